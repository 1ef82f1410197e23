import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { proposalsFor, tradeProfiles, type Verdict } from './profiles/trade-profiles.fixtures.ts'

const read = tradeProfiles.map((profile) => ({ ...profile, ...proposalsFor(profile) }))

const FEWEST_RIGHT = 0.9
const MOST_WRONG = 0.04

const shareOf = (verdicts: readonly Verdict[], verdict: Verdict) =>
  verdicts.filter((each) => each === verdict).length / verdicts.length

test.each(LANGUAGES)('%s: nearly all trades and families are right, and hardly any is wrong', (language) => {
  const own = read.filter(({ brand }) => brand.language === language)
  expect(own.length).toBeGreaterThanOrEqual(40)
  for (const verdicts of [own.map(({ ofTrade }) => ofTrade), own.map(({ ofFamily }) => ofFamily)]) {
    expect.soft(shareOf(verdicts, 'right')).toBeGreaterThanOrEqual(FEWEST_RIGHT)
    expect.soft(shareOf(verdicts, 'wrong')).toBeLessThanOrEqual(MOST_WRONG)
  }
})

test('aids for a body are proposed only for trades that fit them', () => {
  const wrong = read.filter(({ family, families }) => family === 'appointment-aids' && !families.includes(family))
  expect(wrong.map(({ brand }) => brand.name)).toEqual([])
})
