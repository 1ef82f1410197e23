import type { WayToBuy } from '#shared/brand-sheet.ts'
import { languageData } from './language-folders.ts'

export type AskedByButton = WayToBuy | 'book' | 'signUp' | 'seat' | 'made' | 'order'

/** The words by which we tell what of a brand's own words its readers may see. */
export interface OwnFactWords {
  /** Beginnings of words for what is grown without chemicals: it needs a proof. */
  organicStems: readonly string[]
  /** An owner's remarks on an offer, which tell readers nothing of it: "a real success", "expensive". */
  remarks: readonly string[]
  /** What says that no one can buy behind a link: "no online shop". */
  noOnline: readonly string[]
  ways: Readonly<Record<WayToBuy, readonly string[]>>
  /** What the button asks for: the way to buy, a time, a class, a seat, a thing made for a person, an order. */
  buttons: Readonly<Record<AskedByButton, string>>
  /** The same, and `see` for the page of an offer, for other forms of address. */
  buttonForms: Readonly<Partial<Record<string, Readonly<Record<AskedByButton | 'see', string>>>>>
  /** What a brand may say at the beginning and at the end of its emails: "Moin". */
  greetings: readonly string[]
  closings: readonly string[]
  /** How a phrase begins that says goodbye to guests: "see you". */
  partings: readonly string[]
  /** What says that something happened in the year before. */
  lastYear: readonly string[]
  /** What says that it happened in this year, with the words for it in the next one. */
  thisYear: readonly (readonly [string, string])[]
  /** Beginnings of words for what people give. */
  gifts: readonly string[]
  /** A button that leads to the page of an offer. */
  seeOffer: string
  /** Beginnings of words in a button for orders: "cart". */
  cartStems: readonly string[]
  /** Before a span after which something comes back: "every". */
  cycles: readonly string[]
  /** Words for what comes back after a span: "the bag is empty". */
  runningOut: readonly string[]
  /** What is counted in a year: "times", "orders". */
  times: readonly string[]
  perYear: readonly string[]
  numbers: Readonly<Partial<Record<string, number>>>
  /** Phrases with the months between: "twice a year". */
  onceAYear: Readonly<Record<string, number>>
  units: Readonly<Record<'day' | 'week' | 'month' | 'year', readonly string[]>>
  /** Before a last day: "by the". */
  until: readonly string[]
  /** Days inside a sentence: "on {day}", "from {from} to {to}". `elided` is for numbers that begin with a vowel. */
  daysInSentence: Readonly<
    Record<'on' | 'pair' | 'span' | 'several' | 'month' | 'since' | 'until' | 'by', string> & {
      elided: Record<'on' | 'pair' | 'since' | 'until' | 'by', string>
      /** A day with its weekday, by what it begins with: its month or its number. */
      weekday: Record<'month' | 'number', string>
      ofWeekday: Record<'on' | 'since' | 'until' | 'by', string>
    }
  >
  /** Words, and endings of words, by which several people speak of themselves: "our". */
  together: Readonly<Record<'words' | 'endings', readonly string[]>>
  /** What an email after a break says where nothing else is known of the days after it. */
  waited: string
  /** How they say that they are there again, and how one person does. */
  back: Readonly<Record<'together' | 'alone', string>>
  /** Those of them that leave the day itself out: "before the". */
  before: readonly string[]
  /** Parts of words for what people do up to a last day: "order". */
  ordering: readonly string[]
  /** Parts of words that name a last day: "deadline". */
  cutOffs: readonly string[]
  /** A day of each month in words, by its ordinal form. */
  dayOfMonth: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
  /** Beginnings of words for mixing two things that are kept apart. */
  mixing: readonly string[]
  /** Beginnings of words for sending parcels, and for being closed: "no shipping" doesn't mean closed. */
  shippingStems: readonly string[]
  closingStems: readonly string[]
  /** A closing in a list of days, with its span: "Closed {days}." */
  closedFor: string
  /** First words of an answer: "No, it's included". */
  replies: readonly string[]
  /** Words by which customers speak of themselves: "I", "my". */
  customers: readonly string[]
  /** What says that an offer may be gone: "sells out". */
  scarce: readonly string[]
  /** Behind the number of pieces that there are: "of them". */
  pieces: readonly string[]
  /** What people buy to try a brand: "sampler". */
  samplers: readonly string[]
  /** Beginnings of words in an email that has people try something, and in one about small things. */
  tryStems: readonly string[]
  smallStems: readonly string[]
  /** First words of a text that continues another one, and words that only such a text has: "but", "neither". */
  leaning: Readonly<Record<'first' | 'within', readonly string[]>>
  /** First words of an answer that point back to its question, others that do so anywhere, and words around a number: "about", "a" day. */
  ofAnswers: Readonly<Record<'pointing' | 'pointingWithin' | 'about' | 'per', readonly string[]>>
  /** Groups of words for the same thing: who avoids one of them avoids all. */
  sameMeaning: readonly (readonly string[])[]
  /** Before the names of those who write, in a description of the tone: "signed by". */
  signers: readonly string[]
  /** Before their names where the text is about them: "I'm". */
  introductions: readonly string[]
  /** Behind or before a name: "Marcy signs the reminders". */
  signingVerbs: readonly string[]
  /** How an email ends, above the name of the brand: formal, warm and plain. */
  signOffs: Readonly<Record<'formal' | 'warm' | 'plain', string>>
  /** Beginnings of the names of offers that belong to a holiday: "Christmas box". */
  holidayStems: readonly string[]
  /** The rest of a list of offers, of which only the names are known. */
  alsoListed: string
  /** What promises readers that an email sells nothing. */
  noOffer: readonly string[]
  /** A short text as a question to readers. */
  asked: string
  /** Beginnings of words that no question to readers has: seasons, dates, what points to another text. */
  unaskedStems: readonly string[]
  /** Articles of one thing that is known: "the". */
  definite: readonly string[]
  /** Endings of verbs that say what others do: "buscan". */
  othersEnds: readonly string[]
  /** Words for people that a sentence is about: "they". */
  others: readonly string[]
  /** Words for whatever a brand sells. */
  anyGoods: readonly string[]
  /** Letters that no word of the language has side by side, with those that are meant: "nb" and "mb". */
  letterPairs: readonly (readonly string[])[]
  /** Beginnings of words for where else people buy. */
  competitors: readonly string[]
  /** What someone wants, which isn't a complaint: "wanting to make something". */
  wishes: readonly string[]
  /** What a brand plans, hopes for or must do, which no customer needs to know: "we'd like". */
  plans: readonly string[]
  /** Beginnings of words for emails. */
  mailStems: readonly string[]
  /** First words of a question, where its owner left the question mark out. */
  questionWords: readonly string[]
  /** Short forms with the words that they replace: "w/", "with". */
  shortForms: readonly (readonly string[])[]
  /** What says that people do something as a habit: "always". */
  habits: readonly string[]
  /** What says that an offer is only for those who have had another before. */
  conditions: readonly string[]
  /** Beginnings of words for what takes place on a screen, and of those beside which it's only how people order. */
  online: readonly string[]
  onlineOrders: readonly string[]
  onlinePicture: string
  /** The readers of an email about a cycle, by whether people order or are visited. */
  cycleReaders: Readonly<Record<'orders' | 'visits', string>>
}

export const ownFactWords = languageData('languages/<language>/own-facts.json', (data: OwnFactWords) => data)
