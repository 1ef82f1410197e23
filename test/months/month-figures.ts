import { fillInMarkers } from '#writing/gate/fill-in-markers.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { outlineWords } from '#writing/languages/outline-words.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import type { WrittenEmail, WrittenMonth } from './planned-year.ts'

export interface YearFigures {
  emails: number
  shelf: number
  ofOtherTrades: number
  /** Titles in lower case, unless a brand name begins that way. */
  lowerCaseTitles: string[]
  undrafted: number
  shareWithGaps: number
  shareNaming: number
  repeatedSubjects: string[]
  /** Counted from 1. Null without a repetition. */
  firstRepeat: number | null
}

export function yearFigures(brand: BrandBrief, year: readonly WrittenMonth[]): YearFigures {
  const emails = year.flatMap((month) => month.emails)
  const ideas = [...emails, ...year.flatMap(({ shelf }) => shelf)]
  const { direction } = outlineWords(brand.language)
  const lines = emails.flatMap((email) => draftedLines(email, direction))
  const markers = Object.values(fillInMarkers(brand.language))
  const subjects = emails.flatMap(({ outline }) => outline?.subjectLines ?? [])
  return {
    emails: emails.length,
    shelf: ideas.length - emails.length,
    ofOtherTrades: ideas.filter(({ meta }) => isOfOtherTrade(meta.angle, brand)).length,
    lowerCaseTitles: ideas.map(({ title }) => title).filter((title) => isLowerCase(title, brand)),
    undrafted: emails.flatMap(({ outline }) => outline?.sections ?? []).filter(({ copy }) => !copy.includes('\n'))
      .length,
    shareWithGaps: share(lines, (line) => markers.some((marker) => line.includes(marker))),
    shareNaming: share(emails, (email) => namesTheBrand(email, brand)),
    repeatedSubjects: subjects.filter((subject, place) => subjects.indexOf(subject) !== place),
    firstRepeat: firstRepeat(year),
  }
}

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(is).length / items.length

const draftedLines = ({ outline }: WrittenEmail, direction: string) =>
  (outline?.sections ?? []).flatMap(({ copy }) => copy.split('\n').filter((line) => !line.startsWith(direction)))

function isOfOtherTrade(angle: string | undefined, { facts: { trade } }: BrandBrief): boolean {
  const [layer, pack] = (angle ?? '').split('/')
  if (layer !== 'trade') return false
  const own = TRADES.find(({ id }) => id === trade?.trade)
  return pack !== (own?.pack ?? own?.id)
}

const isLowerCase = (title: string, brand: BrandBrief) =>
  /^\p{Ll}/u.test(title) && !namesOf(brand).some((name) => title.startsWith(name))

const namesOf = ({ name, facts: { offers } }: BrandBrief) => [
  name,
  ...offers.flatMap((offer) => [offer.name, offer.shortName]),
]

function namesTheBrand({ title, description, meta, outline }: WrittenEmail, brand: BrandBrief): boolean {
  if (meta.products.length > 0) return true
  const { offers, doubts, say } = brand.facts
  const said = [
    ...offers.flatMap(({ name, shortName }) => [name, shortName]),
    ...doubts.map(({ question }) => question),
  ]
  const texts = [title, description, ...(outline?.sections.map(({ copy }) => copy) ?? [])].join('\n').toLowerCase()
  return [...said, ...say].some((phrase) => texts.includes(phrase.toLowerCase()))
}

function firstRepeat(year: readonly WrittenMonth[]): number | null {
  const sent = new Set<string>()
  for (const [place, { emails }] of year.entries()) {
    const angles = emails.flatMap(({ meta }) => meta.angle ?? [])
    if (angles.some((angle) => sent.has(angle))) return place + 1
    angles.forEach((angle) => sent.add(angle))
  }
  return null
}

/** Leaves out the names of the brand and its offers. */
function maskedTitles(brand: BrandBrief, ideas: readonly { title: string }[]): string[] {
  const names = namesOf(brand).toSorted((left, right) => right.length - left.length)
  return ideas.map(({ title }) => names.reduce((masked, name) => masked.replaceAll(name, '…'), title))
}

export interface Pair {
  brands: readonly [BrandBrief, BrandBrief]
  years: readonly [readonly WrittenMonth[], readonly WrittenMonth[]]
}

export function sharedInMonths({ brands: [brand, other], years: [year, others] }: Pair): number {
  const counts = year.map((month, place) => {
    const titles = maskedTitles(brand, [...month.emails, ...month.shelf])
    const beside = others[place] === undefined ? [] : [...others[place].emails, ...others[place].shelf]
    const known = new Set(maskedTitles(other, beside))
    return { all: titles.length, shared: titles.filter((title) => known.has(title)).length }
  })
  return sum(counts.map(({ shared }) => shared)) / Math.max(1, sum(counts.map(({ all }) => all)))
}

export function sharedInYear({ brands: [brand, other], years: [year, others] }: Pair): number {
  const known = new Set(
    maskedTitles(
      other,
      others.flatMap(({ emails }) => emails),
    ),
  )
  return share(
    maskedTitles(
      brand,
      year.flatMap(({ emails }) => emails),
    ),
    (title) => known.has(title),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
