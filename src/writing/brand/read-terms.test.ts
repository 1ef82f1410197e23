import { expect, test } from 'vitest'
import { brandFrom, typedFields } from './profiles/profiles.fixtures.ts'
import { readProfile } from './read-profile.ts'

const saidIn = (fields: { complianceNotes?: string; buyingProcess?: string }) => {
  const brand = brandFrom(
    { id: 'terms', name: 'Terms', country: 'US', language: 'en' },
    typedFields.parse({ products: 'mugs', ...fields }),
  )
  return readProfile(brand, []).facts.flatMap((fact) => (fact.kind === 'say' ? [fact.value.text] : []))
}

test.each([
  ['Free delivery from $45.', ['Free delivery from $45.']],
  ['Never more than $10 off.', []],
  ['Emails at most 2 a month.', []],
  ['Only gifts under $20.', []],
])('the rule "%s" tells customers %j', (complianceNotes, said) => expect(saidIn({ complianceNotes })).toEqual(said))

test.each([
  ['Delivery in 48 hours. They order 3 times a year.', ['Delivery in 48 hours.']],
  ['Most order by phone, 2 of 3 come back.', []],
])('of the buying process "%s", customers hear %j', (buyingProcess, said) =>
  expect(saidIn({ buyingProcess })).toEqual(said),
)
