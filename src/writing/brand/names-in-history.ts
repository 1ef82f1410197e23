import type { Language } from '#shared/brand-brief.ts'
import campaignWords from '../languages/campaign-words.json' with { type: 'json' }
import { readingWords } from '../languages/reading-words.ts'
import type { SentEmail } from './read-rhythm.ts'
import { wordsIn } from './word-matching.ts'

const FEWEST_EMAILS = 3
const MOST_NAMES = 10
const MOST_COMPARED = 200
const MOST_WORDS = 3
const LONGEST_CAMPAIGN = 120
/** Things to hold in one's hands. A "Spring Event" or a "Gift Guide" looks like a name and is none. */
const KINDS = ['durable', 'consumable', 'perishable', 'set'] as const
/** What ends a name. Hyphens and apostrophes inside words don't. */
const BREAK = /[:|,;.!?()[\]"“”„«»/+&–—]|\s-\s/u
const CAPITALIZED = /^\p{Lu}[\p{L}'’-]*\p{L}$/u

interface Reader {
  language: Language
  /** Names that say nothing new. */
  known: readonly string[]
}

interface Name {
  name: string
  /** The campaign it was read from. */
  quote: string
  emails: number
}

/**
 * Names of products that occur in the names of at least three campaigns and that nobody has named yet. Only a word for a
 * product with one or two capitalized words of its own is taken for a name: better none than a wrong one.
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
      // "Bramble Tea" is not a name of its own where it always is "Morning Bramble Tea".
      const longer = often.filter(([other]) => other !== key && ` ${other} `.includes(` ${key} `))
      return longer.every(([, whole]) => count - whole.emails >= FEWEST_EMAILS)
    })
    .slice(0, MOST_NAMES)
    .map(([, name]) => name)
}

/** Every run of two or three neighboring words. */
const runsOf = (words: readonly string[]): string[][] =>
  words.flatMap((_, at) =>
    [2, MOST_WORDS].flatMap((length) => (at + length <= words.length ? [words.slice(at, at + length)] : [])),
  )

/** English and German name the product last ("Summit Harness"), the others first ("Café Bourbon"). */
function nameTest(language: Language): (words: readonly string[]) => boolean {
  const reading = readingWords(language)
  const products = new Set(KINDS.flatMap((kind) => reading.kinds[kind] ?? []))
  const months = Array.from({ length: 12 }, (_, month) => monthName(language, month))
  const common = new Set(
    [
      ...campaignWords[language],
      ...reading.verbs,
      ...reading.articles,
      ...reading.nameBreaks,
      ...reading.joiners,
      ...Object.keys(reading.weekdayWords),
      ...Object.keys(reading.seasons),
      ...months,
    ].flatMap(wordsIn),
  )
  const isOwnWord = (word: string) => {
    const lower = word.toLowerCase().replaceAll('’', "'")
    return CAPITALIZED.test(word) && !common.has(lower) && !products.has(lower)
  }
  const comesLast = language === 'en' || language === 'de'
  return (words) => {
    const product = (comesLast ? words.at(-1) : words[0])!
    const own = comesLast ? words.slice(0, -1) : words.slice(1)
    return products.has(product.toLowerCase()) && own.every(isOwnWord)
  }
}

const monthName = (language: Language, month: number) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month))
