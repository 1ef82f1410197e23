import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import type { DatedFact } from '../brand/dated-fact.ts'
import { readPrice } from '../brand/read-price.ts'
import { withoutBrackets } from '../brand/list-pieces.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { LONGEST } from '../packs/pack-schema.ts'
import { dearerSlots } from './dearer-slots.ts'
import { thingOfDay } from './thing-of-day.ts'
import { mayNameHad, thingHad } from './thing-had.ts'
import { type DayTitle, cutsOf, titleOfDay, titleOfDeadline } from './title-of-day.ts'

interface Days {
  /** The days of the fact, and the last one: "January 9 and 23", "by January 9". */
  on: string
  until: string
  /** The same with its weekday, where it's a single day. */
  withWeekday: string
}

export interface CalledDay {
  thing: string | null
  title: DayTitle | null
  /** What the email about it is called. */
  moment: string | null
  /** The same without a weekday, where it has a name. */
  short: string | null
  change: ReturnType<typeof dearerSlots> | null
}

/** What the email about a day is called, and what it's about in a few words. */
export function calledDay(fact: string, dated: DatedFact, days: Days, brief: BrandBrief): CalledDay {
  const { language, facts } = brief
  const { what } = dated
  const { on, until } = days
  const { colon } = languageBasics(language)
  const isLast = what === 'deadline'
  const plain = titleOfDay(fact, dated, on, language)
  const had = mayNameHad(plain, fact, language) ? thingHad(fact, dated, language) : null
  const sentence =
    had === null
      ? withoutAside(plain, dated, on, language)
      : { text: `${had}${colon} ${isLast ? until : on}`, name: had }
  const change = what === 'dearer' ? dearerSlots(dated, brief) : null
  const offers = facts.offers.map(({ name }) => name)
  const found =
    change !== null
      ? null
      : had !== null && had.length <= LONGEST_THING
        ? had
        : (thingOfDay(fact, { name: sentence?.name ?? null, what, offers }, language) ?? shortAct(sentence, language))
  const own = found === null ? null : withItsEnd(found, sentence?.name ?? null, language)
  const title = isLast
    ? titleOfDeadline(sentence, fact, { thing: own, until }, language)
    : withItsWeekday(sentence, days)
  const called = title?.text ?? (own === null ? null : `${own}${colon} ${isLast ? until : on}`)
  const offer = what === 'opening' ? offerNamed(called, fact, brief) : null
  const moment = offer === null ? called : `${capitalized(offer)}${colon} ${on}`
  return {
    thing: offer !== null && offer.length <= LONGEST_THING ? capitalized(offer) : own,
    title,
    moment: change === null ? moment : (change.moment ?? null),
    short: isNamed(sentence) ? sentence.text : null,
    change,
  }
}

const LONGEST_THING = 36

/** "Winter Set (cream and balm, $62 instead of $75) launches Nov 9" is about the set. */
function withoutAside(title: DayTitle | null, { what }: DatedFact, on: string, language: Language): DayTitle | null {
  if (title === null || title.name !== null || what !== 'opening') return title
  const { text, inside } = withoutBrackets(title.text)
  if (!inside.some((part) => readPrice(part) !== null)) return title
  const thing = thingOfDay(text, { name: null, what, offers: [] }, language)
  return thing === null ? title : { text: `${thing}${languageBasics(language).colon} ${on}`, name: thing }
}

/** "Wholesale holiday cutoff": without its last word, the name would be something else. */
function withItsEnd(thing: string, name: string | null, language: Language): string {
  const end = name?.startsWith(`${thing} `) === true ? name.slice(thing.length + 1).toLowerCase() : null
  const isEnd = end !== null && dateWords(language).ends.includes(end)
  return isEnd && name!.length <= LONGEST_THING ? name! : thing
}

/** "Cupping evening: Thursday, November 12", where a headline has room for it. */
function withItsWeekday(title: DayTitle | null, { on, withWeekday }: Days): DayTitle | null {
  if (!isNamed(title) || !title.text.endsWith(on)) return title
  const text = title.text.slice(0, -on.length) + withWeekday
  return text.length <= LONGEST.headline ? { ...title, text } : title
}

const isNamed = (title: DayTitle | null): title is DayTitle & { name: string } => title !== null && title.name !== null

const LONGEST_ACT = 40

/** "Paco Monteagudo teaches how to carve", which fits into a subject line. */
function shortAct(title: DayTitle | null, language: Language): string | null {
  if (!isNamed(title)) return null
  return [title.name, ...cutsOf(title.name, language)].find((each) => each.length <= LONGEST_ACT) ?? null
}

/** What begins is called by its name: "Adopt a hive 2027: January 11–31", and not "People sign up: January 11–31". */
function offerNamed(title: string | null, sentence: string, { facts }: BrandBrief): string | null {
  const [said, called] = [withoutBrackets(sentence).text.toLowerCase(), title?.toLowerCase() ?? '']
  const own = facts.offers.find(({ name }) => wordsIn(name).length > 1 && said.includes(name.toLowerCase()))
  return own === undefined || called.includes(own.name.toLowerCase()) ? null : own.name
}
