import type { BrandBrief } from '#shared/brand-brief.ts'
import { countryWords } from './country-words.ts'
import { regionOf } from './region-words.ts'

/** A text of the product as people say it where a brand is: "enrolment" in Great Britain, "Jänner" in Austria. */
export function inLocalWords(text: string, brief: BrandBrief): string {
  const ofCountry = countryWords(brief.language, brief.country)?.rewrite(text) ?? text
  return regionOf(brief)?.rewrite(ofCountry) ?? ofCountry
}
