import { expect, test } from 'vitest'
import { teaBrand } from '../stock/tea-brand.fixtures.ts'
import { closingsAfter } from '../stock/resting-days.ts'
import { readRules } from './read-rules.ts'
import { saidClosings } from './said-closings.ts'

const text = 'The shop is closed from January 4 to 16 for stocktaking'
const days = { from: '01-04', to: '01-16' }

test('a closing among the phrases is mentioned before it, once, and stops no emails', () => {
  const brief = teaBrand({ say: [text, 'We close the lid of every tin by hand'] })
  expect(saidClosings(brief)).toMatchObject([{ check: { type: 'closed', days } }])
  expect(closingsAfter('2026-12-28', brief)).toEqual([`${text}.`])
  expect(closingsAfter('2026-12-10', brief)).toEqual([])
  expect(brief.facts.rules).toEqual([])
  const [rule] = readRules(text, { language: 'en', country: 'GB' }, [])
  expect(saidClosings(teaBrand({ say: [text], rules: [rule!] }))).toEqual([])
})
