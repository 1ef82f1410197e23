import { expect, test } from 'vitest'
import { quotaOverrideSchema } from '../../fields.ts'
import { COUNT_LIMITS, SWITCH_LIMITS, quotaOf, textsOf } from './quota-fields.ts'

test('the form has a field for every limit', () => {
  const names = [...COUNT_LIMITS, ...SWITCH_LIMITS].map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(quotaOverrideSchema.shape).toSorted())
})

test.each([[null], [{ outlinesPerMonth: 500 }], [{ users: -1, exportEnabled: true, calendarEnabled: false }]])(
  '%j is the same after the form',
  (quota) => {
    expect(quotaOf(textsOf(quota))).toEqual(quota)
  },
)

test('an empty field uses the limit of the plan', () => {
  const texts = textsOf({ users: 5, workflowEnabled: true })
  expect(quotaOf({ ...texts, users: ' ', workflowEnabled: 'plan' })).toBeNull()
})
