import { expect, test } from 'vitest'
import type { MonthState } from '#features/outlines/overview-contract.ts'
import type { Permission } from '#shared/permissions.ts'
import { nextAction } from './next-action.ts'

const state: MonthState = {
  year: 2026,
  month: 12,
  ideas: 20,
  toWrite: 0,
  outlines: 4,
  readyForReview: 0,
  approved: 4,
  sent: 0,
  scheduled: 0,
  unscheduled: 4,
}
const brand = { id: 'b', onboardingStep: null }
const place = (changes: { readOnly?: boolean; calendarEnabled?: boolean; allowed?: Permission[] } = {}) => ({
  readOnly: changes.readOnly ?? false,
  may: (permission: Permission) => changes.allowed?.includes(permission) ?? true,
  limits: { calendarEnabled: changes.calendarEnabled ?? true },
})
const DECEMBER = { brandId: 'b', year: 2026, month: 12 }

test('each thing to do opens the page of its brand and month', () => {
  const actionIn = (changes: Partial<MonthState>) => nextAction(brand, { ...state, ...changes }, place())
  expect(actionIn({})).toEqual({
    label: 'Schedule 4',
    to: '/dashboard/email-calendar',
    search: DECEMBER,
    mine: true,
  })
  expect(actionIn({ toWrite: 2 })).toMatchObject({ to: '/dashboard/create-emails', search: DECEMBER })
  expect(actionIn({ readyForReview: 1 })).toMatchObject({
    label: '1 to review',
    to: '/dashboard/email-outlines',
    search: { brandId: 'b', filter: 'ready_for_review' },
  })
})

test('a brand without a finished profile is finished first, by those who may', () => {
  const unfinished = { id: 'b', onboardingStep: 3 }
  expect(nextAction(unfinished, state, place())).toMatchObject({
    label: 'Finish setup',
    to: '/onboarding',
    search: { brandId: 'b', step: 3 },
  })
  expect(nextAction(unfinished, state, place({ allowed: ['CREATE_EMAIL_IDEAS'] }))?.label).toBe('Schedule 4')
})

test('says when another person has to do it', () => {
  expect(nextAction(brand, state, place({ allowed: ['CREATE_EMAIL_IDEAS'] }))?.mine).toBe(false)
  expect(nextAction(brand, state, place({ readOnly: true }))?.mine).toBe(false)
  expect(nextAction(brand, state, place({ allowed: ['MANAGE_OUTLINES'] }))?.mine).toBe(true)
})

test('nothing is left once all is scheduled, or once all is written on a plan without the calendar', () => {
  expect(nextAction(brand, { ...state, scheduled: 4, unscheduled: 0 }, place())).toBeNull()
  expect(nextAction(brand, state, place({ calendarEnabled: false }))).toBeNull()
})
