import type { Country } from '#shared/brand-brief.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { type CountryWords, countryWords } from '../languages/country-words.ts'
import type { Region } from '../languages/region-words.ts'
import type { Angle, Pack } from '../packs/pack-schema.ts'
import { angleWhere } from './suited-pack.ts'

const known = new WeakMap<Pack, Map<Country, Pack>>()

export function inWordsOfCountry(pack: Pack, country: Country): Pack {
  const words = countryWords(pack.language, country)
  if (words === null) return pack
  const packs = known.getOrInsertComputed(pack, () => new Map())
  return packs.getOrInsertComputed(country, () => rewritten(pack, words))
}

export function inWordsOfRegion(pack: Pack, region: Region | null): Pack {
  if (region === null) return pack
  const packs = regional.getOrInsertComputed(pack, () => new Map())
  return packs.getOrInsertComputed(region.locale, () => rewritten(pack, region))
}

const regional = new WeakMap<Pack, Map<string, Pack>>()

function rewritten(pack: Pack, { rewrite, foreign }: CountryWords): Pack {
  const suits = (text: string) => findPhrase(text, foreign) === null
  const { subjects, themes, theses, angles } = pack
  const inBoth = (list: readonly string[]) => [...new Set(list.flatMap((word) => [word, rewrite(word)]))]
  return {
    ...pack,
    subjects: subjects.map((each) => ({ ...each, sold: inBoth(each.sold), told: inBoth(each.told) })),
    themes: themes.map((theme) => ({ ...theme, title: rewrite(theme.title), purpose: rewrite(theme.purpose) })),
    theses: theses
      .filter(({ thesis, because }) => suits(thesis) && suits(because))
      .map((each) => ({ ...each, thesis: rewrite(each.thesis), because: rewrite(each.because) })),
    angles: angles.flatMap((angle) => angleWhere(angle, suits)).map((angle) => rewrittenAngle(angle, rewrite)),
  }
}

function rewrittenAngle(angle: Angle, rewrite: (text: string) => string): Angle {
  const { titles, premise, why, show, subjects, preview, headline, beats, lead, button } = angle
  return {
    ...angle,
    titles: titles.map(rewrite),
    premise: rewrite(premise),
    why: rewrite(why),
    show: rewrite(show),
    subjects: subjects.map(rewrite),
    preview: rewrite(preview),
    headline: rewrite(headline),
    beats: beats.map((beat) => ({ ...beat, line: rewrite(beat.line) })),
    lead: lead === null ? null : { ...lead, line: rewrite(lead.line) },
    button: rewrite(button),
  }
}
