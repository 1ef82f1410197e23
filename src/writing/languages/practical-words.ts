import { languageData } from './language-folders.ts'

/** How people get in touch. `there`: where the brand is. */
export const CHANNELS = ['phone', 'text', 'whatsapp', 'fax', 'email', 'online', 'there'] as const
export type Channel = (typeof CHANNELS)[number]
export type NumberChannel = Extract<Channel, 'phone' | 'text' | 'whatsapp' | 'fax'>

/** What a term of a brand is about. `sending`: what people send or bring first. `change`: what holds for those who cancel or miss something. `lead`: how long it takes. */
export const TERMS = [
  'sending',
  'deposit',
  'change',
  'members',
  'minimum',
  'lead',
  'shipping',
  'returns',
  'payment',
  'hours',
] as const
export type Term = (typeof TERMS)[number]

/** The words by which we tell how people ask, order and take part. */
export interface PracticalWords {
  /** What an answer that agrees begins with. */
  yes: string
  /** The same as people type it without its accent, which ends a clause. Empty where there is none. */
  yesTyped: string
  /** What an answer that refuses begins with. */
  no: string
  /** The polite word for a person, where it has a capital that people leave out. Empty where there is none. */
  politeWord: string
  /** First words of a question that asks whether a brand has or does something: "do you". */
  asksFor: readonly string[]
  /** Beginnings of words in what anyone asks before they come: "dog", "rain", "wear". An age or a level is of one course. */
  takingPart: readonly string[]
  /** What says that no one has to go anywhere: "online". */
  remote: readonly string[]
  /** Words for each channel, among them phrases with their preposition. */
  channels: Readonly<Record<Channel, readonly string[]>>
  /** Words before a number: "call". */
  byNumber: Readonly<Record<NumberChannel, string>>
  /** The channels without a number: "by phone". */
  ways: Readonly<Record<Channel, string>>
  /** "{ways}: {number}" */
  reachByNumber: string
  /** "{reach}, or {ways}" */
  reachAlso: string
  toOrder: string
  toBook: string
  toAsk: string
  orderStems: readonly string[]
  bookStems: readonly string[]
  /** Small words between two channels or before a number. */
  between: readonly string[]
  /** What limits a channel to some of the customers: "only". */
  limiting: readonly string[]
  /** "No one books online": no one does what such a sentence names. */
  nobody: readonly string[]
  /** What says that a number isn't for customers. */
  hidden: readonly string[]
  /** Before an amount that customers pay, as an owner tells it of them: "then pay". */
  paying: readonly string[]
  /** Verbs by which owners tell what customers do: "books". */
  customersDo: readonly string[]
  /** What says that people need something else before they can have it: "must have done". */
  requires: readonly string[]
  /** Beginnings of words for what a picture or a quote shows: "photo". */
  shownStems: readonly string[]
  /** Beginnings of words for a time that someone reserves: "appointment". */
  appointmentStems: readonly string[]
  /** What leaves all others out: "only". */
  onlyFor: readonly string[]
  /** Words before a place: "at". */
  placeWords: readonly string[]
  /** Beginnings or ends of words for places: "hall". */
  placeNames: readonly string[]
  /** What says that no one has to pay: "free", "donation". */
  freeWords: readonly string[]
  /** What says that no one has to sign up: "no booking", "just come". */
  unbooked: readonly string[]
  /** What asks people to come where they need not sign up: "come and see". */
  inviting: readonly string[]
  /** What says that work comes and goes by post: "by post". */
  byPost: readonly string[]
  /** What says that something is eaten or drunk where it is made: "at the bar". */
  onTheSpot: readonly string[]
  /** What a term speaks of without naming it: its first words ("it comes off"), and words within it ("you get it back"). */
  hanging: Readonly<Record<'first' | 'within', readonly string[]>>
  /** Times without a number: "noon". */
  timeWords: readonly string[]
  capitalizesDays: boolean
  terms: Readonly<Record<Term, readonly string[]>>
}

export const practicalWords = languageData('languages/<language>/practical.json', (data: PracticalWords) => data)
