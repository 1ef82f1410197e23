import { expect, test } from 'vitest'
import { LIVE_SUBJECTS, type LiveSubject } from '#shared/live-events.ts'
import { isTouched } from './live-updates.ts'

const BRAND = '0198c5a0-0000-7000-8000-00000000000b'

test.each<[LiveSubject, string]>([
  ['outlines', `/api/brands/${BRAND}/outlines`],
  ['outlines', '/api/email-outlines/0198c5a0-0000-7000-8000-00000000000c'],
  ['outlines', '/api/calendar'],
  ['outlines', '/api/workspaces/w/usage'],
  ['ideas', `/api/brands/${BRAND}/plan/2026/12`],
  ['schedules', '/api/calendar/slots'],
  ['run', `/api/brands/${BRAND}/runs`],
  ['run', '/api/runs/0198c5a0-0000-7000-8000-00000000000d'],
  ['run', `/api/brands/${BRAND}/outline-bulks`],
  ['imports', `/api/brands/${BRAND}/insights`],
  ['imports', `/api/brands/${BRAND}/sheet`],
  ['brands', '/api/brands'],
  ['brands', `/api/brands/${BRAND}/sheet`],
  ['members', '/api/workspaces/w/members'],
  ['notifications', '/api/workspaces/w/notifications'],
  ['workspace', '/api/workspaces'],
  ['session', '/api/auth/me'],
])('after a hint about %s, %s is asked again', (what, address) => {
  expect(isTouched(address, { what })).toBe(true)
})

test('what a hint is not about stays as it is', () => {
  const others = LIVE_SUBJECTS.filter((what) => what !== 'session')
  expect(others.filter((what) => isTouched('/api/auth/me', { what }))).toEqual([])
  expect(isTouched('/api/workspaces/w/notifications', { what: 'outlines' })).toBe(false)
})

test('a hint about one brand leaves the other brands alone, not what is about all of them', () => {
  const hint = { what: 'outlines', brandId: BRAND } as const
  expect(isTouched(`/api/brands/${BRAND}/outlines`, hint)).toBe(true)
  expect(isTouched('/api/brands/another/outlines', hint)).toBe(false)
  expect(isTouched('/api/calendar', hint)).toBe(true)
})
