import type { BrandBrief } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'
import { folded } from '#shared/folded.ts'
import { readPrice, withoutPrice } from '../brand/read-price.ts'
import { namesChannel } from '../brand/ways-to-reach.ts'
import { findPhrase, findStem, wordsIn } from '../engine/word-matching.ts'
import { dateWords } from '../languages/date-words.ts'
import { languageBasics } from '../languages/language-basics.ts'
import type { OutlineWords } from '../languages/outline-words.ts'
import { practicalWords } from '../languages/practical-words.ts'
import { offersWithoutPrice } from '../stock/price-changes.ts'
import { isOfOrders } from '../stock/practical-facts.ts'
import { isLastDay, isOpenToAll } from './day-words.ts'
import type { EmailPlan } from './email-plan.ts'
import { isOnline } from './asked-of-day.ts'

export type Missing = keyof OutlineWords['confirm']['missing']

/** What an email presents without its price, because the old one is over. */
export function namesWithoutPrice({ offer, subject, lines, own }: EmailPlan, brief: BrandBrief): string[] {
  const said = folded([...lines.flatMap(({ line }) => line ?? []), ...(own?.offers ?? [])].join('\n'))
  return offersWithoutPrice(brief)
    .map(({ name }) => name)
    .filter((name) => [offer?.about?.name, subject?.name].includes(name) || said.includes(folded(name)))
}

const INVITING: ReadonlySet<EmailPlan['ownDay'] | null> = new Set(['event', 'start', 'reminder'])

/**
 * What people would have to ask before they come to a day, because no line of its email tells it. Only what is surely
 * missing: any word before a place counts as a place.
 */
export function missingFacts(plan: EmailPlan, brief: BrandBrief): Missing[] {
  const { ownDay = null, title, lines, own } = plan
  const sentence = lines[0]?.line ?? null
  if (!INVITING.has(ownDay) || sentence === null || sentence.includes('\n')) return []
  const { language } = brief
  const { bookStems, freeWords } = practicalWords(language)
  const beside = [
    ...(own?.offers ?? []),
    ...(own?.practical ?? []),
    ...(own?.contact ?? []),
    own?.answer ?? '',
    own?.phrase ?? '',
  ]
  // "Put it in your diary" names no place.
  const told = lines.flatMap(({ line }, at) => (line !== null && (at === 0 || /[\d\n]/u.test(line)) ? [line] : []))
  const said = [title, ...told, ...beside].join('\n')
  const isOnScreen = isOnline(plan, brief)
  // Where people order, or act by a last day, no one comes anywhere.
  if (isOfOrders(sentence, brief) || isLastDay(plan, brief)) return []
  const isAsked = findStem(sentence, bookStems) !== null
  const isOpen = isOpenToAll(plan, brief)
  const isBooked = !isOpen && (ownDay === 'start' || isAsked)
  const isFree = findPhrase(said, [...freeWords, ...dateWords(language).open]) !== null
  const isPriced = isFree || readPrice(said) !== null
  const missing: Record<Missing, boolean> = {
    place: !isOnScreen && !namesPlace(said, title, brief),
    hour: ownDay !== 'start' && !namesHour(said, brief),
    // What takes place on a screen has a link that someone has to get.
    way: !NAMES_AN_ADDRESS.test(said) && (isOnScreen ? !isAsked : isBooked && !namesChannel(said, language)),
    price: isBooked && !isPriced,
  }
  return (['place', 'hour', 'way', 'price'] as const).filter((each) => missing[each])
}

const NAMES_AN_ADDRESS = /@|\p{L}\.\p{L}{2,8}(?!\p{L})|\d(?:[ ()/.-]{0,2}\d){7,14}/u

/**
 * Whether a text has a place: a word such as "at" before something that is neither a day nor a number, a word for a place,
 * or a name that isn't the one of the day.
 */
function namesPlace(text: string, title: string, { language }: BrandBrief): boolean {
  const { placeWords, placeNames } = practicalWords(language)
  const [months, weekdays] = [monthNumbersIn(language), weekdayNumbersIn(language)]
  const isDay = (word: string) => months.has(word) || weekdays.has(word)
  const words = wordsIn(text.replaceAll(/['’]/gu, ' ').replaceAll(/\d[\d.:,]{0,8}/gu, ' 0 '))
  const isPlace = (word: string | undefined) => word !== undefined && !/\d/u.test(word) && !isDay(word)
  const isCalledSo = (word: string) => placeNames.some((each) => word.startsWith(each) || word.endsWith(each))
  const called = new Set(wordsIn(title))
  const names = languageBasics(language).capitalizesNouns ? [] : (text.match(NAME_WITHIN) ?? [])
  return (
    words.some((word, at) => isCalledSo(word) || (placeWords.includes(word) && isPlace(words[at + 1]))) ||
    names.some((name) => !isDay(name.toLowerCase()) && !called.has(name.toLowerCase()))
  )
}

/** A capital behind another word, a number or a comma. */
const NAME_WITHIN = /(?<=[\p{L}\d,] )\p{Lu}\p{L}{2,30}/gu

/** Whether a text has a number beside its days, years and prices, or a word such as "noon". */
function namesHour(text: string, { language }: BrandBrief): boolean {
  if (findPhrase(text, practicalWords(language).timeWords) !== null) return true
  const months = monthNumbersIn(language)
  const plain = folded(text.split('\n').map(withoutPrice).join('\n'))
  if (CLOCK.test(plain)) return true
  const words = plain.match(WORD) ?? []
  return words.some((word, at) => {
    const isNumber = /^\d{1,2}$/u.test(word)
    // "March 4", "4 de marzo", "4 and 5 March".
    const isOfDate = [-1, 1].some(
      (step) =>
        months.has(words[at + step] ?? '') ||
        (BETWEEN.test(words[at + step] ?? '') && months.has(words[at + 2 * step] ?? '')),
    )
    return isNumber && !isOfDate
  })
}

const CLOCK = /\d{1,2}(?:[:.h]\d{2}|\s?(?:h|uhr|am|pm|a\.m\.|p\.m\.|o'clock)(?!\p{L}))/u
const BETWEEN = /^(?:\d{1,2}|\p{L}{1,2})$/u
const WORD = /\d{1,4}|\p{L}{1,30}/gu
