import { expect, test } from 'vitest'
import { quotaOverrideSchema } from '../../people-contract.ts'
import { COUNT_LIMITS, SWITCH_LIMITS, quotaOf, textsOf } from './quota-fields.ts'

test('the form has a field for every limit that can be set', () => {
  const names = [...COUNT_LIMITS, ...SWITCH_LIMITS].map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(quotaOverrideSchema.shape).toSorted())
})

test.each([[null], [{ outlinesPerMonth: 500 }], [{ users: -1, exportEnabled: true, calendarEnabled: false }]])(
  '%j comes out of the form as it went in',
  (quota) => {
    expect(quotaOf(textsOf(quota))).toEqual(quota)
  },
)

test('what is left empty is left to the plan', () => {
  const texts = textsOf({ users: 5, workflowEnabled: true })
  expect(quotaOf({ ...texts, users: ' ', workflowEnabled: 'plan' })).toBeNull()
})
