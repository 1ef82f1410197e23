import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { FactValue, OfferKind, Timing } from '#shared/brand-sheet.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { standsAlone, withoutPeriod } from '../brand/printable.ts'
import { namedMonths } from '../brand/read-season.ts'
import { readTiming } from '../brand/read-timing.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { isApart, isScarce } from './listed-offers.ts'
import { segmentWords } from '../languages/segment-words.ts'
import { sellingWayOf, wayOfGoods } from './selling-way.ts'
import { type Telling, questionOf } from './own-questions.ts'
import { NOTHING_TOLD, type ToldFact, daysInWords, nameOfMonth } from './told-fact.ts'
import { isOfThePast, undatedPhrases } from './undated-phrases.ts'

type Moment = FactValue<'moment'>
/** What the calendar of a brand says: when people order again, by when they order, and what happens in which month. */
export function timedFacts(telling: Telling): Pick<Record<Told, readonly ToldFact[]>, 'cycle' | 'deadline' | 'when'> {
  const { brief } = telling
  const { moments, offers } = brief.facts
  // A course ends, and the next one is another.
  const comesBack = offers.every(({ kind }) => kind !== 'course')
  return {
    cycle: comesBack ? moments.flatMap((moment) => cycleOf(moment, telling)).slice(0, 1) : [],
    deadline: moments.filter((moment) => !isDated(moment, brief)).flatMap((moment) => deadlineOf(moment, telling)),
    when: undatedPhrases(brief).flatMap((text) => (isOfThePast(text, brief.language) ? [] : monthsOf(text, telling))),
  }
}

/** Whether a phrase of the brand says more of the same day. */
const isDated = ({ text }: Moment, brief: BrandBrief): boolean =>
  brief.facts.say.some((said) => said.includes(withoutPeriod(text)) && !undatedPhrases(brief).includes(said))

const MOST_NAMED = 3

/** With the offers that come back: those that the text names before its span, else what is used up or done again. */
function cycleOf({ text, timing }: Moment, telling: Telling): ToldFact[] {
  if (timing?.type !== 'every') return []
  const { brief, entry } = telling
  const { language } = brief
  const offers = brief.facts.offers.filter((offer) => !isApart(offer, brief) && !isScarce(offer, brief))
  const [before = ''] = text.split(/\d/u, 1)
  const stems = tellingStems(before, language)
  const named = offers.filter(({ name }) => sharedStems(tellingStems(name, language), stems) > 0)
  const usedUp = offers.filter(({ kind }) => kind !== null && COMING_BACK.has(kind))
  const lines = (named.length > 0 ? named : usedUp).flatMap((offer) => entry(offer) ?? [])
  const every = spanInWords(timing, language)
  const isVisited = wayOfGoods(brief) === 'visits'
  const question = questionOf(withoutBrackets(text).text, telling)
  return [
    {
      ...NOTHING_TOLD,
      name: text,
      slots: { every, ...(question === null ? {} : { question }) },
      lines: lines.length > 0 ? lines.slice(0, MOST_NAMED) : telling.range,
      readers: fillSlots(ownFactWords(language).cycleReaders[isVisited ? 'visits' : 'orders'], { every }),
    },
  ]
}

const COMING_BACK: ReadonlySet<OfferKind> = new Set(['consumable', 'perishable', 'service'])

function spanInWords({ unit, from, to }: Extract<Timing, { type: 'every' }>, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return from === to ? format.format(from) : format.formatRange(from, to)
}

function deadlineOf({ text, timing }: Moment, { brief, line }: Telling): ToldFact[] {
  if (timing?.type !== 'until') return []
  // "Boredom in summer: sent to your holiday address if ordered by June 20".
  const parts = [text, ...text.split(/\s[–—]\s|[:;]\s/u)].toReversed()
  const dated = parts.filter((part) => readTiming(part, brief.language) !== null)
  // A phrase of the brand that holds the date says more than the date.
  const said = brief.facts.say.filter((phrase) => dated.some((part) => phrase.includes(withoutPeriod(part))))
  const fact = [...said, ...dated].map(line).find((each) => each !== null) ?? null
  if (fact === null) return []
  // Who subscribes has nothing to order.
  const isSubscribed = sellingWayOf(brief).way === 'subscriptions'
  const readers = isSubscribed ? segmentWords(brief.language).segments.subscriptions.selling : null
  const { day, dayOfMonth } = timing
  if (day !== null) {
    const days = { from: day, to: day }
    return [
      {
        ...NOTHING_TOLD,
        name: text,
        slots: { to: daysInWords(days, brief).to ?? '', fact },
        days,
        readers,
      },
    ]
  }
  return dayOfMonth === null
    ? []
    : [
        {
          ...NOTHING_TOLD,
          name: text,
          slots: { to: dayInWords(dayOfMonth, brief.language), fact },
          dayOfMonth,
          readers,
        },
      ]
}

function dayInWords(day: number, language: Language): string {
  const forms = ownFactWords(language).dayOfMonth
  const rule = new Intl.PluralRules(language, { type: 'ordinal' }).select(day)
  return fillSlots(forms[rule] ?? forms.other, { day: String(day) })
}

const EARLY = 2

const monthsUpTo = (month: number): readonly number[] =>
  Array.from({ length: EARLY + 1 }, (_, at) => ((month - EARLY + at + 11) % 12) + 1)

const MOST_MONTHS = 4

/** "Groups start in January, April and September" has an email in each of these months. */
function monthsOf(text: string, { brief, line, range }: Telling): ToldFact[] {
  const { language } = brief
  const months = [...new Set(namedMonths(text, language))]
  if (months.length === 0 || months.length > MOST_MONTHS || !standsAlone(text, readingWords(language))) return []
  const fact = line(text)
  const isCourse = sellingWayOf(brief).way === 'courses'
  return fact === null
    ? []
    : months.map((month) => ({
        ...NOTHING_TOLD,
        name: `${text} ${month}`,
        slots: { moment: nameOfMonth(month, brief), fact },
        lines: range,
        // People sign up for a course before it begins.
        months: isCourse ? monthsUpTo(month) : [month],
      }))
}
