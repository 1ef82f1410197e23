import { expect, test } from 'vitest'
import { actionText, detailsOf } from './event-texts.ts'

test.each([
  ['workspace.plan_changed', 'Workspace plan changed'],
  ['IMPERSONATION_START', 'Impersonation start'],
  ['tracking_scripts.saved', 'Tracking scripts saved'],
  ['ai_prompt.activated', 'AI prompt activated'],
  ['superadmin.acted', 'Super admin acted'],
])('%s reads as "%s"', (action, text) => {
  expect(actionText(action)).toBe(text)
})

test('separates changed values from plain facts', () => {
  const details = detailsOf({
    targetEmail: 'ada@example.com',
    before: { plan: 'FREE', status: 'active' },
    after: { plan: 'OMNI', quota: { users: 3 } },
  })
  expect(details).toEqual({
    facts: [{ name: 'targetEmail', value: 'ada@example.com' }],
    changes: [
      { name: 'plan', before: 'FREE', value: 'OMNI' },
      { name: 'status', before: 'active', value: '–' },
      { name: 'quota', before: '–', value: '{"users":3}' },
    ],
    texts: [],
  })
})

test('compares long texts line by line, also with an empty one', () => {
  const after = 'one\ntwo'
  expect(detailsOf({ before: '', after }).texts).toEqual([{ name: 'text', before: '', after }])
  expect(detailsOf({ before: null, after: 'short' }).changes).toEqual([{ name: 'text', before: '–', value: 'short' }])
  expect(detailsOf({ before: { systemPrompt: 'x'.repeat(90) }, after: {} }).texts).toEqual([
    { name: 'systemPrompt', before: 'x'.repeat(90), after: '' },
  ])
})
