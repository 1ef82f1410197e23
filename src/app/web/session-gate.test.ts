import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#features/auth/contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { requireSession, skipWhenSignedIn } from './session-gate.ts'

const ada: CurrentUser = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '',
  address: '',
  role: 'USER',
  pendingEmail: null,
  tokenType: 'session',
  impersonator: null,
}

function clientOf(user: CurrentUser | null): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionOptions.queryKey, user)
  return client
}

async function sentTo(gate: Promise<void>) {
  try {
    await gate
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    const { href, replace, reloadDocument } = thrown.options
    return { href, replace, reloadDocument: reloadDocument ?? false }
  }
}

describe('a page that needs a login', () => {
  test('leads to the login with the way back, query and hash included', async () => {
    expect(await sentTo(requireSession(clientOf(null), '/dashboard/email-outlines?id=1#top'))).toEqual({
      href: '/login?next=%2Fdashboard%2Femail-outlines%3Fid%3D1%23top',
      replace: true,
      reloadDocument: false,
    })
  })

  test('opens for a logged-in user', async () => {
    expect(await sentTo(requireSession(clientOf(ada), '/dashboard'))).toBeUndefined()
  })
})

describe('login and sign-up', () => {
  test('open for a user who is logged out', async () => {
    expect(await sentTo(skipWhenSignedIn(clientOf(null), { next: '/dashboard' }))).toBeUndefined()
  })

  test.each([
    { next: undefined, href: '/dashboard', reloadDocument: false },
    { next: '/onboarding?brandId=1&step=5', href: '/onboarding?brandId=1&step=5', reloadDocument: false },
    { next: '//elsewhere.example', href: '/dashboard', reloadDocument: false },
    { next: '/pricing', href: '/pricing', reloadDocument: true },
  ])('lead a logged-in user with next $next to $href', async ({ next, href, reloadDocument }) => {
    expect(await sentTo(skipWhenSignedIn(clientOf(ada), { next }))).toEqual({ href, replace: true, reloadDocument })
  })
  test("take a logged-in user's payment to the billing page", async () => {
    const href = '/dashboard/billing?session_id=cs_1'
    expect(await sentTo(skipWhenSignedIn(clientOf(ada), { session_id: 'cs_1' }))).toMatchObject({ href })
  })
})
