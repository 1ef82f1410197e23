import { expect, test } from 'vitest'
import type { FactOfKind } from '#shared/brand-sheet.ts'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import { briefOfSheet } from './said-closings.ts'

const confirmed = (fact: FactOfKind) =>
  ({ ...fact, key: JSON.stringify(fact), source: 'user', state: 'confirmed', quote: null, page: null }) as const

test('a closing among the phrases is a rule for the emails, once', () => {
  const text = 'The shop is closed from January 4 to 16 for stocktaking'
  const brief = briefOfSheet(teaBrand(), [
    confirmed({ kind: 'say', value: { text } }),
    confirmed({ kind: 'say', value: { text: 'We close the lid of every tin by hand' } }),
  ])
  expect(brief.facts.rules).toMatchObject([{ check: { type: 'closed', days: { from: '01-04', to: '01-16' } } }])
  const rule = brief.facts.rules[0]!
  const again = briefOfSheet(teaBrand(), [
    confirmed({ kind: 'say', value: { text } }),
    confirmed({ kind: 'rule', value: rule }),
  ])
  expect(again.facts.rules).toEqual([rule])
})
