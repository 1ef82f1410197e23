import { monthNames } from '#shared/day-names.ts'
import type { Country } from '#shared/brand-brief.ts'
import { readingWords } from '../languages/reading-words.ts'
import { textsOf } from '../packs/angle-texts.ts'
import type { Angle, Pack, Thesis } from '../packs/pack-schema.ts'
import { findPhrase } from '../engine/word-matching.ts'

const SOUTHERN: ReadonlySet<Country> = new Set(['AU'])
const HALF_A_YEAR = 6
const MONTHS = 12
/** In these months only the season can be the reason. The others have the holidays and the turn of the year. */
const [FIRST_OF_SEASON, LAST_OF_SEASON] = [3, 9]

const turnedPacks = new WeakMap<Pack, Pack>()

/**
 * Packs are written for the northern hemisphere. In the south, seasonal theses and ideas move by half a year, and texts
 * that name a month are left out.
 */
export const inItsSeasons = (pack: Pack, country: Country): Pack =>
  SOUTHERN.has(country) ? turnedPacks.getOrInsertComputed(pack, turned) : pack

function turned(pack: Pack): Pack {
  const { theses, angles, language } = pack
  const seasonal = theses.filter(({ season }) => season !== null)
  const inSpines = new Set(seasonal.flatMap(({ spine }) => spine.map(({ angle }) => angle)))
  const { seasons } = readingWords(language)
  const seasonNames = Object.keys(seasons).filter((name) => seasons[name]!.length === 3)
  const months: ReadonlySet<string> = new Set(monthNames(language))
  const namesMonth = (text: string) => text.split(/\P{L}+/u).some((word) => months.has(word))
  const dependsOnSeason = (angle: Angle) =>
    angle.months !== null &&
    angle.occasion === null &&
    (inSpines.has(angle.id) ||
      angle.months.every((month) => month >= FIRST_OF_SEASON && month <= LAST_OF_SEASON) ||
      findPhrase(textOf(angle), seasonNames) !== null)
  const turnedTheses = theses.map((thesis) =>
    thesis.season === null ? thesis : { ...thesis, month: turnedMonth(thesis.month) },
  )
  const turnedAngles = angles.flatMap((angle) => {
    if (!dependsOnSeason(angle)) return [angle]
    return namesMonth(textOf(angle)) ? [] : [{ ...angle, months: angle.months!.map(turnedMonth) }]
  })
  return {
    ...pack,
    theses: turnedTheses.filter(
      (thesis) => thesis.season === null || !namesMonth(`${thesis.thesis} ${thesis.because}`),
    ),
    angles: turnedAngles,
  }
}

const turnedMonth = (month: Thesis['month']): Thesis['month'] => ((month + HALF_A_YEAR - 1) % MONTHS) + 1

const textOf = (angle: Angle) =>
  textsOf(angle)
    .map(({ text }) => text)
    .join('\n')
