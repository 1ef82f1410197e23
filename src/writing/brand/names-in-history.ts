import { monthNames } from '#shared/day-names.ts'
import type { Language } from '#shared/brand-brief.ts'
import { languageData } from '../languages/language-folders.ts'
import { readingWords } from '../languages/reading-words.ts'
import type { SentEmail } from './read-rhythm.ts'
import { wordsIn } from '../engine/word-matching.ts'

const FEWEST_EMAILS = 3
const MOST_NAMES = 10
const MOST_COMPARED = 200
const MOST_WORDS = 3
const LONGEST_CAMPAIGN = 120
/** Only things that you can hold: a "Spring Event" or a "Gift Guide" looks like a name but isn't a product. */
const KINDS = ['durable', 'consumable', 'perishable', 'set'] as const
/** What ends a name. Hyphens and apostrophes inside words don't. */
const BREAK = /[:|,;.!?()[\]"“”„«»/+&–—]|\s-\s/u
const CAPITALIZED = /^\p{Lu}[\p{L}'’-]*\p{L}$/u

interface Reader {
  language: Language
  known: readonly string[]
}

interface Name {
  name: string
  quote: string
  emails: number
}

/**
 * Names of products that occur in the names of at least three campaigns and aren't known yet. A name is a word for a
 * product with one or two capitalized words: a missing name is better than a wrong one.
 */
export function readNamesInHistory(emails: readonly SentEmail[], { language, known }: Reader): Name[] {
  const isName = nameTest(language)
  const found = new Map<string, Name>()
  for (const { name: campaign } of emails) {
    const inThisOne = new Map(
      campaign
        .slice(0, LONGEST_CAMPAIGN)
        .split(BREAK)
        .flatMap((part) => runsOf(part.split(/\s+/).filter((word) => word !== '')))
        .filter(isName)
        .map((words) => [wordsIn(words.join(' ')).join(' '), words.join(' ')]),
    )
    for (const [key, name] of inThisOne) {
      const before = found.get(key)
      found.set(
        key,
        before === undefined ? { name, quote: campaign, emails: 1 } : { ...before, emails: before.emails + 1 },
      )
    }
  }
  const often = [...found]
    .filter(([, { emails: count }]) => count >= FEWEST_EMAILS)
    .toSorted(([, one], [, other]) => other.emails - one.emails)
    .slice(0, MOST_COMPARED)
  const knownWords = known.map((name) => ` ${wordsIn(name).join(' ')} `)
  return often
    .filter(([key]) => !knownWords.some((other) => other.includes(` ${key} `) || ` ${key} `.includes(other)))
    .filter(([key, { emails: count }]) => {
      // "Bramble Tea" isn't a name if the texts always say "Morning Bramble Tea".
      const longer = often.filter(([other]) => other !== key && ` ${other} `.includes(` ${key} `))
      return longer.every(([, whole]) => count - whole.emails >= FEWEST_EMAILS)
    })
    .slice(0, MOST_NAMES)
    .map(([, name]) => name)
}

const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, at) =>
    [2, MOST_WORDS].flatMap((length) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  )

/** Words that names of campaigns begin with and that name no product. */
const campaignWords = languageData('languages/<language>/campaign-words.json', (data: readonly string[]) => data)

/** Some languages name the product last ("Summit Harness"), the others first ("Café Bourbon"). */
function nameTest(language: Language): (words: readonly string[]) => boolean {
  const reading = readingWords(language)
  const products = new Set(KINDS.flatMap((kind) => reading.kinds[kind] ?? []))
  const common = new Set(
    [
      ...campaignWords(language),
      ...reading.verbs,
      ...reading.articles,
      ...reading.nameBreaks,
      ...reading.joiners,
      ...Object.keys(reading.weekdayWords),
      ...Object.keys(reading.seasons),
      ...monthNames(language),
    ].flatMap(wordsIn),
  )
  const isOwnWord = (word: string) => {
    const lower = word.toLowerCase().replaceAll('’', "'")
    return CAPITALIZED.test(word) && !common.has(lower) && !products.has(lower)
  }
  const comesLast = reading.endsInHead
  return (words) => {
    const product = (comesLast ? words.at(-1) : words[0])!
    const own = comesLast ? words.slice(0, -1) : words.slice(1)
    return products.has(product.toLowerCase()) && own.every(isOwnWord)
  }
}
