import type { Language } from '#shared/brand-brief.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { shorterTexts, withoutPeriod } from '../brand/printable.ts'
import { weekdayNumbersIn } from '#shared/day-names.ts'
import { namedDays } from '../brand/find-days.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { wordsIn } from '../engine/word-matching.ts'
import { LONGEST_SUBJECT } from '../gate/subject-line-rules.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { ToldFact } from './told-fact.ts'

const FEWEST_WORDS = 3
const MOST_WORDS = 9
/** The rest is the pack's, because its lines say why to open the email. */
const MOST = 2

/**
 * Subject lines in the brand's own words: a line of a list ("Ash boxes: £40"), a price, a short sentence or a term. An
 * answer isn't one, because "Not as a rule" says nothing without its question.
 */
export function factSubjects({ slots, lines, offer, on, subjects }: ToldFact, language: Language): string[] {
  const { fact, price, terms, question, next } = slots
  // The lines about a new price are complete.
  if (next !== undefined) return []
  const priced =
    offer === null || price === undefined ? [] : [`${capitalized(offer)}${languageBasics(language).colon} ${price}`]
  // The fact of an offer doesn't name it: "wool, three colors".
  const sentences = fact === undefined || offer !== null || question !== undefined ? [] : wholeSentences(fact, language)
  // What offers cost isn't news of a day. After a break, the lines are the next days.
  const listed = on === null || slots.back !== undefined ? lines : []
  const all = [...priced, ...sentences, ...listed, ...wholeSentences(terms ?? '', language)]
  const own = subjects.flatMap((text) => (text.includes('?') && isShort(text) ? text : (fitting(text, language) ?? [])))
  const said = all.filter((text) => !leansOnAnother(text, language)).flatMap((text) => fitting(text, language) ?? [])
  return [...own, ...said].slice(0, MOST)
}

/** A sentence fits or doesn't. Of what follows a name, the beginning is enough, unless it ends inside a day. */
function fitting(text: string, language: Language): string | null {
  if (text.includes('?')) return null
  const all = text.includes(': ') ? shorterTexts(text).filter((each) => each.includes(': ')) : [text]
  return (
    all
      .filter((each) => !isCut(each, text, language))
      .map(withoutPeriod)
      .find(isShort) ?? null
  )
}

/** "Info evening: Tuesday, 26" of "26. Januar", and "order by Friday" of "Friday, November 20". */
function isCut(start: string, text: string, language: Language): boolean {
  if (start.length === text.length) return false
  const isInside = namedDays(text, language).some(({ at, end }) => at < start.length && start.length < end)
  return isInside || weekdayNumbersIn(language).has(wordsIn(start).at(-1) ?? '')
}

function isShort(line: string): boolean {
  const count = wordsIn(line).length
  return line.length <= LONGEST_SUBJECT && count >= FEWEST_WORDS && count <= MOST_WORDS
}
