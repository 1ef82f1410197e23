import { FAMILIES, type Family, OFFER_KINDS, type FactOfKind, type OfferKind } from '#shared/brand-sheet.ts'
import { MONTHS } from '#shared/calendar-dates.ts'
import type { DayTold } from '../../sheet-contract.ts'
import { type Fact, dayOf } from './facts.ts'
import { pageInWords } from '../page-words.ts'
import {
  dayInWords,
  daysInWords,
  rangeInWords,
  ruleInWords,
  timingInWords,
  weekdaysInWords,
} from '#shared/rule-words.ts'

const list = new Intl.ListFormat('en')

const KIND_NAMES: Record<OfferKind, string> = {
  durable: 'Lasts for years',
  consumable: 'Gets used up',
  perishable: 'Fresh or live',
  set: 'Set or bundle',
  'made-to-measure': 'Made to measure',
  subscription: 'Subscription',
  service: 'Service',
  course: 'Course',
  event: 'Event',
  digital: 'Digital product',
}
export const kindOptions = OFFER_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))

const FAMILY_NAMES: Record<Family, string> = {
  'b2b-supply': 'Supplies for businesses',
  'appointment-aids': 'Health aids and appointments',
  'subscription-box': 'Subscription boxes',
  'reordered-consumables': 'Products people reorder',
  'researched-durables': 'Products people compare before they buy',
  'fashion-size': 'Fashion and sizes',
  'courses-events': 'Courses and events',
  'perishable-seasonal': 'Fresh, seasonal or live goods',
  'food-drink-craft': 'Food and drink',
  'maker-gift': 'Handmade products and gifts',
}
export const familyOptions = FAMILIES.map((value) => ({ value, label: FAMILY_NAMES[value] }))

const BUYERS = { consumers: 'Consumers', businesses: 'Businesses', both: 'Consumers and businesses' } as const
export const buyersOptions = (['consumers', 'businesses', 'both'] as const).map((value) => ({
  value,
  label: BUYERS[value],
}))

export function factInWords(fact: FactOfKind): string {
  switch (fact.kind) {
    case 'offer':
      return fact.value.name
    case 'doubt':
      return fact.value.question
    case 'trade':
      return fact.value.label
    case 'family':
      return FAMILY_NAMES[fact.value.family]
    case 'buyers':
      return fact.value.role === null ? BUYERS[fact.value.buyers] : `${BUYERS[fact.value.buyers]} (${fact.value.role})`
    case 'voice':
      return voiceInWords(fact.value)
    case 'rule':
      return ruleInWords(fact.value)
    case 'rhythm':
      return fact.value.weekdays.length === 0
        ? `${fact.value.emails} emails a month`
        : `${fact.value.emails} emails a month, on ${weekdaysInWords(fact.value.weekdays)}`
    case 'business':
    case 'pain':
    case 'moment':
    case 'say':
    case 'neverSay':
    case 'answer':
      return fact.value.text
  }
}

const DAYS: Record<DayTold['what'], (days: DayTold) => string> = {
  event: (days) => `Event ${daysInWords(days)}`,
  start: (days) => `Starts ${daysInWords(days)}`,
  opening: (days) => `Available ${daysInWords(days)}`,
  reopening: ({ from }) => `Open again on ${dayInWords(from)}`,
  deadline: ({ to }) => `Last day: ${dayInWords(to)}`,
  dearer: ({ to }) => `Last day at today's price: ${dayInWords(to)}`,
  sale: (days) => `Sale ${daysInWords(days)}`,
  notice: (days) => `News ${daysInWords(days)}`,
}

/** What the sentence of an owner says of a day, as emails tell it. */
const dayTold = (day: DayTold): string =>
  day.by === null ? DAYS[day.what](day) : `${DAYS[day.what](day)} · Sign up by ${dayInWords(day.by)}`

export function factDetails(fact: Fact): string[] {
  const day = dayOf(fact)
  if (day !== null) return [dayTold(day)]
  if (fact.kind === 'offer') {
    const { kind, price, isFirstPurchase, season, fact: sentence } = fact.value
    const parts = [
      kind === null ? null : KIND_NAMES[kind],
      price,
      season === null ? null : rangeInWords(season),
      isFirstPurchase ? 'Bought first' : null,
    ]
    const known = parts.filter((part) => part !== null)
    return [known.join(' · '), sentence ?? ''].filter((line) => line !== '')
  }
  if (fact.kind === 'doubt') return fact.value.answer === null ? [] : [`Your answer: ${fact.value.answer}`]
  if (fact.kind === 'answer') return [fact.value.question]
  if (fact.kind === 'family') return ['Kind of business']
  if (fact.kind !== 'moment') return []
  const { months, timing } = fact.value
  return [
    ...(months.length === 0 ? [] : [list.format(months.map((month) => MONTHS[month - 1]!))]),
    ...(timing === undefined ? [] : [timingInWords(timing)]),
  ]
}

const SOURCES: Record<Fact['source'], string> = {
  profile: 'From your profile',
  website: 'From your website',
  history: 'From your past campaigns',
  model: 'Read by AI',
  user: 'Added by your team',
}

export function sourceInWords({ source, page }: Pick<Fact, 'source' | 'page'>): string {
  if (page === null || !URL.canParse(page) || source === 'user') return SOURCES[source]
  return `${SOURCES[source === 'profile' ? 'website' : source]}, ${pageInWords(page)}`
}

function voiceInWords({
  address,
  register,
  exclamationMarks,
  emoji,
  signedBy,
}: Extract<FactOfKind, { kind: 'voice' }>['value']) {
  const parts = [
    register === null ? null : register === 'playful' ? 'Playful' : 'Plain',
    address === null ? null : `“${address}”`,
    exclamationMarks === null ? null : exclamationMarks ? 'exclamation marks' : 'no exclamation marks',
    emoji === null ? null : emoji ? 'emoji' : 'no emoji',
    signedBy === undefined ? null : `signed by ${signedBy}`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? 'No preference' : parts.join(', ')
}
