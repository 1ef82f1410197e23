import type { BrandBrief } from '#shared/brand-brief.ts'
import type { YearRange } from '#shared/brand-sheet.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { printedDate } from '../brand/printed-date.ts'
import { namedDays } from '../brand/find-days.ts'
import { type DatedFact, type OnDay, readDate } from '../brand/read-dates.ts'
import { readPrice } from '../brand/read-price.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { Telling } from './own-questions.ts'
import { printedName } from './listed-offers.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, spanInDays } from './told-fact.ts'

/** What happens on a day of the brand's own calendar, in the sentences that say so. */
export function datedFacts(
  brief: BrandBrief,
  { isClean, entry }: Pick<Telling, 'isClean' | 'entry'>,
): Readonly<Record<OnDay, readonly ToldFact[]>> {
  const facts = datesOf(brief).flatMap((dated) => toldOf(dated, brief, isClean, entry))
  const of = (what: OnDay) => facts.filter((each) => each.what === what).map(({ fact }) => fact)
  return {
    event: of('event'),
    start: of('start'),
    opening: of('opening'),
    deadline: of('deadline'),
    dearer: of('dearer'),
  }
}

/** The sentences among the phrases, and the days that are part of what an offer is: "6 Saturdays starting January 30". */
function datesOf(brief: BrandBrief): DatedFact[] {
  const { facts, language } = brief
  const said = facts.say.flatMap((text) => readDate(text, language) ?? [])
  const offered = facts.offers.flatMap((offer): DatedFact[] => {
    const name = printedName(offer, language)
    const isOne = offer.fact !== null && namedDays(offer.fact, language).length === 1
    const dated = name === null || !isOne ? null : readDate(offer.fact!, language)
    if (dated === null || name === null) return []
    const text = `${capitalized(name)}${languageBasics(language).colon} ${dated.text}`
    const isStart = dated.what === 'event' || dated.what === 'opening'
    return [{ ...dated, text, name: capitalized(name), what: isStart ? 'start' : dated.what }]
  })
  return [...said, ...offered.filter(({ days }) => said.every((other) => other.days.from !== days.from))]
}

function toldOf(
  dated: DatedFact,
  brief: BrandBrief,
  isClean: Telling['isClean'],
  entry: Telling['entry'],
): { what: OnDay; fact: ToldFact }[] {
  const { language } = brief
  const { what, text, name, days, by, weekday, year } = dated
  const fact = printedDate(text, language)
  if (fact === null || !isClean(fact)) return []
  const price = priceOf(dated, brief)
  const on = spanInDays(days, brief)
  const last: YearRange = { from: by ?? days.from, to: by ?? days.from }
  return [
    {
      what,
      fact: {
        ...NOTHING_TOLD,
        name: text,
        slots: {
          to: on,
          fact,
          ...(name === null || !isClean(name) ? {} : { moment: `${name}${languageBasics(language).colon} ${on}` }),
          ...(by === null ? {} : { by: daysInWords({ from: by, to: by }, brief).to! }),
          ...(price === null ? {} : { price }),
        },
        lines: what === 'start' ? [] : linesAbout(fact, brief, entry),
        days: { from: last.from, to: what === 'deadline' || what === 'dearer' ? last.to : days.to },
        on: { day: days.from, weekday, year },
      },
    },
  ]
}

const MOST_LINES = 2

/** The offers that a sentence speaks of, where it doesn't say itself what they cost. */
function linesAbout(sentence: string, { facts, language }: BrandBrief, entry: Telling['entry']): string[] {
  const stems = tellingStems(sentence, language)
  return facts.offers
    .filter(({ name, price }) =>
      price === null || !sentence.includes(price) ? sharedStems(tellingStems(name, language), stems) > 0 : false,
    )
    .flatMap((offer) => entry(offer) ?? [])
    .slice(0, MOST_LINES)
}

/** What a place costs, where the sentence doesn't say it and the offer of that name does. */
function priceOf({ text, name }: DatedFact, { facts, language }: BrandBrief): string | null {
  if (name === null || readPrice(text) !== null) return null
  const stems = tellingStems(name, language)
  const offer = facts.offers.find(
    (each) => each.price !== null && sharedStems(tellingStems(each.name, language), stems) >= Math.min(2, stems.size),
  )
  return offer === undefined || stems.size === 0 ? null : `${withoutPeriod(offer.price!)}.`
}
