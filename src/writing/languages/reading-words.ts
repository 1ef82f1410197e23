import type { Language } from '#shared/brand-brief.ts'
import { languageData } from './language-folders.ts'

/** `languages/<language>/reading.json`: the words for reading a brand profile. */
export interface ReadingWords {
  language: Language
  /** Finite verbs and pronouns: a piece with one of them is a clause, not a name. */
  verbs: string[]
  /** A piece that starts with one of these belongs to the piece before it. */
  subordinators: string[]
  relatives: string[]
  articles: string[]
  /** A piece that starts with one of these describes the piece before it. */
  detailStarts: string[]
  /** Some of these also precede a thing: "printed in Leeds", but "printed mugs". */
  participles: string[]
  joiners: string[]
  trailing: string[]
  /** Openings such as "our range includes", which precede the products of a sentence. */
  leadIns: string[]
  /** Names of a whole list, which precede it with a colon: "Products: …". */
  labels: string[]
  /** The seller: "we". */
  sellers: string[]
  /** Finite verbs of the first person for selling goods: "make", "verkaufen". */
  sellingVerbs: string[]
  /** "we also make" */
  sellingAdverbs: string[]
  /** Small words that may open a clause about what is sold: "these days we make". */
  openers: string[]
  /** The verb comes second and its subject may follow: "heute bauen wir Tische". */
  isVerbSecond: boolean
  /** The verb includes its subject: "vendemos". */
  isPronounDropped: boolean
  /** The last word of a name is its head. Otherwise, the first word is. */
  endsInHead: boolean
  /** Verb prefixes at the end of a sentence: "wir bieten Kurse an". */
  separatedPrefixes: string[]
  /** Verbs of the first person, and nouns, for shipping. */
  shippingVerbs: string[]
  shipping: string[]
  pronouns: string[]
  nameStarts: string[]
  /** "if", "when" */
  conditionals: string[]
  /** "isn't it?" */
  tags: string[]
  /** A word before the comma of a question: "What, if I am ill?". */
  questionStarts: string[]
  nothing: string[]
  fixedPairs: string[]
  /** People, animals and holidays that things are for. */
  audiences: string[]
  recurring: string[]
  /** The shop itself: "Zapatería de toda la vida". */
  shops: string[]
  /** Attributes of goods: "levels A1 to B2". */
  attributes: string[]
  /** These keep an offer out of emails: "please don't push it". */
  heldBack: string[]
  /** "a few hybrid teas" */
  quantifiers: string[]
  /** Words after the name of a thing that name nothing: "cat stuff". */
  looseWords: string[]
  /** Verb endings that mean "we". */
  ownVerbEnds: string[]
  /** Among the private words, those that are an owner's own voice in a text that a member has checked. */
  firstPerson: string[]
  /** Words of owners about themselves: the text around them isn't a line of an email. */
  privateWords: string[]
  /** Word beginnings of grave subjects, about which no email is cheerful. */
  graveStems: string[]
  /** Word beginnings of an owner's remark on a doubt: "(true, fuel)". */
  asides: string[]
  /** Before a required statement: "must say". */
  sayings: string[]
  /** Words for the statement itself: "disclaimer", "Hinweis". */
  noticeWords: string[]
  vouchers: string[]
  allYear: string[]
  /** Instead of a price: "on request". */
  priceWords: string[]
  kinds: Record<string, string[]>
  doubtTopics: Record<string, string[]>
  refusals: string[]
  claims: Record<string, string[]>
  mandatory: string[]
  /** Words that cancel a "no": "we're not against". */
  approvals: string[]
  relativeTimes: string[]
  between: string[]
  alcohol: string[]
  priceSubjects: string[]
  taxWords: string[]
  closed: string[]
  /** The shop is closed: "closed", "Betriebsferien". */
  closures: string[]
  /** Other subjects of such a closing. */
  premises: string[]
  /** Before a day: "nothing sent on Remembrance Sunday". */
  onDays: string[]
  /** Before a maximum. */
  limits: string[]
  perMonth: string[]
  perWeek: string[]
  counts: Record<string, number>
  tellingVerbs: string[]
  fillers: string[]
  sendWords: string[]
  weekdayWords: Record<string, number[]>
  seasons: Record<string, number[]>
  only: string[]
  outside: string[]
  address: Record<string, string[]>
  register: { playful: string[]; plain: string[] }
  /** "As few exclamation marks as possible": an email has none. */
  sparing: string[]
  exclamation: string[]
  emoji: string[]
  businesses: string[]
  /** Business words that describe people as well: "founders". */
  professionals: string[]
  /** Words before a small part of the customers: "a few". */
  few: string[]
  consumers: string[]
  /** Words for people that may also describe business customers. */
  persons: string[]
  /** "places the order" */
  ordering: string[]
  bodyComplaints: string[]
  feelings: string[]
  choices: string[]
  units: string[]
  nameBreaks: string[]
  /** Prepositions that join two nouns into a name: "livres d'occasion". */
  genitives: string[]
  /** Words for things, and before them, that aren't proper names and have no kind. */
  everyday: string[]
  /** Beginnings of entries about prices, times and shipping. */
  information: string[]
  /** Words of prices as people type them, with their right spelling: "a partir de". */
  typedPrices: readonly (readonly [string, string])[]
  /** Behind an amount that is added to the price: "£25 extra". */
  surcharges: string[]
  /** What tells one price of a thing from another: "large", "half", "children". */
  variants: string[]
  /** What says that prices are for businesses: "plus VAT". */
  netPrices: string[]
  /** Behind a small part of the customers: "offices, a few". */
  fewBehind: string[]
  /** Before the people or the use that a thing is for: "for". */
  purposes: string[]
  /** People that things are for, in lists that name only them. */
  people: string[]
  /** Words of addresses: a number behind them isn't a price. */
  streets: string[]
  /** These end a list of places. */
  areas: string[]
  reductions: string[]
  /** A shop has these but doesn't sell them: "shipping", "prices". */
  shopWords: string[]
}

export const readingWords = languageData(
  'languages/<language>/reading.json',
  (words: Omit<ReadingWords, 'language'>, language): ReadingWords => ({ ...words, language }),
)
