import { FILL_IN_MARKERS } from '#server/quality/fill-in-markers.ts'
import type { BrandBrief } from '#shared/brand-brief.ts'
import { outlineWords } from '#writing/outline/words/outline-words.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import type { WrittenEmail, WrittenMonth } from './planned-year.ts'

/** What a program can say about the months of a brand. Shares are from 0 to 1. */
export interface YearFigures {
  emails: number
  shelf: number
  /** Ideas of a trade that isn't the brand's. */
  ofOtherTrades: number
  /** Titles that begin in lower case, unless a name of the brand does. */
  lowerCaseTitles: string[]
  /** Sections of outlines without a drafted line. */
  undrafted: number
  /** Drafted lines of outlines that have a gap to fill or a fact to confirm. */
  shareWithGaps: number
  /** Emails that name an offer, a doubt or a phrase of the brand. */
  shareNaming: number
  repeatedSubjects: string[]
  /** The first month, counted from 1, that has an email whose idea was sent before. Null when none has. */
  firstRepeat: number | null
}

export function yearFigures(brand: BrandBrief, year: readonly WrittenMonth[]): YearFigures {
  const emails = year.flatMap((month) => month.emails)
  const ideas = [...emails, ...year.flatMap(({ shelf }) => shelf)]
  const { direction } = outlineWords(brand.language)
  const lines = emails.flatMap((email) => draftedLines(email, direction))
  const markers = Object.values(FILL_IN_MARKERS[brand.language])
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

/** The titles of a month, planned ones and those of the shelf, with the names of the brand and of its offers left out. */
function maskedTitles(brand: BrandBrief, ideas: readonly { title: string }[]): string[] {
  const names = namesOf(brand).toSorted((left, right) => right.length - left.length)
  return ideas.map(({ title }) => names.reduce((masked, name) => masked.replaceAll(name, '…'), title))
}

/** The same months of two brands. */
export interface Pair {
  brands: readonly [BrandBrief, BrandBrief]
  years: readonly [readonly WrittenMonth[], readonly WrittenMonth[]]
}

/** The share of the first brand's ideas whose titles the other has in the same month. */
export function sharedInMonths({ brands: [brand, other], years: [year, others] }: Pair): number {
  const counts = year.map((month, place) => {
    const titles = maskedTitles(brand, [...month.emails, ...month.shelf])
    const beside = others[place] === undefined ? [] : [...others[place].emails, ...others[place].shelf]
    const known = new Set(maskedTitles(other, beside))
    return { all: titles.length, shared: titles.filter((title) => known.has(title)).length }
  })
  return sum(counts.map(({ shared }) => shared)) / Math.max(1, sum(counts.map(({ all }) => all)))
}

/** The share of the first brand's planned emails whose titles are among the other's planned emails of the whole year. */
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
