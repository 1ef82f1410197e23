import { describe, expect, test } from 'vitest'
import { afterSignIn, brandWizardUrl, createEmailsUrl, isProductPath, loginUrl, paths, safeNext } from './paths.ts'

describe('addresses with a query', () => {
  test('encode values and leave out missing ones', () => {
    expect(brandWizardUrl('b 1', 5)).toBe('/onboarding?brandId=b+1&step=5')
    expect(createEmailsUrl({ year: 2026, month: 12 })).toBe('/dashboard/create-emails?year=2026&month=12')
    expect(createEmailsUrl({})).toBe(paths.createEmails)
  })

  test('login keeps the return path', () => {
    expect(loginUrl('/dashboard/email-outlines?filter=approved')).toBe(
      '/login?next=%2Fdashboard%2Femail-outlines%3Ffilter%3Dapproved',
    )
    expect(loginUrl('https://elsewhere.example')).toBe('/login')
  })
})

describe('safeNext', () => {
  test.each(['/dashboard', '/dashboard/email-outlines?id=1#top', '/onboarding?brandId=x&step=5'])(
    'keeps %s',
    (next) => {
      expect(safeNext(next)).toBe(next)
    },
  )

  test.each([
    undefined,
    '',
    'dashboard',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    '/login?next=/login',
  ])('drops %j', (next) => {
    expect(safeNext(next)).toBeUndefined()
  })
})

test.each([
  [{}, undefined],
  [{ next: '//elsewhere.example' }, undefined],
  [{ session_id: 'cs_1' }, '/dashboard/billing?session_id=cs_1'],
  [{ next: '/onboarding', session_id: 'cs_1' }, '/onboarding'],
])('after login, %o leads to %s', (search, address) => {
  expect(afterSignIn(search)).toBe(address)
})

describe('isProductPath', () => {
  test.each(['/login', '/dashboard', '/dashboard/nowhere', '/onboarding?brandId=1&step=5#a', '/billing?success=true'])(
    '%s belongs to the app',
    (address) => {
      expect(isProductPath(address)).toBe(true)
    },
  )

  test.each(['/', '/pricing?next=/dashboard/x', '/dashboards', '/api/auth/me', '/login/x'])("%s doesn't", (address) => {
    expect(isProductPath(address)).toBe(false)
  })
})
