import { languageData } from './language-folders.ts'

/** The words by which we read what an owner says of a day: "the price goes up on February 1". */
export interface DateWords {
  /** Right before a first day: "from", "starting". */
  from: readonly string[]
  /** Parts of a day, which name nothing that happens then. */
  dayParts: readonly string[]
  /** Articles before several days, each with its form before a single one: "los", "el". */
  oneDay: readonly (readonly [string, string])[]
  /** Behind a day until which people can act, the end of that day. */
  midnight: readonly string[]
  /** Right before a last day, in a verb: "closes on", "ends". */
  ends: readonly string[]
  /** What says that a day is the last one: "at the latest". */
  latest: readonly string[]
  /** What begins on a day: "opens", "ships again". */
  begins: readonly string[]
  /** What pauses between two days: "pause". */
  pausing: readonly string[]
  /** What says by itself that prices change: "goes up". */
  rising: readonly string[]
  /** What says it of a price: "will cost", "half price". */
  costing: readonly string[]
  /** What comes with an offer as long as it holds: "free", "gift". */
  advantage: readonly string[]
  /** What a number of them limits a group: "people", "seats". */
  guests: readonly string[]
  /** What says that things cost less for some days: "clearance". */
  sale: readonly string[]
  /** What holds such a word and says only that something can be bought: "on sale". */
  forSale: readonly string[]
  /** Beginnings of words for taking a place: "book", "sign up". */
  booking: readonly string[]
  /** What says that no one has to book: "no registration", "entry". */
  open: readonly string[]
  /** How an owner says where they are: "we're at the". */
  presence: readonly string[]
  /** Hours beyond the usual ones, to which people come. */
  openLonger: readonly string[]
  /** First words of a sentence that continues the one before it: "next one". */
  next: readonly string[]
  /** Small words between a name and its day: "is on". */
  small: readonly string[]
  /** Words of courtesy before what readers are asked to do: "please". */
  courtesy: readonly string[]
  /** What points to a day of which a sentence before told: "that". */
  demonstratives: readonly string[]
  /** What owners write in front of a list of days, with a colon: "dates". */
  labels: readonly string[]
  /** What says that the brand itself is there again: "we're back". */
  reopening: readonly string[]
  /** What ends a closing, in the sentence about it: "back on", "riapriamo". */
  openAgain: readonly string[]
  /** Names of days in sentences about closings, with their day: "Christmas Eve" is "December 24". */
  fixedDays: readonly (readonly [string, string])[]
  /** What says that something doesn't take place. */
  cancelled: readonly string[]
  /** Beginnings of words for what reaches the brand or is picked up until a day: "arriv", "collect". */
  handing: readonly string[]
  /** What ends a story of another year: "now". */
  now: readonly string[]
  /** Another year of which owners tell: "last year". */
  lastYear: readonly string[]
  /** What says that something is over: "was". */
  past: readonly string[]
  /** What owners call a part of their customers: "regulars". */
  groups: readonly string[]
  /** Beginnings or parts of words for those who order or come: "parent", "compan". */
  people: readonly string[]
  /** Verbs for what a group and everyone else may do: "can". */
  mayDo: readonly string[]
  /** The readers of an email, where its sentence names them: "only {readers}" */
  onlyReaders: string
  /** What people are asked to do until a day: "send us". */
  acting: readonly string[]
  /** What owners call the days of an offer: "weeks", "special". */
  campaigns: readonly string[]
  /** Right before a day after which it's too late: "after". */
  after: readonly string[]
  /** Between the number of a day and its month: "de ", or nothing. */
  ofMonth: string
  /** What holds on a single day: "that day only". */
  thenOnly: readonly string[]
  /** What closes something only beside a day or at the end of its clause: "Lager zu 1.1.". */
  shut: readonly string[]
  /** What owners call the people who get their emails: "members of our list". */
  readers: readonly string[]
  /** What says that hours are shorter on a day: "mornings only". */
  shorter: readonly string[]
  /** What usually takes place, and may not on a day: "office hours". */
  held: readonly string[]
  /** What says that a number of days is meant before another: "in advance". */
  ahead: readonly string[]
  /** First words of a sentence that tells more of the day in the one before it: "it costs", "bring". */
  details: readonly string[]
  /** Groups of people with their own price: "children", "members". */
  ages: readonly string[]
  /** What says before a thing that it begins to be sold: "release of the". */
  release: readonly string[]
  /** What says that a sum isn't there yet: "still need". */
  lacking: readonly string[]
  /** What says it right before a price: "moves to". */
  upTo: readonly string[]
  /** Between an old and a new price, or behind them: "instead of", "becomes". */
  steps: readonly string[]
  /** Words that name prices and no thing: "new rates". */
  prices: readonly string[]
  /** What says that a sum comes on top of a price: "5 € more". */
  increments: readonly string[]
  /** The same right before a sum, in a verb that elsewhere has the new price: "goes up". */
  risesBy: readonly string[]
  /** How an email tells a price that changes: until its last day, and from the first day of the new one. */
  dearer: Readonly<Record<'thing' | 'at' | 'still' | 'current' | 'now' | 'more' | 'unknown', string>>
  /** What people come together for, even where it only has a price: "evening", "dinner". */
  gatherings: readonly string[]
  /** What people give to a cause: "donation". */
  giving: readonly string[]
  /** What comes with a purchase: "with every". */
  withEach: readonly string[]
  /** What is so in most years, and on no certain day: "usually". */
  usually: readonly string[]
  /** First words of what no other follows: "last". */
  lastOf: readonly string[]
  /** What a shop does at the end of its day: "closes". */
  shuts: readonly string[]
  /** What leaves something out of a sale: "except". */
  except: readonly string[]
  /** What a day is called on which something can be done for the last time: "last day", "last chance". */
  lastDay: readonly string[]
  /** Right before an hour until which people can act: "by", "antes de las". */
  byHour: readonly string[]
  /** The same, where it may also be when something ends: "until". */
  untilHour: readonly string[]
  /** What begins a clause about the time behind a last day: "after that". */
  afterwards: readonly string[]
  /** Words for an hour: "noon", "close of business". */
  noon: readonly string[]
  /** What says that the brand pays for the shipping. */
  freeShipping: readonly string[]
  /** First words of a sentence that asks only some people: "anyone who". */
  asksSome: readonly string[]
  /** Those who have a later day than members or readers: "everyone else". */
  everyone: readonly string[]
  /** Where the brand works, in words that also name a course: "à l'atelier". */
  workplaces: readonly string[]
  /** What goods do on the day from which people can buy them: "arrives", "goes on sale". */
  arriving: readonly string[]
  /** What says of something beside a change that it stays as it is: "stay the same". */
  unchanged: readonly string[]
  /** What names Christmas, or the evening before it. */
  /** What says behind a last day which readers or which way it holds for: "for Alberta", "by ground". */
  qualifying: readonly string[]
  /** What tells two last days apart: "with initials", "without initials". */
  withOrWithout: readonly string[]
  christmas: readonly string[]
  /** What is done until a last day, by parts of words: "Orders", before Christmas "Christmas orders", and "order by Friday". */
  acts: readonly { words: readonly string[]; name: string; christmas: string; ask: string }[]
  /** What people come to, and what asks them to come: "market", "drop by". */
  coming: readonly string[]
  /** Where people come: "barn". */
  places: readonly string[]
  /** Whether a weekday can't be left out before its day, as in "esce lunedì 23 novembre". */
  weekdayStands: boolean
  /**
   * How an email names its own day: "today", also without a word before it, what becomes of the word before a day, and the
   * words before a day that isn't certain.
   */
  today: {
    word: string
    standsBare: boolean
    phrases: readonly (readonly [before: string, today: string])[]
    about: readonly string[]
  }
  /** The article of a day without its weekday, alone and together with the word before it: "le", "à" and "au". */
  dayArticle: readonly (readonly [before: string, article: string])[]
  /** Right before the number of a day, with or without its month: "the", "am". */
  onTheDay: readonly string[]
  /** What may follow the number of a day whose month is before it: "on the 17th from". */
  behindDay: readonly string[]
  /** The first day of a month in words: "primo" of "primo febbraio". */
  firstOfMonth: readonly string[]
  /** What says of a thing that it will be done: "in by November 6, ready by December 18". */
  ready: readonly string[]
  /** What says that something is for sale between two days: "we sell", "for sale". */
  selling: readonly string[]
  /** What says that a brand has or holds something, in front of its name: "we have", "there's". */
  having: readonly string[]
  /** A day of each month: "the first Thursday of the month". */
  monthly: {
    /** The last one has the number -1. `name` and `on` are for a single day: "first", "on the first". */
    ordinals: readonly { number: number; said: readonly string[]; name: string; on: string }[]
    ofMonth: readonly string[]
    every: readonly string[]
    always: readonly string[]
    named: string
  }
  /** What opens the doors of a brand on a day: "to the public". */
  toPublic: readonly string[]
  /** What says that a thing or a place is the brand's: "our", "bei uns". */
  ours: readonly string[]
}

export const dateWords = languageData('languages/<language>/dates.json', (data: DateWords) => data)
