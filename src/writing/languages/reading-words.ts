import type { Language } from '#shared/brand-brief.ts'
import de from './de/reading.json' with { type: 'json' }
import en from './en/reading.json' with { type: 'json' }
import es from './es/reading.json' with { type: 'json' }
import fr from './fr/reading.json' with { type: 'json' }
import it from './it/reading.json' with { type: 'json' }

/** The words by which a brand profile is read, as `languages/<language>/reading.json` holds them. */
export interface ReadingWords {
  language: Language
  /** Finite verbs and pronouns: a piece with one of them is a clause, not a name. */
  verbs: string[]
  /** A piece that starts with one of these belongs to the piece before it. */
  subordinators: string[]
  /** Relative pronouns that open a clause without a comma. */
  relatives: string[]
  articles: string[]
  /** A piece that starts with one of these describes the piece before it. */
  detailStarts: string[]
  /** Such beginnings that also stand before a thing: "printed in Leeds", but "printed mugs". */
  participles: string[]
  joiners: string[]
  trailing: string[]
  /** Openings such as "our range includes", which precede the products of a sentence. */
  leadIns: string[]
  /** Names of a whole list, which precede it with a colon: "Products: …". */
  labels: string[]
  /** Who sells, in the words of the seller: "we". */
  sellers: string[]
  /** Finite verbs of the first person that are about goods: "make", "verkaufen". */
  sellingVerbs: string[]
  /** Words that stand beside such a verb: "we also make". */
  sellingAdverbs: string[]
  /** Small words that a clause may begin with before it says what is sold: "these days we make". */
  openers: string[]
  /** The verb comes second and its subject may follow it: "heute bauen wir Tische". */
  isVerbSecond: boolean
  /** The verb says who sells: "vendemos". */
  isPronounDropped: boolean
  /** The last word of a name says what the thing is; else it is the first. */
  endsInHead: boolean
  /** Parts of verbs at the end of a sentence: "wir bieten Kurse an". */
  separatedPrefixes: string[]
  /** Verbs of the first person, and nouns, that are about the way of the goods. */
  shippingVerbs: string[]
  shipping: string[]
  /** Subjects that name nothing for sale. */
  pronouns: string[]
  /** Verbs that also begin names: "can liners", "may tulips". */
  nameStarts: string[]
  /** Words that open a clause with an "if" or a "when". */
  conditionals: string[]
  /** What is hung behind a question: "isn't it?". */
  tags: string[]
  /** One word that a question may begin with before its comma: "What, if I am ill?". */
  questionStarts: string[]
  /** Answers that say that there is nothing to say. */
  nothing: string[]
  /** Names with an "and" in them. */
  fixedPairs: string[]
  /** People, animals and feasts that things are for. */
  audiences: string[]
  recurring: string[]
  /** Words for the shop itself: "Zapatería de toda la vida". */
  shops: string[]
  /** What the goods differ in: "levels A1 to B2". */
  attributes: string[]
  /** Words that keep an offer out of emails: "please don't push it". */
  heldBack: string[]
  /** How many there are: "a few hybrid teas". */
  quantifiers: string[]
  /** Words that stand beside the name of a thing and name none: "cat stuff". */
  looseWords: string[]
  /** Endings by which a verb says "we". */
  ownVerbEnds: string[]
  /** Words by which owners speak of themselves: what stands beside them is no line of an email. */
  privateWords: string[]
  /** Beginnings of what an owner remarks on a doubt: "(true, fuel)". */
  asides: string[]
  /** Words before what an email has to say: "must say". */
  sayings: string[]
  /** Words for the saying itself: "the notice belongs in the footer". */
  noticeWords: string[]
  vouchers: string[]
  allYear: string[]
  /** What stands in the place of a price: "on request". */
  priceWords: string[]
  kinds: Record<string, string[]>
  doubtTopics: Record<string, string[]>
  refusals: string[]
  claims: Record<string, string[]>
  mandatory: string[]
  /** Words that take a "no" back: "we're not against". */
  approvals: string[]
  /** Words that a time is measured from: "before Christmas". */
  relativeTimes: string[]
  between: string[]
  alcohol: string[]
  priceSubjects: string[]
  taxWords: string[]
  closed: string[]
  /** Words that say that the shop itself rests: "closed", "Betriebsferien". */
  closures: string[]
  /** Who or what rests then, besides the shop. */
  premises: string[]
  /** Words before a day on which something happens: "nothing sent on Remembrance Sunday". */
  onDays: string[]
  /** Words before a number that isn't to be passed. */
  limits: string[]
  perMonth: string[]
  perWeek: string[]
  counts: Record<string, number>
  /** Verbs for what an email says: "promise", "mention". */
  tellingVerbs: string[]
  /** Words that say nothing of their own in a rule: "please". */
  fillers: string[]
  sendWords: string[]
  weekdayWords: Record<string, number[]>
  /** Names of seasons and occasions with their months, in the northern hemisphere. */
  seasons: Record<string, number[]>
  only: string[]
  outside: string[]
  address: Record<string, string[]>
  register: { playful: string[]; plain: string[] }
  exclamation: string[]
  emoji: string[]
  businesses: string[]
  consumers: string[]
  /** Words for people that are just as good for those who buy for a business. */
  persons: string[]
  /** What those do who order: "places the order". */
  ordering: string[]
  bodyComplaints: string[]
  feelings: string[]
  choices: string[]
  units: string[]
  nameBreaks: string[]
  /** Prepositions that make one name of two nouns: "livres d'occasion". */
  genitives: string[]
  /** Words for things, and before them, that are no proper names and belong to no kind. */
  everyday: string[]
  /** Beginnings of entries that tell about prices, times and the way of the goods. */
  information: string[]
  /** Whom things are for, where a list names them alone. */
  people: string[]
  /** Words that close a list of places. */
  areas: string[]
  reductions: string[]
  /** What a shop has and doesn't sell: "shipping", "prices". */
  shopWords: string[]
}

const WORDS: Record<Language, ReadingWords> = {
  de: { ...de, language: 'de' },
  en: { ...en, language: 'en' },
  es: { ...es, language: 'es' },
  fr: { ...fr, language: 'fr' },
  it: { ...it, language: 'it' },
}

export const readingWords = (language: Language): ReadingWords => WORDS[language]
