import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { daysUntil } from '#shared/year-days.ts'
import { hasVerb } from '../brand/clause-words.ts'
import { namedDays } from '../brand/find-days.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { readingWords } from '../languages/reading-words.ts'
import { untilDay } from './days-in-sentence.ts'
import type { DatedTold } from './told-together.ts'
import { DAY_NUMBER, dayInWords } from './told-fact.ts'

/** Last days that are further apart have an email each. */
const LONGEST_BETWEEN = 14
const MOST_TOGETHER = 3
const MOST_COMPARED = 60

/**
 * The last days of a brand with what each of them holds for: "Christmas orders for Alberta: by December 11" isn't the last day of
 * everyone. Those for the same act are one email before the first of them, with all sentences and a subject line for each.
 */
export function withQualifiedDays(facts: readonly DatedTold[], brief: BrandBrief): readonly DatedTold[] {
  if (facts.length > MOST_COMPARED) return facts
  const acts = new Map(facts.flatMap((told) => qualifiedOf(told, brief)))
  const groups = groupsOf(facts, acts)
  return facts.map((told) => {
    const act = acts.get(told)
    if (act === undefined) return told
    const group = groups.find((each) => each.includes(told))
    if (group === undefined) return act.qualifier === null ? told : withQualifier(told, act, brief)
    const [main] = group
    const qualified = act.qualifier === null ? told : withQualifier(told, act, brief)
    return told === main
      ? withSiblings(told, group, acts, brief)
      : {
          ...qualified,
          fact: { ...qualified.fact, toldIn: main!.fact.name, readers: act.qualifier?.text ?? act.thing },
        }
  })
}

interface Qualified {
  /** What people do until the day: "Christmas orders". */
  thing: string
  qualifier: Qualifier | null
}

interface Qualifier {
  /** "for Alberta" */
  whole: string
  /** "Alberta", or the same where the first word says how: "with initials". */
  text: string
  /** Whether it names readers. */
  isOfReaders: boolean
}

function qualifiedOf(told: DatedTold, { language }: BrandBrief): [DatedTold, Qualified][] {
  const { thing, fact = '' } = told.fact.slots
  const { acts } = dateWords(language)
  if (told.what !== 'deadline' || thing === undefined || told.fact.readers !== null) return []
  const isAct = acts.some(({ name, christmas }) => thing === name || thing === christmas)
  return isAct ? [[told, { thing, qualifier: qualifierIn(fact, language) }]] : []
}

const LONGEST = 60
const MOST_WORDS_INSIDE = 4

/** What a sentence says behind its day, "for Alberta and the territories", or within: "orders with initials are due by December 10". */
export function qualifierIn(sentence: string, language: Language): Qualifier | null {
  const last = namedDays(sentence, language).at(-1)
  if (last === undefined) return null
  const { qualifying, withOrWithout } = dateWords(language)
  const words = readingWords(language)
  const behind = withoutPeriod(sentence.slice(last.end).trim())
  const isPlain = behind.length <= LONGEST && !/[\d.;:!?()]/u.test(behind) && !hasVerb(behind, words)
  if (isPlain && startsWithAny(behind, qualifying) !== null) return qualifierOf(behind, language)
  const tokens = sentence.slice(0, last.at).split(' ')
  const at = tokens.findIndex((token, index) => index > 0 && withOrWithout.includes(token.toLowerCase()))
  if (at < 0) return null
  const rest = tokens.slice(at + 1, at + 1 + MOST_WORDS_INSIDE)
  const end = rest.findIndex((token) => hasVerb(token, words) || /[,;:.]$/u.test(token))
  const inside = rest.slice(0, end < 0 ? 0 : end)
  return inside.length === 0 ? null : qualifierOf([tokens[at]!.toLowerCase(), ...inside].join(' '), language)
}

function qualifierOf(whole: string, language: Language): Qualifier {
  const purpose = startsWithAny(whole, readingWords(language).purposes)
  // „Für den Versand per Post“ says how, and «per la Sardegna» names readers: only names and groups do.
  const rest = purpose === null ? whole : whole.slice(purpose.length).trim()
  const isOfReaders = purpose !== null && namesReaders(rest, language)
  return { whole, text: isOfReaders ? rest : whole, isOfReaders }
}

function namesReaders(text: string, language: Language): boolean {
  const { everyone, groups } = dateWords(language)
  const said = wordsIn(text).join(' ')
  const isGroup = [...everyone, ...groups].some((each) => said.startsWith(each))
  return isGroup || (!languageBasics(language).capitalizesNouns && /\p{Lu}/u.test(text))
}

function withQualifier(told: DatedTold, { thing, qualifier }: Qualified, { language }: BrandBrief): DatedTold {
  const { fact } = told
  const { whole, text, isOfReaders } = qualifier!
  const named = `${thing} ${whole}`
  const { until } = fact.slots
  const moment = until === undefined ? {} : { moment: `${named}${languageBasics(language).colon} ${until}` }
  return {
    ...told,
    fact: {
      ...fact,
      slots: { ...fact.slots, thing: named, ...moment },
      short: { ...fact.short, thing: capitalized(text) },
      subjects: subjectFor(told, text, language),
      readers: isOfReaders ? text : fact.readers,
    },
  }
}

/** "Alberta: by December 11" */
function subjectFor({ fact: { slots } }: DatedTold, text: string, language: Language): string[] {
  return slots.until === undefined ? [] : [`${capitalized(text)}${languageBasics(language).colon} ${slots.until}`]
}

const dayOf = ({ dated }: DatedTold): string => dated.by ?? dated.days.from

function groupsOf(facts: readonly DatedTold[], acts: ReadonlyMap<DatedTold, Qualified>): DatedTold[][] {
  const groups: DatedTold[][] = []
  const sorted = facts.filter((told) => acts.has(told)).toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)))
  for (const first of sorted) {
    if (groups.some((group) => group.includes(first))) continue
    const { thing } = acts.get(first)!
    const group = sorted.filter(
      (other) => acts.get(other)!.thing === thing && daysUntil(dayOf(first), dayOf(other)) <= LONGEST_BETWEEN,
    )
    const isApart = new Set(group.map(dayOf)).size > 1 && group.some((each) => acts.get(each)!.qualifier !== null)
    if (isApart && group.length <= MOST_TOGETHER) groups.push(group)
  }
  return groups
}

/** "December 11 or 16", „11. oder 16. Dezember“, « 30 novembre ou 6 décembre ». */
function daysInWords(days: readonly string[], brief: BrandBrief): string {
  const either = (texts: readonly string[]) =>
    new Intl.ListFormat(brief.language, { type: 'disjunction' }).format([...new Set(texts)])
  const all = days.map((day) => dayInWords(day, brief))
  if (new Set(days.map((day) => day.slice(0, 2))).size > 1) return either(all)
  return all[0]!.replace(DAY_NUMBER, () => either(all.map((text) => DAY_NUMBER.exec(text)?.[0] ?? text)))
}

function withSiblings(
  main: DatedTold,
  group: readonly DatedTold[],
  acts: ReadonlyMap<DatedTold, Qualified>,
  brief: BrandBrief,
): DatedTold {
  const { fact } = main
  const { thing } = acts.get(main)!
  const { language } = brief
  const first = dayOf(main)
  const to = daysInWords(group.map(dayOf), brief)
  const sentences = group.flatMap((each) => each.fact.slots.fact ?? [])
  const until = untilDay(first, brief).replace(dayInWords(first, brief), () => to)
  const moment = `${thing}${languageBasics(language).colon} ${to}`
  return {
    ...main,
    fact: {
      ...fact,
      slots: { ...fact.slots, thing, to, until, moment, fact: sentences.join(' ') },
      short: {},
      subjects: group.flatMap((each) => {
        const { qualifier } = acts.get(each)!
        return qualifier === null ? [] : subjectFor(each, qualifier.text, language)
      }),
      practical: [...new Set(group.flatMap((each) => each.fact.practical))],
      until: group.map(dayOf).at(-1)!,
    },
  }
}
