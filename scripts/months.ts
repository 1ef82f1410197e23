// Prints figures or texts of planned months: `npm run months -- figures [<brand>]`, `npm run months -- print <brand>
// <2027-01> 3` for three months that follow each other. A brand is one of the known ones or a file such as { name,
// language, country, profile }.

import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { KNOWN_BRANDS, brandOfFile, readingOfFile, rivalOf } from '../test/months/known-brands.ts'
import type { BrandBrief } from '../src/shared/brand-brief.ts'
import { type Pair, type YearFigures, sharedInMonths, sharedInYear, yearFigures } from '../test/months/month-figures.ts'
import { type WrittenMonth, plannedYear } from '../test/months/planned-year.ts'
import { keptStock } from '../src/features/ideas/server/kept-stock.ts'
import { hasTradePack } from '../src/writing/stock/brand-family.ts'
import { openQuestions } from '../src/writing/stock/questions.ts'
import { printedMonth } from '../test/months/print-month.ts'

const USAGE = `npm run months -- figures [<brand>]
npm run months -- print <brand or profile.json> <2027-01> [<months>]
npm run months -- facts <brand or profile.json>
npm run months -- sheet <profile.json> [<2027-01>]

Brands: ${KNOWN_BRANDS.map(({ id }) => id).join(', ')}`

const [command, name, month, count = '1'] = process.argv.slice(2)
const FROM = { year: 2027, month: 1 }

const percent = (share: number) => `${Math.round(share * 100)} %`

const inWords = (figures: YearFigures) =>
  [
    `${figures.emails} emails, ${figures.shelf} on the shelf`,
    `${percent(figures.shareNaming)} name the brand's own`,
    `${percent(figures.shareWithGaps)} of the lines wait`,
    `first repeat in month ${figures.firstRepeat ?? '-'}`,
    `${figures.ofOtherTrades} of other trades`,
    `${figures.lowerCaseTitles.length} titles in lower case`,
    `${figures.undrafted} sections without a line`,
    `${figures.repeatedSubjects.length} subject lines twice`,
  ].join(' · ')

const tradeOf = ({ facts: { trade } }: BrandBrief) => trade?.trade ?? null

const pairOf = (
  brand: BrandBrief,
  year: readonly WrittenMonth[],
  other: BrandBrief,
  others: readonly WrittenMonth[],
): Pair => ({ brands: [brand, other], years: [year, others] })

const WORST = 5

function printPairs(what: string, pairs: readonly Pair[], shared: (pair: Pair) => number): void {
  const found = pairs
    .map((pair) => ({ names: pair.brands.map(({ id }) => id).join(' and '), share: shared(pair) }))
    .toSorted((left, right) => right.share - left.share)
  const mean = found.reduce((sum, pair) => sum + pair.share, 0) / Math.max(1, found.length)
  console.log(`\n${what}: ${percent(mean)} on average of ${found.length} pairs. The most:`)
  for (const { names, share } of found.slice(0, WORST)) console.log(`  ${percent(share)}  ${names}`)
}

async function figures(): Promise<number> {
  const brands = KNOWN_BRANDS.filter(({ id }) => name === undefined || id === name)
  const years = new Map<string, WrittenMonth[]>()
  for (const brand of brands) {
    const year = await plannedYear({ brand, from: FROM, months: 12, hasOutlines: true })
    years.set(brand.id, year)
    console.log(
      `${brand.id} (${brand.facts.trade?.trade ?? brand.facts.family ?? 'unknown'}): ${inWords(yearFigures(brand, year))}`,
    )
  }
  const unlike = brands.flatMap((brand) =>
    brands
      .filter((other) => other.id > brand.id && other.language === brand.language)
      .filter((other) => tradeOf(other) !== tradeOf(brand))
      .map((other) => pairOf(brand, years.get(brand.id)!, other, years.get(other.id)!)),
  )
  printPairs('Ideas that two brands of unlike trades share in the same months', unlike, sharedInMonths)
  const alike: Pair[] = []
  for (const brand of brands) {
    if (!hasTradePack(brand)) continue
    const rival = rivalOf(brand)
    const year = await plannedYear({ brand: rival, from: FROM, months: 12, hasOutlines: false })
    alike.push(pairOf(brand, years.get(brand.id)!, rival, year))
  }
  printPairs('Planned emails that two brands of one trade share over a year', alike, sharedInYear)
  return 0
}

const brandNamed = (): BrandBrief | undefined =>
  name?.endsWith('.json') === true
    ? brandOfFile(basename(name, '.json'), JSON.parse(readFileSync(name, 'utf8')))
    : KNOWN_BRANDS.find(({ id }) => id === name)

/** What we read in the profile, a line for each fact. */
function facts(): number {
  const brand = brandNamed()
  if (brand === undefined) return usage()
  for (const [kind, found] of Object.entries(brand.facts)) {
    for (const fact of [found].flat()) if (fact !== null) console.log(`${kind}: ${JSON.stringify(fact)}`)
  }
  return 0
}

/** What its owner sees on “What we understood”, as JSON to correct and put into the file as its `sheet`. */
async function sheet(): Promise<number> {
  if (name === undefined) return usage()
  const file: unknown = JSON.parse(readFileSync(name, 'utf8'))
  const { facts: read, unused } = readingOfFile(file)
  const brand = brandOfFile('brand', file)
  const { ideas, locked } = await keptStock({ brand, month: Number(month?.slice(5) ?? 1), hasHistory: false })
  const questions = openQuestions(locked, ideas, 7).map(({ id, question, unlocks }) => ({ id, question, unlocks }))
  const facts = read.map(({ kind, value, quote }) => ({ kind, value, quote }))
  console.log(JSON.stringify({ sheet: facts, unused, questions }, null, 1))
  return 0
}

async function print(): Promise<number> {
  const brand = brandNamed()
  const at = /^(\d{4})-(\d{2})$/.exec(month ?? '')
  if (brand === undefined || at === null) return usage()
  const from = { year: Number(at[1]), month: Number(at[2]) }
  const months = await plannedYear({ brand, from, months: Number(count), hasOutlines: true })
  for (const planned of months) console.log(printedMonth(brand, planned))
  return 0
}

function usage(): number {
  console.error(USAGE)
  return 1
}

const COMMANDS: Record<string, () => number | Promise<number>> = { figures, facts, sheet, print }
process.exitCode = await (COMMANDS[command ?? ''] ?? usage)()
