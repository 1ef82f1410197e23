import { describe, expect, test } from 'vitest'
import { observanceNames } from '#writing/knowledge/observances.ts'
import type { FactKind, FactValue } from '#shared/brand-sheet.ts'
import { TRADES } from '#writing/knowledge/trades.ts'
import { type Expectations, type WrittenProfile, writtenProfiles } from '#writing/brand/profiles/profiles.fixtures.ts'
import { type ReadProfile, readProfile } from '#writing/brand/read-profile.ts'

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[“”„«»"‹›]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.?!…]+$/u, '')
    .trim()

const valuesOf = <Kind extends FactKind>({ facts }: ReadProfile, kind: Kind) =>
  facts.filter((fact) => fact.kind === kind).map(({ value }) => value as FactValue<Kind>)

function expectList(read: string[], expected: string[] | undefined, what: string) {
  if (expected !== undefined) expect.soft(read.map(plain), what).toEqual(expected.map(plain))
}

function offersExpected(
  names: string[],
  offers: NonNullable<Expectations['offers']>,
  { offersAlso }: Expectations,
): string[] {
  const lists = [offers, ...offersAlso].map((list) =>
    list.map((ways) => ways.find((way) => names.includes(plain(way))) ?? ways[0]!).map(plain),
  )
  return lists.find((list) => list.join('\n') === names.join('\n')) ?? lists[0]!
}

function checkOf({ check }: FactValue<'rule'>): string[] {
  switch (check?.type) {
    case undefined:
      return []
    case 'no-occasion':
      return [`no-occasion ${check.occasion}`]
    case 'no-send':
      return [`no-send ${check.weekdays.join(',')}`]
    case 'closed':
      return [`closed ${check.days.from}..${check.days.to}`]
    case 'closed-on':
      return [`closed-on ${check.occasion}`]
    case 'closed-around':
      return [`closed-around ${check.occasion} ${check.first}..${check.last}`]
    case 'closed-week':
      return [`closed-week ${check.day ?? check.occasion}`]
    case 'discount-cap':
      return [`discount-cap ${check.percent}`]
    case 'no-prices':
    case 'apart':
    case 'trade-only':
      return [check.type]
    case 'way':
      return [`way ${check.way}`]
    case 'at-most':
      return [`at-most ${check.emails}`]
    case 'window':
      return [`window ${check.season.from}..${check.season.to} ${plain(check.about)}`]
    case 'no-claim':
      return [`no-claim ${check.domain}`]
    case 'statement':
      return [`statement ${check.when}`]
  }
}

function expectOffers(read: ReadProfile, expected: Expectations) {
  const offers = valuesOf(read, 'offer')
  const names = offers.map(({ name }) => plain(name))
  if (expected.offers !== null) expect.soft(names, 'offers').toEqual(offersExpected(names, expected.offers, expected))
  const ways = [expected.offers ?? [], ...expected.offersAlso].flat()
  const offerNamed = (name: string) => {
    const same = ways.filter((way) => way.map(plain).includes(plain(name))).flat()
    return offers.find((offer) => [name, ...same].map(plain).includes(plain(offer.name)))
  }
  const doubtful = offers.flatMap(({ name, isDoubtful }) => (isDoubtful === true ? [name] : []))
  expectList(doubtful, expected.doubtful, 'offers in doubt')
  for (const [name, prices] of Object.entries(expected.prices)) {
    expect.soft(prices, `price of ${name}`).toContain(offerNamed(name)?.price)
  }
  for (const [name, season] of Object.entries(expected.seasons)) {
    const read = offerNamed(name)?.season
    expect.soft(`${read?.from}..${read?.to}`, `season of ${name}`).toBe(season)
  }
  for (const [name, kind] of Object.entries(expected.kinds)) {
    expect.soft(offerNamed(name)?.kind, `kind of ${name}`).toBe(kind)
  }
  for (const [name, fact] of Object.entries(expected.facts)) {
    expect.soft(plain(offerNamed(name)?.fact ?? ''), `fact of ${name}`).toBe(plain(fact))
  }
}

function expectRules(read: ReadProfile, { checks, checksNot }: Expectations, notes: string) {
  const rules = valuesOf(read, 'rule')
  const found = rules.flatMap(checkOf)
  if (checks !== undefined) expect.soft(found.toSorted(), 'rules').toEqual(checks.map(plain).toSorted())
  for (const start of checksNot) {
    expect
      .soft(
        found.filter((check) => check.startsWith(start)),
        `no rule ${start}`,
      )
      .toEqual([])
  }
  const kept = rules.map(({ sentence }) => plain(sentence)).join(' ')
  for (const word of notes.replace(/<[^>]*>|&\w+;/gu, ' ').match(/\p{L}{4,}/gu) ?? []) {
    expect.soft(kept, 'sentences of the rules').toContain(word.toLowerCase())
  }
}

const TORN =
  /\s(?:and|or|&|und|oder|sowie|et|ou|y|o|ed|from|ab|für|dès|desde|da|with|mit|avec|con)$|^[)\].,]|[([,:–-]$/iu
const TORN_OFFER = /^(?:and|or|&|und|oder|et|ou|y|ed|\/|,)\s/iu

function expectWholeFacts(read: ReadProfile, { mustNot, mustNotExact }: Expectations) {
  for (const { name, shortName } of valuesOf(read, 'offer')) {
    expect.soft(name, 'no torn name').not.toMatch(TORN_OFFER)
    expect.soft(name, 'short name').toContain(shortName)
  }
  const texts = [
    ...valuesOf(read, 'offer').flatMap(({ name, shortName, fact }) => [name, shortName, fact ?? '']),
    ...valuesOf(read, 'doubt').map(({ question }) => question),
    ...valuesOf(read, 'pain').map(({ text }) => text),
    ...valuesOf(read, 'moment').map(({ text }) => text),
  ].filter((text) => text !== '')
  for (const text of texts) {
    expect.soft(text, 'no torn piece').not.toMatch(TORN)
    // German closes with the mark that English opens with.
    for (const [open, close] of ['()', '[]', '«»', text.includes('„') ? '„“' : '“”']) {
      expect.soft(text.split(open!).length, `pairs in ${text}`).toBe(text.split(close!).length)
    }
    for (const words of mustNot) expect.soft(plain(text), `not ${words}`).not.toContain(plain(words))
  }
  for (const words of mustNotExact) expect.soft(texts.map(plain)).not.toContain(plain(words))
}

describe.each(writtenProfiles)('The profile $id', ({ brand, expected }: WrittenProfile) => {
  const read = readProfile(brand, observanceNames())

  test('gives every offer, and nothing else', () => expectOffers(read, expected))

  test('gives its pains, moments, doubts and phrases unchanged', () => {
    expectList(
      valuesOf(read, 'pain').map(({ text }) => text),
      expected.pains,
      'pains',
    )
    expectList(
      valuesOf(read, 'pain').flatMap(({ text, isBodyComplaint }) => (isBodyComplaint ? [text] : [])),
      expected.pains === undefined || expected.bodyComplaints.length === 0 ? undefined : expected.bodyComplaints,
      'body complaints',
    )
    expectList(
      valuesOf(read, 'moment').map(({ text }) => text),
      expected.moments,
      'moments',
    )
    expectList(
      valuesOf(read, 'doubt').map(({ question }) => question),
      expected.doubts,
      'doubts',
    )
    expectList(
      valuesOf(read, 'say').map(({ text }) => text),
      [...(expected.say ?? brand.guidelines?.say ?? []), ...expected.ownSentences],
      'say',
    )
    expectList(
      valuesOf(read, 'neverSay').map(({ text }) => text),
      expected.neverSay ?? brand.guidelines?.dontSay,
      'never say',
    )
  })

  test('gives its rules and its voice', () => {
    expectRules(read, expected, brand.guidelines?.complianceNotes ?? '')
    const [voice] = valuesOf(read, 'voice')
    for (const [key, value] of Object.entries(expected.voice)) {
      expect.soft(voice?.[key as keyof typeof expected.voice], key).toBe(value)
    }
  })

  test('quotes nothing but whole facts', () => expectWholeFacts(read, expected))

  test('points to a trade by what is sold', () => {
    const [trade] = valuesOf(read, 'trade')
    expect.soft(expected.trade).toContain(trade?.trade ?? null)
    if (expected.buyers !== undefined) {
      expect.soft(valuesOf(read, 'buyers')[0]?.buyers, 'buyers').toBe(expected.buyers)
    }
    const without = { ...brand, customerAvatar: null, buyingJourney: null, guidelines: null }
    expect(valuesOf(readProfile(without, observanceNames()), 'trade')).toEqual(valuesOf(read, 'trade'))
  })
})

test('The expected trades are in the list of trades', () => {
  const ids = new Set(TRADES.map(({ id }) => id))
  const named = writtenProfiles.flatMap(({ expected }) => expected.trade).filter((id) => id !== null)
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})
