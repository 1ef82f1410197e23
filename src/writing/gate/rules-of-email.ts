import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { dutyLines } from '../brand/duty-lines.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { readPrice } from '../brand/read-price.ts'
import { termOf } from '../brand/read-terms.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findPhrase, wordsIn } from '../engine/word-matching.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { dateWords } from '../languages/date-words.ts'
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

type Read = Pick<OutlineContent, 'title' | 'subjectLines' | 'previewText' | 'cta' | 'sections'>

/**
 * The binding notes for those who make an email. A rule about prices belongs to an email with prices, one about a subject
 * to an email about it. What must be printed and is there already needs no word.
 */
export function rulesOfEmail(content: Read, brief: BrandBrief): RulesOfEmail {
  const { facts, language } = brief
  const text = readTexts(content, brief)
  const [said, stems] = [folded(text), tellingStems(withoutDates(text, language), language)]
  const free = tellingStems(readingWords(language).priceWords.join(' '), language)
  const common = stemsOfRange(brief).union(free)
  // What the title is about, and what the email offers, is its subject.
  const goods = tellingStems(facts.offers.map(({ name }) => name).join('\n'), language)
  const named = tellingStems(withoutDates(content.title, language), language).union(stems.intersection(goods))
  // What is free has no terms.
  const hasPrice = /\d/u.test(readPrice(text) ?? '')
  const occasions = new Set(occasionsIn(text, brief))
  const checks = new Map(
    facts.rules.flatMap(({ check, sentence }) =>
      check === null ? [] : [[(check.type === 'statement' ? check.text : sentence).trim(), check.type] as const],
    ),
  )
  const printed = new Map(
    facts.rules.map((rule) => [rule.sentence.trim(), dutyLines(rule, language).map((line) => line.text)] as const),
  )
  const own: string[] = []
  const general: string[] = []
  for (const note of bindingNotes(facts)) {
    const type = checks.get(note) ?? null
    const isPrinted = [note, ...(printed.get(note) ?? [])].some((each) => said.includes(folded(withoutEnd(each))))
    const isOfOther = occasionsIn(note, brief).some((id) => !occasions.has(id))
    if (isPrinted || isOfOther) continue
    const about = tellingStems(withoutDates(note, language), language).difference(common)
    const isNamed = sharedStems(about, named) > 0
    const isKin = sharedStems(about, stems) >= Math.max(FEWEST_SHARED, about.size * LEAST_SHARE)
    if (type === 'statement' || isNamed || isKin || (hasPrice && isOfPrices(note, brief))) own.push(note)
    else if (type === 'no-claim' || type === 'trade-only' || isForEveryText(note, brief)) general.push(note)
  }
  return { own, general }
}

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
/** So many words from the beginning of a rule, it says what is never done: "Never", "We can't". */
const WORDS_OF_BEGINNING = 2

/** Whether a rule bans something altogether, or is about names and photos, which any email may show. */
function isForEveryText(note: string, { language }: BrandBrief): boolean {
  const { refusals } = readingWords(language)
  const words = wordsIn(note)
  const longest = Math.max(...refusals.map((each) => wordsIn(each).length))
  const beginnings = Array.from({ length: Math.max(WORDS_OF_BEGINNING, longest) }, (_, at) =>
    words.slice(0, at + 1).join(' '),
  )
  const isBan =
    findPhrase(beginnings[WORDS_OF_BEGINNING - 1]!, refusals) !== null ||
    beginnings.some((beginning) => refusals.includes(beginning))
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
