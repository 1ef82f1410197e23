import { languageData } from './language-folders.ts'

/** `languages/<language>/prose.json`: the words by which sentences tell what a thing costs. */
export interface ProseWords {
  /** Finite verbs between a thing and its price: "is", "costs". */
  costing: string[]
  /** Finite verbs that tell more of a thing: "lasts", "includes". */
  lasting: string[]
  /** Before a thing: "there's", "we've got". */
  offering: string[]
  /** "For an adoption we ask …" */
  charging: string[]
  /** Other verbs between the people and the thing: "book", "rent". */
  doing: string[]
  /** Words that repeat the thing before: "quello", "el de". */
  standIns: string[]
  /** Words that may open a part of a sentence and name nothing: "then", "also". */
  small: string[]
  /** Words that may be between a thing and its price: "usually", "from". */
  adverbs: string[]
  definite: string[]
  possessive: string[]
  /** Behind or before two things of one price: "je 500 g 8,50 €". */
  each: string[]
  /** "All three also as a sampler" */
  asWell: string[]
  /** Containers and lots, which name no thing on their own: "bottle", "pack". */
  packs: string[]
  /** What one buys several of something with: "card", "bono". */
  lots: string[]
  /** How long a thing is rented or lasts: "weekend". */
  spans: string[]
  /** Names of a group of things: "our best sellers are". */
  groups: string[]
  /** "The trial is free" */
  free: string[]
  /** "Subscribe and save 15 %" */
  subscribing: string[]
  /** Before a time: "every Friday", "this month". */
  every: string[]
  /** Behind these, a sentence tells what people can have: "who comes to the cellar can have the tasting". */
  anyoneWho: string[]
  /** Of those or of a thing that isn't named: "what". */
  who: string[]
  from: string[]
  until: string[]
  /** These have prices and aren't for sale: "deposit", "shipping". */
  terms: string[]
  thatIs: string[]
  /** Ends of words that tell how a thing is made: "fotografato". */
  madeEnds: string[]
  /** Behind such a word: "by", "da". */
  makers: string[]
}

export const proseWords = languageData('languages/<language>/prose.json', (words: ProseWords): ProseWords => words)
