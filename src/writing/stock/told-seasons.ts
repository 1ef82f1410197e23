import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue, YearRange } from '#shared/brand-sheet.ts'
import { daysUntil, yearDayAfter } from '#shared/year-days.ts'
import { isVagueSeason } from '../brand/read-offers.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { onDays } from './days-in-sentence.ts'
import { type ToldFact, dayInWords } from './told-fact.ts'

type Offer = FactValue<'offer'>
type SeasonalFact = ToldFact & { days: YearRange }

export interface Seasonal {
  offer: Offer
  fact: SeasonalFact
}

/** A later end is that of no season: few wait for a last day for so long. */
const LONGEST_SEASON = 92
const NEW_YEAR = '01-01'
const TURN_OF_YEAR: ReadonlySet<string> = new Set(['12-31', NEW_YEAR])
const NEAR = 3

/** "From January 26": what is new then and stays has no season. */
const isLaunch = ({ from, to }: YearRange): boolean => TURN_OF_YEAR.has(to) && from !== NEW_YEAR

/**
 * The seasons of offers that begin and end each year. What is there from a day on is an opening, unless a sentence of the
 * brand tells the day already.
 */
export function toldSeasons(
  seasonal: readonly Seasonal[],
  opening: readonly ToldFact[],
  brief: BrandBrief,
): Record<'season-opens' | 'season-ends' | 'opening', ToldFact[]> {
  const isSaid = ({ fact }: Seasonal) =>
    opening.some(({ days }) => days !== null && Math.min(...apart(days.from, fact.days.from)) <= NEAR)
  const launched = seasonal.filter(({ fact }) => isLaunch(fact.days))
  const seasons = seasonal.filter((each) => !launched.includes(each))
  return {
    'season-opens': seasons.filter((each) => !isSaid(each)).map(({ fact }) => fact),
    'season-ends': seasons.filter(hasLastDay).map(({ fact }) => fact),
    opening: launched.filter((each) => !isSaid(each)).map((each) => launchOf(each, brief)),
  }
}

const apart = (one: string, other: string): number[] => [daysUntil(one, other), daysUntil(other, one)]

/** Who waits for the last day of "about three weeks" comes too late, and "in fall" names no day. */
const hasLastDay = ({ offer, fact: { days } }: Seasonal): boolean =>
  !isVagueSeason(offer.fact ?? '') &&
  !isOfWholeMonths(days) &&
  !TURN_OF_YEAR.has(days.to) &&
  daysUntil(days.from, days.to) <= LONGEST_SEASON

const isOfWholeMonths = ({ from, to }: YearRange): boolean =>
  from.endsWith('-01') && yearDayAfter(to, 1).endsWith('-01')

function launchOf({ offer, fact }: Seasonal, brief: BrandBrief): ToldFact {
  const days = { from: fact.days.from, to: fact.days.from }
  const day = dayInWords(days.from, brief)
  const thing = capitalized(offer.name)
  const moment = `${thing}${languageBasics(brief.language).colon} ${day}`
  const said = [fact.slots.fact, fact.slots.price].filter((text) => text !== undefined).join(' ')
  return {
    ...fact,
    slots: {
      ...fact.slots,
      to: day,
      on: onDays([days], brief),
      moment,
      thing,
      fact: said === '' ? `${moment}.` : said,
    },
    days,
    until: days.from,
  }
}
