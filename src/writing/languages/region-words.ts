import type { BrandBrief } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { type CountryWords, rewriter } from './country-words.ts'
import { optionalLanguageData } from './language-folders.ts'

/** A region that shares the language of a country: Austria has its own words for months and food. */
export interface Region extends CountryWords {
  /** For dates: `de-AT`. */
  locale: string
}

interface RegionData {
  /** Words that only a brand of the region uses of itself. */
  signs: readonly string[]
  words: Readonly<Record<string, string>>
  foreign: readonly string[]
}

const regionsOf = optionalLanguageData(
  'languages/<language>/regions.json',
  (data: Readonly<Record<string, RegionData>>, language) =>
    Object.entries(data).map(([region, { signs, words, foreign }]) => ({
      signs,
      replaced: new Set(Object.keys(words).map((word) => word.toLowerCase())),
      region: { rewrite: rewriter(words), foreign, locale: `${language}-${region}` } satisfies Region,
    })),
)

const FEWEST_SIGNS = 2

/** The region whose words a brand uses. Null where it uses the words of its country. */
export const regionOf = (brief: BrandBrief): Region | null => foundIn(brief).region

const foundIn = oncePer(({ facts, name, language }: BrandBrief): { region: Region | null } => {
  const { offers, say, neverSay, moments, doubts, rules, business } = facts
  const text = [
    name,
    business ?? '',
    ...offers.flatMap((offer) => [offer.name, offer.fact ?? '']),
    ...say,
    ...neverSay,
    ...moments.map((moment) => moment.text),
    ...doubts.flatMap(({ question, answer }) => [question, answer ?? '']),
    ...rules.map(({ sentence }) => sentence),
  ].join('\n')
  const found = (regionsOf(language) ?? []).find(
    ({ signs, replaced }) =>
      signs.filter((sign) => findPhrase(text, [sign]) !== null).length >= FEWEST_SIGNS ||
      // Who never says "Januar" says "Jänner".
      neverSay.some((word) => replaced.has(word.trim().toLowerCase())),
  )
  return { region: found?.region ?? null }
})
