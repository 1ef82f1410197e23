import { expect, test } from 'vitest'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { excesses, excessesOn, excessText, losses } from './plan-change.ts'

const usage = { brands: 3, members: 4, outlines: 31 }

test('what is more than a smaller plan includes is told one by one', () => {
  expect(excessesOn('STARTER', usage).map(excessText)).toEqual([
    '31 outlines this period, 30 included. All of them stay; the next ones can be written when the period starts again.',
    '3 brands, 1 included. All of them stay; none can be added.',
    '4 team members, 3 included. Nobody loses access; nobody can be invited.',
  ])
})

test('a full limit is no excess, and no limit never is one', () => {
  expect(excessesOn('TEAMS', { ...usage, brands: 5, members: 400, outlines: 150 })).toEqual([])
  expect(excesses({ brands: 0, members: 1, outlines: 1 }, { brands: 0, members: 1, outlines: -1 })).toEqual([])
})

test('every gate between two plans is named, and only those', () => {
  expect(losses(PLAN_CATALOGUE.TEAMS.limits, 'FREE')).toHaveLength(7)
  expect(losses(PLAN_CATALOGUE.TEAMS.limits, 'PRO')).toEqual([
    'A month can no longer be downloaded as one document.',
    'The Klaviyo sync stops. What it has brought stays.',
    'Nobody is told of assignments, reviews and approvals any more.',
  ])
  expect(losses(PLAN_CATALOGUE.STARTER.limits, 'FREE')).toEqual(['Outlines can be read and no longer downloaded.'])
  expect(losses(PLAN_CATALOGUE.STARTER.limits, 'TEAMS')).toEqual([])
})

test('a limit of none promises no next period', () => {
  expect(excessText({ what: 'outlines', used: 21, limit: 0 })).toBe(
    '21 outlines this period, 0 included. All of them stay; none can be written.',
  )
})
