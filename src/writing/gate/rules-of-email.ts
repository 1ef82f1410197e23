import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { isBasePriceRule, lacksBasePrice } from '../brand/base-prices.ts'
import { isAboutSubject, subjectOfDuty } from '../brand/duty-subjects.ts'
import { dutyLines } from '../brand/duty-lines.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { namedDays } from '../brand/find-days.ts'
import { readPrice } from '../brand/read-price.ts'
import { namedMonths } from '../brand/read-season.ts'
import { termOf } from '../brand/read-terms.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { dateWords } from '../languages/date-words.ts'
import { dutyWords } from '../languages/duty-words.ts'
import { inLocalWords } from '../languages/local-words.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { type Term, practicalWords } from '../languages/practical-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { stemsOfRange } from '../stock/listed-offers.ts'
import { bindingNotes } from './brand-rules.ts'

export interface RulesOfEmail {
  /** Rules that touch what an email says, so that someone has to compare the two. */
  own: readonly string[]
  /** What no text and no picture of the brand may do. */
  general: readonly string[]
}

/** So many of a rule's words are in an email about its subject. "Say" and "before" are in any. */
const FEWEST_SHARED = 2
const LEAST_SHARE = 0.3
/** No one compares an email with a longer list. */
const MOST_OWN = 2

type Read = Pick<OutlineContent, 'title' | 'subjectLines' | 'previewText' | 'cta' | 'sections'>

/** What an email tells, without what every email says. */
interface Story {
  text: string
  title: ReadonlySet<string>
  stems: ReadonlySet<string>
  /** What the title is about, and what the email offers of all the goods. */
  named: ReadonlySet<string>
  goods: ReadonlySet<string>
  months: ReadonlySet<number>
  hasPrice: boolean
  isSale: boolean
}

/**
 * The binding notes for those who make an email. A rule about prices belongs to an email with prices, one about a sale to
 * that sale, one about a subject to an email about it: the two nearest. What must be printed and is there already needs no
 * word.
 */
export function rulesOfEmail(content: Read, brief: BrandBrief): RulesOfEmail {
  const { facts, language } = brief
  const text = readTexts(content, brief)
  const said = folded(text)
  const story = storyOf(content, brief)
  const occasions = new Set(occasionsIn(text, brief))
  const checks = new Map(
    facts.rules.flatMap(({ check, sentence }) =>
      check === null ? [] : [[(check.type === 'statement' ? check.text : sentence).trim(), check.type] as const],
    ),
  )
  const printed = new Map(
    facts.rules.map((rule) => [rule.sentence.trim(), dutyLines(rule, language).map((line) => line.text)] as const),
  )
  const subjects = new Map(
    facts.rules.map((rule) => {
      const { check, sentence } = rule
      return [(check?.type === 'statement' ? check.text : sentence).trim(), subjectOfDuty(rule, language)] as const
    }),
  )
  // "Always with the price per kilo" is nothing for an email without a price, or with that beside each.
  const isDue = (note: string): boolean => {
    const rule = facts.rules.find(({ check }) => check?.type === 'statement' && check.text.trim() === note)
    // "Age and origin only with “about”, always" is for who writes of age.
    const isForWriters = rule !== undefined && (printed.get(rule.sentence.trim()) ?? []).length === 0
    const isWhole = note === rule?.sentence.trim() && !/["“„«]/u.test(note.replaceAll(SHORT_QUOTE, ''))
    if (isForWriters && isWhole && rule.check?.type === 'statement' && rule.check.when === 'always') {
      return nearnessTo(story, note, brief) > 0
    }
    if (rule !== undefined && isBasePriceRule(rule, language)) return lacksBasePrice(text, brief)
    return rule?.check?.type !== 'statement' || rule.check.when !== 'price' || story.hasPrice
  }
  const missing: string[] = []
  const near: { note: string; nearness: number }[] = []
  const general: string[] = []
  for (const note of bindingNotes(facts)) {
    const type = checks.get(note) ?? null
    const isPrinted = [note, ...(printed.get(note) ?? [])].some((each) => said.includes(folded(withoutEnd(each))))
    const isOfOther = occasionsIn(note, brief).some((id) => !occasions.has(id))
    const subject = subjects.get(note) ?? null
    const isOfOtherSubject = subject !== null && !isAboutSubject(text, subject, language)
    if (isPrinted || isOfOther || isOfOtherSubject) continue
    if (type === 'statement') {
      if (isDue(note)) missing.push(note)
    } else if (type === 'no-claim' || type === 'trade-only' || isForEveryText(note, brief)) general.push(note)
    else near.push({ note, nearness: nearnessTo(story, note, brief) })
  }
  const nearest = near
    .filter(({ nearness }) => nearness > 0)
    .toSorted((left, right) => right.nearness - left.nearness)
    .map(({ note }) => note)
  return { own: [...missing, ...nearest.slice(0, Math.max(0, MOST_OWN - missing.length))], general }
}

function storyOf(content: Read, brief: BrandBrief): Story {
  const { facts, language } = brief
  const aside = sectionsAside(brief)
  const sections = content.sections.filter(({ section }) => !aside.has(section))
  const text = readTexts({ title: content.title, subjectLines: [], previewText: '', cta: '', sections }, brief)
  const stems = tellingStems(withoutDates(text, language), language)
  const goods = tellingStems(facts.offers.map(({ name }) => name).join('\n'), language)
  const title = tellingStems(withoutDates(content.title, language), language)
  return {
    text,
    title,
    stems,
    named: title.union(stems.intersection(goods)),
    goods,
    months: monthsIn(text, brief),
    // What is free has no terms.
    hasPrice: /\d/u.test(readPrice(text) ?? ''),
    isSale: findPhrase(text, dateWords(language).sale) !== null || text.includes('%'),
  }
}

/** Parts of an email that tell no story: answers, terms, the end, and what every email says. */
function sectionsAside(brief: BrandBrief): ReadonlySet<string> {
  const { answers, practical, closing, coming, standing } = outlineWords(brief.language).names
  return new Set([answers, practical, closing, coming, standing].map((name) => inLocalWords(name, brief)))
}

/** How much of an email a rule is about. Zero for one that someone need not compare with it. */
function nearnessTo(story: Story, note: string, brief: BrandBrief): number {
  const { language } = brief
  const about = subjectOf(note, brief)
  const months = monthsIn(note, brief)
  if (months.size > 0 && months.isDisjointFrom(story.months)) return 0
  const [label] = /^[^:]{3,40}(?=\s?:\s)/u.exec(note) ?? []
  const named = label === undefined ? about : subjectOf(label, brief)
  if (label !== undefined && named.size > 0 && named.isDisjointFrom(story.stems)) return 0
  const isOfSale = findPhrase(note, dateWords(language).sale) !== null
  if (isOfSale && !story.isSale) return 0
  // What holds for rented tins is nothing for an evening, unless it has to be said with every price.
  const { saying, speaking } = dutyWords(language)
  const isForAll = isOfSale || (readPrice(note) !== null && findPhrase(note, [...saying, ...speaking]) !== null)
  const goods = about.intersection(story.goods)
  if (!isForAll && goods.size > 0 && goods.isDisjointFrom(story.stems)) return 0
  const shared = sharedStems(about, story.stems)
  // "Gifts by card can be deducted" is nothing for every email with a price.
  const isOfPaying = termOf(note, language) === 'payment' && readPrice(note) === null
  const isPriced = story.hasPrice && isOfPrices(note, brief) && (!isOfPaying || shared > 0)
  const isKin = shared >= Math.max(FEWEST_SHARED, about.size * LEAST_SHARE)
  const isNamed = sharedStems(about, story.named) > 0
  if (!isNamed && !isKin && !isPriced && !isOfSale) return 0
  return 2 * sharedStems(about, story.title) + shared + (isPriced || isOfSale ? 2 : 0)
}

/** The words that tell what a rule is about. What a brand sells everywhere, and "free", are in any email. */
function subjectOf(note: string, brief: BrandBrief): ReadonlySet<string> {
  const { language } = brief
  const free = tellingStems(readingWords(language).priceWords.join(' '), language)
  return tellingStems(withoutDates(note, language), language).difference(stemsOfRange(brief).union(free))
}

const monthsIn = (text: string, { language }: BrandBrief): ReadonlySet<number> =>
  new Set([
    ...namedMonths(text, language),
    ...namedDays(text, language).flatMap(({ from, to }) => [from, to].map((day) => Number(day.slice(0, 2)))),
  ])

/** A word in quotation marks, and no text to print. */
const SHORT_QUOTE = /["“„«][^"“”„«»]{1,30}["”“»]/gu

const withoutEnd = (note: string): string => note.replace(/[.!]$/u, '')

const occasionsIn = (text: string, { country }: BrandBrief): string[] =>
  findOccasions(text, HOLIDAYS, country).map(({ id }) => id)

const HOLIDAYS = observanceNames()

/** Terms of what people pay. */
const PAID: ReadonlySet<Term | null> = new Set(['deposit', 'minimum', 'change', 'returns', 'payment', 'members'])

function isOfPrices(note: string, { language }: BrandBrief): boolean {
  return (
    readPrice(note) !== null || PAID.has(termOf(note, language)) || findPhrase(note, dateWords(language).sale) !== null
  )
}

const LONGEST_ENDING = 3
/** So many words from the beginning of a rule, it says what is never done: "Never", "We do not discount". */
const WORDS_OF_BEGINNING = 4
const WORDS_OF_BAN = 2

/** Whether a rule bans something altogether, or is about names and photos, which any email may show. */
function isForEveryText(note: string, brief: BrandBrief): boolean {
  const { language } = brief
  // "Not in the sale of November" is for emails about that.
  if (monthsIn(note, brief).size > 0) return false
  const { refusals } = readingWords(language)
  const words = wordsIn(note)
  const longest = Math.max(...refusals.map((each) => wordsIn(each).length))
  const beginnings = Array.from({ length: Math.max(WORDS_OF_BEGINNING, longest) }, (_, at) =>
    words.slice(0, at + 1).join(' '),
  )
  // "Rented tins aren't reserved without a deposit" is a term.
  const most = termOf(note, language) === null ? WORDS_OF_BEGINNING : WORDS_OF_BAN
  const isBan =
    findPhrase(beginnings[most - 1]!, refusals) !== null || beginnings.some((beginning) => refusals.includes(beginning))
  // "Bildungszeit" isn't about a "Bild".
  const { shownStems } = practicalWords(language)
  const isOfPictures = words.some((word) =>
    shownStems.some((stem) => word.startsWith(stem) && word.length <= stem.length + LONGEST_ENDING),
  )
  return isBan || isOfPictures
}

/** What recipients read, without the directions for the copywriter. */
function readTexts({ title, subjectLines, previewText, cta, sections }: Read, { language }: BrandBrief): string {
  const { direction } = outlineWords(language)
  const copy = sections.flatMap((section) => section.copy.split('\n')).filter((line) => !line.startsWith(direction))
  return [title, ...subjectLines, previewText, cta, ...copy].join('\n')
}
