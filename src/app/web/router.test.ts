import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { createProductRouter } from './router.ts'

function routesOf(address: string): string[] {
  const router = createProductRouter(createQueryClient(), createMemoryHistory({ initialEntries: [address] }))
  return router.matchRoutes(router.latestLocation).map(({ routeId }) => routeId)
}

function searchOf(address: string): Record<string, unknown> {
  const router = createProductRouter(createQueryClient(), createMemoryHistory({ initialEntries: [address] }))
  return router.matchRoutes(router.latestLocation).at(-1)?.search ?? {}
}

describe.each([
  ['step', '/onboarding?brandId=1', 4],
  ['year', '/dashboard/email-calendar?month=11', 2027],
  ['month', '/dashboard/email-calendar?year=2026', 4],
  ['year', '/dashboard/create-emails?month=11', 2027],
  ['month', '/dashboard/create-emails?year=2026', 4],
])('the number %s of %s', (name, address, whole) => {
  test.each(['x', '2.5', '', '%20', 'NaN', '1e400', '99999999999999999999'])(
    'does not reach the page as %j',
    (value) => {
      expect(searchOf(`${address}&${name}=${value}`)[name]).toBeUndefined()
    },
  )

  test('reaches the page when it is whole', () => {
    expect(searchOf(`${address}&${name}=${whole}`)[name]).toBe(whole)
  })
})

test('an empty id is undefined', () => {
  expect(searchOf('/dashboard/email-outlines?id=').id).toBeUndefined()
  expect(searchOf('/dashboard/email-outlines?id=0123').id).toBe('0123')
})

describe('the routes of the product', () => {
  test.each(['/login', '/signup'])('%s is for users who are logged out', (address) => {
    expect(routesOf(address)).toEqual(['__root__', '/newcomers', `/newcomers${address}`])
  })

  test.each(['/dashboard', '/dashboard/', '/dashboard?x=1'])('%s is the home of the dashboard', (address) => {
    expect(routesOf(address).at(-1)).toBe('/signed-in/dashboard/dashboard/')
  })

  test.each(['/dashboard/create-emails', '/dashboard/email-outlines?id=1', '/dashboard/billing', '/dashboard/a/b'])(
    '%s is in the shell and needs a login',
    (address) => {
      expect(routesOf(address).slice(0, 3)).toEqual(['__root__', '/signed-in', '/signed-in/dashboard'])
    },
  )

  test('an unknown page of the dashboard has the catch-all', () => {
    expect(routesOf('/dashboard/nope').at(-1)).toBe('/signed-in/dashboard/dashboard/$')
  })

  test.each(['/onboarding?brandId=1', '/onboarding/complete?brandId=1'])('%s needs a login', (address) => {
    expect(routesOf(address)).toContain('/signed-in/onboarding')
  })
})
