import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import { isStory } from '../brand/own-stories.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import { tellingStems } from '../engine/telling-stems.ts'
import { withoutDates } from '../engine/without-dates.ts'
import { findStem, startsWithAny } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import type { Told } from '../packs/pack-schema.ts'
import { stemsOfRange } from './listed-offers.ts'
import type { StoryOfDay } from './stock-ideas.ts'
import type { ToldFact } from './told-fact.ts'
import { toldFacts } from './told-facts.ts'
import { dayId } from './told-pack.ts'
import { undatedPhrases } from './undated-phrases.ts'

/** A reminder of a day doesn't tell its story again. */
const DAYS_WITH_STORIES = ['event', 'start', 'opening', 'deadline', 'notice'] as const satisfies readonly Told[]

/**
 * What an owner tells that belongs to a day, by the id of the day: the quarrel about cream in the bagna cauda in the email
 * about the bagna cauda. Each story has one day, and each day at most one story.
 */
export const storiesOfDays = oncePer((brief: BrandBrief): ReadonlyMap<string, StoryOfDay> => {
  const told = toldFacts(brief)
  const stories = storiesOf(brief)
  const days = DAYS_WITH_STORIES.flatMap((what) =>
    told[what].flatMap((fact) =>
      fact.toldIn !== null || fact.days === null ? [] : [{ what, fact, from: fact.days.from }],
    ),
  )
  const pairs = days.flatMap(({ what, fact, from }) =>
    stories.flatMap((text) => {
      const nearness = nearnessOf(text, fact, brief)
      return nearness === 0 ? [] : [{ id: dayId(what, fact), text, day: from, nearness }]
    }),
  )
  const found = new Map<string, StoryOfDay>()
  for (const { id, text, day } of pairs.toSorted((one, other) => other.nearness - one.nearness)) {
    const isTaken = found.has(id) || [...found.values()].some((other) => other.text === text)
    if (!isTaken) found.set(id, { text, day })
  }
  return found
})

/** What happened once: answers, and phrases about a year or "last year". */
const storiesOf = (brief: BrandBrief): string[] => [
  ...brief.facts.answers.map(({ text }) => text),
  ...undatedPhrases(brief).filter((text) => isStory(text) || tellsOfLastYear(text, brief.language)),
]

const tellsOfLastYear = (text: string, language: Language): boolean =>
  startsWithAny(text, ownFactWords(language).lastYear) !== null

/** A name counts more than a gift for a holiday of gifts. */
const OF_A_GIFT = 0.5

const YEAR = /^20\d\d$/u
/** Of "Valentine heart boxes", boxes alone may be any. */
const SHARE_OF_NAME = 0.5

/** What a story is about, its first sentence says. */
function nearnessOf(text: string, fact: ToldFact, brief: BrandBrief): number {
  const { language } = brief
  const [first = text] = wholeSentences(text, language)
  const name = namesOfDay(fact, brief)
  const shared = [...name.intersection(tellingStems(withoutDates(first, language), language))]
  if (shared.some((stem) => YEAR.test(stem)) || (shared.length > 0 && shared.length >= SHARE_OF_NAME * name.size)) {
    return shared.length
  }
  const { gifts, holidayStems } = ownFactWords(language)
  const day = `${fact.slots.moment ?? ''} ${fact.slots.fact ?? ''}`
  const isForGifts = findStem(day, [...gifts, ...holidayStems]) !== null
  return isForGifts && findStem(first, gifts) !== null ? OF_A_GIFT : 0
}

/** The words that name a day and no other thing of the brand: neither ordering nor where everything takes place. */
function namesOfDay({ slots }: ToldFact, brief: BrandBrief): ReadonlySet<string> {
  const { language } = brief
  const { orderStems, bookStems } = practicalWords(language)
  const acts = [...orderStems, ...bookStems, ...ownFactWords(language).shippingStems]
  const called = tellingStems(withoutDates(slots.thing ?? '', language), language)
  const own = [...called.difference(stemsOfRange(brief)).difference(stemsOfPlace(brief))]
  return new Set(own.filter((stem) => findStem(stem, acts) === null))
}

const MOST_SENTENCES = 3
const FEWEST_OFFERS = 2

/** Words in several of the brand's sentences about days say where or when everything is: "in the cellar". */
const stemsOfPlace = oncePer((brief: BrandBrief): ReadonlySet<string> => {
  const { facts, language } = brief
  const { lastOf, begins, ends } = dateWords(language)
  const { holidayStems } = ownFactWords(language)
  const said = stemsInSeveral([...facts.say, ...facts.answers.map(({ text }) => text)], MOST_SENTENCES + 1, language)
  const sold = stemsInSeveral(
    facts.offers.map(({ name }) => name),
    FEWEST_OFFERS,
    language,
  )
  // Much may happen at Christmas, and "Christmas" still says which of the days.
  const isOfHoliday = (stem: string) => holidayStems.some((word) => word.startsWith(stem) || stem.startsWith(word))
  const acts = tellingStems([...lastOf, ...begins, ...ends].join(' '), language)
  const common = [...said, ...sold, ...acts].filter((stem) => !isOfHoliday(stem))
  return tellingStems(facts.business ?? '', language).union(new Set(common))
})

function stemsInSeveral(texts: readonly string[], fewest: number, language: Language): string[] {
  const counts = new Map<string, number>()
  for (const stem of texts.flatMap((text) => [...tellingStems(text, language)])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return [...counts].flatMap(([stem, count]) => (count >= fewest ? [stem] : []))
}
