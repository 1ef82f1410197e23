import type { BrandBrief } from '#shared/brand-brief.ts'
import type { OnDay } from '../brand/dated-fact.ts'
import { type MonthlyDay, monthlyDayIn } from '../brand/monthly-days.ts'
import { namesHour } from '../brand/day-words.ts'
import { printedDate } from '../brand/printed-date.ts'
import { readDate } from '../brand/read-dates.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { calledDay } from './called-day.ts'
import { onDays } from './days-in-sentence.ts'
import { NOTHING_TOLD, type ToldFact, nameOfMonth, nameOfWeekday } from './told-fact.ts'

/** A day on which such a thing may happen in a month, to read what its sentence says of that day. */
const SAMPLE = { from: '01-14', to: '01-14' }
const MONTHS = 12
const MOST_SENTENCES = 3
const TOLD: ReadonlySet<OnDay> = new Set(['event', 'start', 'opening', 'notice', 'sale'])

/** What a brand has on a day of each month, once for each month: "Rarity: first Thursday of December". */
export function monthlyFacts(brief: BrandBrief): { what: OnDay; fact: ToldFact }[] {
  const { facts, language } = brief
  const sentences = facts.say.flatMap((text) => {
    const day = monthlyDayIn(text, language)
    return day === null ? [] : [{ text, day }]
  })
  return sentences.slice(0, MOST_SENTENCES).flatMap(({ text, day }) => {
    const { always } = dateWords(language).monthly
    const dated = `${text.slice(0, day.at)}${onDays([SAMPLE], brief)}${text.slice(day.end)}`
    const plain = always.reduce(
      (said, word) => said.replace(new RegExp(String.raw`(?<!\p{L})${RegExp.escape(word)}\s`, 'giu'), ''),
      dated,
    )
    const read = readDate(plain, language)
    const fact = printedDate(text, language)
    if (read === null || fact === null || !TOLD.has(read.what)) return []
    const on = onDays([SAMPLE], brief)
    const { thing } = calledDay(printedDate(plain, language) ?? plain, read, { on, until: on, withWeekday: on }, brief)
    // "We open the kiln with you at 7 pm, free entry"
    const isMeeting = read.what === 'opening' && namesHour(text) && findPhrase(text, dateWords(language).open) !== null
    const what = isMeeting ? 'event' : read.what === 'sale' ? 'opening' : read.what
    return thing === null
      ? []
      : Array.from({ length: MONTHS }, (_, at) => ({
          what,
          fact: inMonth(text, { fact, thing, day, month: at + 1 }, brief),
        }))
  })
}

interface InMonth {
  fact: string
  thing: string
  day: MonthlyDay
  month: number
}

function inMonth(text: string, { fact, thing, day, month }: InMonth, brief: BrandBrief): ToldFact {
  const { language } = brief
  const { ordinals, named } = dateWords(language).monthly
  const said = text.toLowerCase()
  const forms = ordinals.filter(({ number }) => number === day.number)
  const form = forms.find((each) => each.said.some((word) => said.includes(`${word} `))) ?? forms[0]!
  const inWords = (ordinal: string) =>
    fillSlots(named, { ordinal, weekday: nameOfWeekday(day.weekday, brief), month: nameOfMonth(month, brief) }).replace(
      ELIDED,
      " d'",
    )
  const to = inWords(form.name)
  return {
    ...NOTHING_TOLD,
    name: `${text} ${month}`,
    slots: { to, on: inWords(form.on), fact, thing, moment: `${thing}${languageBasics(language).colon} ${to}` },
    months: [month],
    monthly: { weekday: day.weekday, number: day.number },
  }
}

/** « De avril » is « d'avril ». */
const ELIDED = /\sde\s(?=(?:avril|août|octobre)$)/u
