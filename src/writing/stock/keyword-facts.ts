import type { BrandBrief } from '#shared/brand-brief.ts'
import { printedLine, withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { hasTradePack } from './brand-family.ts'
import type { HolidayKind } from './holiday-facts.ts'
import { isCompletePoint } from './complete-point.ts'
import { isAdvanced, isApart, isForFirms, isOfDays, isOfHoliday, isScarce, printedName } from './listed-offers.ts'
import type { Offer } from './offer-matching.ts'
import { type Telling, questionOf } from './own-questions.ts'
import { NOTHING_TOLD, type ToldFact } from './told-fact.ts'
import { reachOf, undatedPhrases } from './undated-phrases.ts'

/** What the emails of a brand tell whose form holds keywords alone: names of things, moments, complaints and doubts. */
export const KEYWORD_KINDS = ['named', 'reason', 'pain', 'unsure', 'names', 'new-year'] as const satisfies Told[]
export type KeywordKind = (typeof KEYWORD_KINDS)[number]
type ToldElsewhere = Omit<Readonly<Record<Told, readonly ToldFact[]>>, KeywordKind | HolidayKind>

export const isKeywordKind = (what: string | null): what is KeywordKind => KEYWORD_KINDS.some((kind) => kind === what)

/** A form that tells so many kinds of things fills its months without them. */
const MOST_KINDS = 4
const MOST_ANSWERS = 1
const MOST_LISTED = 5
const MOST_NAMED = 4

/** The email about what's ahead in a new year has gone out by then. */
const NEW_YEAR = '01-08'

export function keywordFacts(told: ToldElsewhere, telling: Telling): Record<KeywordKind, ToldFact[]> {
  const { brief } = telling
  const range = rangeInWords(telling)
  if (range === null || !isShortForm(told, telling)) return NOTHING
  const about = (name: string, slots: ToldFact['slots'] = {}): ToldFact => ({
    ...range,
    name,
    slots: { ...range.slots, ...slots },
  })
  // A pack of the trade has more to say than emails that suit any brand.
  const hasScenes = hasTradePack(brief)
  return {
    named: named(telling)
      .filter(({ fact, isFirstPurchase }) => fact === null && !isFirstPurchase)
      .slice(0, MOST_NAMED)
      .map((offer) => ({ ...about(offer.name, { thing: printedName(offer, brief.language)! }), offer: offer.name })),
    reason: reasonsOf(told.trigger, telling).map(({ name, question }) =>
      about(name, { question, moment: withoutMarks(question) }),
    ),
    pain: painsOf(told.worry, telling).map(({ name, question }) => about(name, { question })),
    unsure: (hasScenes ? [] : told.doubt).map(({ name, slots, doubt }) => ({
      ...about(name, { question: slots.question! }),
      doubt,
    })),
    names: hasScenes ? [] : [about('')],
    'new-year': hasScenes ? [] : [{ ...about('new-year'), days: { from: NEW_YEAR, to: NEW_YEAR } }],
  }
}

/** What a brand has, by the names of its offers. Null for a brand without a name to print. */
export function rangeInWords(telling: Telling): ToldFact | null {
  const { brief } = telling
  const offers = named(telling)
  const [main] = offers
  if (main === undefined) return null
  const reach = reachOf(brief).flatMap((text) => telling.line(text) ?? [])[0]
  const words = wordsToSay(telling)
  const slots: ToldFact['slots'] = {
    thing: printedName(main, brief.language)!,
    ...(words === null ? {} : { words }),
    ...(reach === undefined ? {} : { reach }),
  }
  return { ...NOTHING_TOLD, slots, lines: linesOf(offers, brief) }
}

const NOTHING = Object.fromEntries(KEYWORD_KINDS.map((kind) => [kind, [] as ToldFact[]])) as Record<
  KeywordKind,
  ToldFact[]
>

/** Kinds of which nearly every form has some, or that fill no email by themselves. */
const UNCOUNTED: ReadonlySet<string> = new Set(['doubt', 'moment', 'ahead', 'prices', 'range'])

/** Whether a form says so little that its months need emails about its keywords. */
export function isShortForm(told: ToldElsewhere, { answers }: Telling): boolean {
  const kinds = Object.entries(told).filter(([what, facts]) => !UNCOUNTED.has(what) && facts.length > 0)
  return kinds.length <= MOST_KINDS && answers.length <= MOST_ANSWERS
}

/** What any email may name, in the order of the form. */
function named({ brief, isClean }: Telling): Offer[] {
  return brief.facts.offers.filter(
    (offer) =>
      printedName(offer, brief.language) !== null &&
      isClean(offer.name) &&
      !isApart(offer, brief) &&
      !isScarce(offer, brief) &&
      !isOfHoliday(offer, brief) &&
      !isOfDays(offer, brief) &&
      !isAdvanced(offer, brief) &&
      !isForFirms(offer, brief),
  )
}

const linesOf = (offers: readonly Offer[], { language }: BrandBrief): string[] => [
  ...new Set(offers.slice(0, MOST_LISTED).map((offer) => `${withoutPeriod(printedName(offer, language)!)}.`)),
]

const MOST_PHRASES = 3
const MOST_WORDS = 5

/** "Hand-poured, small batch": phrases that say too little to be a sentence, in one line. */
function wordsToSay({ brief, line, isClean }: Telling): string | null {
  const found = undatedPhrases(brief)
    .filter((text) => wordsIn(text).length <= MOST_WORDS && !/[.!?:;,\d]/u.test(text.trim()) && isClean(text))
    .flatMap((text) => {
      const said = line(`${text} ${text}`) === null ? null : withoutPeriod(text.trim())
      return said === null ? [] : [said]
    })
    .slice(0, MOST_PHRASES)
  return found.length === 0 ? null : `${capitalized(found.join(', '))}.`
}

interface Asked {
  name: string
  question: string
}

/** "Housewarming?" */
function reasonsOf(triggers: readonly ToldFact[], telling: Telling): Asked[] {
  const hasWay = reachOf(telling.brief).length > 0
  return triggers.flatMap((fact) => {
    const { question } = fact.slots
    const isTold = isCompletePoint('trigger', fact) || (hasWay && fact.lines.length > 0)
    return isTold || question === undefined ? [] : [{ name: fact.name, question }]
  })
}

/** "¿Bodas?" and "Mariages ?" name a thing without their marks. */
const withoutMarks = (question: string): string => question.replace(/^¿/u, '').replace(/\s?\?$/u, '')

/** "Cheap candles smell fake and burn out fast" */
function painsOf(worries: readonly ToldFact[], telling: Telling): Asked[] {
  const { brief } = telling
  const words = readingWords(brief.language)
  return brief.facts.pains.flatMap(({ text, isBodyComplaint }): Asked[] => {
    if (isBodyComplaint || worries.some(({ name, slots }) => name === text && slots.answer !== undefined)) return []
    // "Noisy bars" is what they say, and not what they ask.
    const asked = questionOf(text, telling, true)
    const said = asked === null || text.includes('?') ? (asked ?? printedLine(text, words)) : withoutMarks(asked)
    return said === null || said.length > LONGEST_PAIN ? [] : [{ name: text, question: withoutPeriod(said) }]
  })
}

const LONGEST_PAIN = 70
