import { languageData } from './language-folders.ts'

/** The words by which we tell what every email of a brand has to say. */
export interface DutyWords {
  /** What a rule says of emails about something: "when we speak of cheese". */
  speaking: readonly string[]
  /** Before the subject of the emails that have to say something: "in anything about". */
  abouts: readonly string[]
  /** Behind a text, before which emails it belongs in: "put that in anything about". */
  putting: readonly string[]
  /** What a condition says of emails about its subject: "when it's mentioned". */
  mentions: readonly string[]
  /** Verbs of an instruction to say something: "mention". */
  saying: readonly string[]
  /** What may be between such a verb and what is said: "always". */
  skipped: readonly string[]
  /** Before what is said: "that". */
  that: readonly string[]
  /** Makes a sentence of a clause with "that". In German, its verb comes last. */
  frame: string
  /** Verbs that state something. A clause without them may be a request. Empty where every clause states something. */
  states: readonly string[]
  /** Verbs that ask for something, with the infinitive that asks readers for the same, if there is one. */
  requests: Readonly<Record<string, string>>
  /** Before an infinitive that asks readers for something: "to ask at the counter". */
  asking: readonly string[]
  /** First and last words of a clause that asks for something: "man an der Theke fragen soll". */
  impersonal: readonly string[]
  modals: readonly string[]
  /** Parts of names of what has a number that only the brand knows: "license". */
  numbered: readonly string[]
  /** What says that a text belongs in an email: "has to be". */
  placing: readonly string[]
  /** Other words of such an instruction: "footer". */
  instructions: readonly string[]
  /** Which emails an instruction is about, where that is every one: "on every email", "in the footer". */
  everywhere: readonly string[]
  /** A name and the place for its number. */
  numberLine: string
  /** What an email says if only trade customers can buy, by a part of the owner's words. */
  tradeOnly: Readonly<Record<string, string>>
  /** Phrases for ages. `#` is the number, and `$` the end of the text. */
  ages: readonly string[]
  /** What an email says for "18+". `#` is the number. */
  adults: string
  /** What makes an age a limit: "only". */
  limiting: readonly string[]
  /** What makes it a rule for the writer: "photos". */
  unfit: readonly string[]
  /** Words for selling: such a limit belongs in every email. */
  sales: readonly string[]
  /** What a rule against tax advantages names, and beginnings of what texts say about them. */
  taxRules: readonly string[]
  taxStems: readonly string[]
  /** Names of a price per kilo or liter. */
  basePrices: readonly string[]
  /** Words for units, with their signs: "grams" is "g". */
  unitWords: Readonly<Record<string, string>>
}

export const dutyWords = languageData('languages/<language>/duties.json', (words: DutyWords) => words)
