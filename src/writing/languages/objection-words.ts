import { languageData } from './language-folders.ts'

/** The words by which we tell what customers ask or object from what the brand replies. */
export interface ObjectionWords {
  /** First words of a question, also where its mark is missing. */
  asking: readonly string[]
  /** First words of a question whose reply gives a reason: "why". */
  reasons: readonly string[]
  /** First words of a reply: "yes", "not really". */
  replying: readonly string[]
  /** Small words before a reply, which say nothing: "well". */
  fillers: readonly string[]
  /** What an owner says about a question between it and the reply: "they ask". */
  remarks: readonly string[]
  /** What an owner says at the end of a reply about telling it: "and we tell them". */
  endings: readonly string[]
  /** What makes a sentence an objection of a customer: "too", "I don't". */
  complaints: readonly string[]
  /** Nouns that name what keeps customers from buying, and that no one says in person: "shipping costs". */
  topics: readonly string[]
}

export const objectionWords = languageData(
  'languages/<language>/objections.json',
  (words: ObjectionWords): ObjectionWords => words,
)
