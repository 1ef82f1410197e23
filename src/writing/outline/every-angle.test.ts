import { describe, expect, test } from 'vitest'
import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { unconfirmedBrief, withFacts } from '../brand/brand-brief.fixtures.ts'
import { flatTexts } from '../gate/outline-texts.ts'
import { fillInMarkers } from '../gate/fill-in-markers.ts'
import { type BrandBrief, LANGUAGES, type Language } from '#shared/brand-brief.ts'
import { FAMILIES, type FactValue } from '#shared/brand-sheet.ts'
import { checkWords } from '#test/packs/check-words.ts'
import { TRADES } from '../knowledge/trades.ts'
import { wordsOfUses } from '../languages/use-words.ts'
import { PACKS } from '../packs/load-packs.ts'
import type { Angle, Pack } from '../packs/pack-schema.ts'
import { ideaOf } from '../stock/brand-stock.ts'
import { type StockIdea } from '../stock/stock-ideas.ts'
import { writeOutline } from './write-outline.ts'
import { bareProfile, requestOfIdea } from './writer-requests.fixtures.ts'

const packsOf = (language: Language) => PACKS.places(language).map(({ layer, id }) => PACKS.pack(language, layer, id)!)

/** A brand that could send everything in a pack except what waits for an answer. */
function brandFor(pack: Pack, angle: Angle): BrandBrief {
  const { language } = pack
  // A brand that sells only some subjects of a pack isn't offered the ideas about the others.
  const everySubject = pack.subjects.map(({ sold }) => sold[0]!).join(', ')
  const named = checkWords(language).stress.offers[0]!
  const needs = [...angle.needs, ...[angle.lead?.offer ?? null].filter((need) => need !== null)]
  const offer: FactValue<'offer'> = {
    name: named.name,
    shortName: named.shortName,
    grammar: named.grammar,
    kind: angle.use === 'runs-out' ? 'consumable' : 'durable',
    isFirstPurchase: false,
    fact: null,
    price: null,
    forWhom: everySubject === '' ? null : everySubject,
    chooseIf: null,
    season: null,
  }
  const offers = needs.flatMap((need): FactValue<'offer'>[] => {
    if (need.type === 'kind') {
      return [{ ...offer, kind: need.kinds.find((kind) => kind === offer.kind) ?? need.kinds[0]! }]
    }
    if (need.type !== 'tag') return []
    const word = pack.tags.find(({ id }) => id === need.tag)!.words[0]!
    const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
    return [{ ...offer, name, shortName: name }]
  })
  const way = angle.ways?.[0] ?? null
  const ownTrade = pack.layer === 'trade' ? TRADES.find((each) => (each.pack ?? each.id) === pack.id)!.id : null
  const trade = ownTrade ?? (way === null ? null : (TRADE_OF_WAY[way] ?? null))
  const doubts = needs.flatMap((need) =>
    need.type === 'doubt' ? [{ question: 'Nordo?', isWhole: true, topic: need.topic, answer: null }] : [],
  )
  const brief = unconfirmedBrief({
    ...bareProfile(language),
    name: checkWords(language).stress.brand,
    // Packs in English are written in American English.
    ...(language === 'en' && { country: 'US' as const }),
    website: 'https://nordo.example',
  })
  return withFacts(brief, {
    business: [everySubject, signOf(pack, angle)].filter((text) => text !== '').join(', ') || null,
    trade: trade === null ? null : { trade, label: trade },
    family: pack.layer === 'family' ? FAMILIES.find((id) => id === pack.id)! : null,
    offers: [
      ...offers,
      ...(way === 'members' ? [{ ...offer, kind: 'subscription' as const }] : []),
      ...(angle.use === 'placed' ? [{ ...offer, name: wordsOfUses(language).placed[0]!.replaceAll('*', '') }] : []),
      ...(angle.use === 'runs-out' ? [{ ...offer, name: wordsOfUses(language).runsOut[0]! }] : []),
    ],
    doubts,
  })
}

/** Trades that sell in a way for which the universal pack has ideas. */
const TRADE_OF_WAY: Partial<Record<string, string>> = { visits: 'home-services', bookings: 'travel-stays' }

/** A word that says of a brand why the pack suits it. */
function signOf({ language, id }: Pack, { ways }: Angle): string {
  const { fitted, parcels, joined } = wordsOfUses(language)
  const words = ways?.includes('members') === true ? joined : SIGNS[id] === 'fitted' ? fitted : parcels
  return ways === null && SIGNS[id] === undefined ? '' : words[0]!.replaceAll('*', '')
}

const SIGNS: Partial<Record<string, 'fitted' | 'parcels'>> = {
  'appointment-aids': 'fitted',
  'subscription-box': 'parcels',
}

interface Asked {
  request: OutlineRequest
  idea: StockIdea
}

/** Null for an angle that waits for an answer. */
function requestFor(pack: Pack, angle: Angle): Asked | null {
  // This brand tells nothing of itself.
  if (angle.needs.some(({ type }) => type === 'told')) return null
  const brand = brandFor(pack, angle)
  const idea = ideaOf(angle, pack, { brief: brand, offers: brand.facts.offers, hasHistory: true, maySay: () => true })
  if (idea === null) return null
  const type = angle.format === 'text' ? 'text-based' : 'design-based'
  const history = { topPerformers: [], lowPerformers: [], themeLifts: [] }
  return { request: { ...requestOfIdea(brand, idea, type), history }, idea }
}

/** Problems of an angle's outline that come from the angle. */
function faults(content: OutlineContent, { request, idea }: Asked): string[] {
  const { texts, toConfirm } = idea.readings[0]!
  const { language } = request.brand
  const copies = content.sections.map(({ copy }) => copy)
  const undrafted = copies.filter((copy) => !copy.includes('\n'))
  const lines = [
    texts.headline,
    ...texts.beats.map(({ line }) => line),
    ...(texts.lead === null ? [] : [texts.lead.line]),
  ]
  const missing = lines.filter((line) => copies.every((copy) => !copy.includes(line)))
  const wrong: [boolean, string][] = [
    [missing.length > 0, `no draft: ${missing.join(' | ')}`],
    [undrafted.length > 0, `no drafted line: ${undrafted.join(' | ')}`],
    [flatTexts(content).some(({ text }) => /[{}]/.test(text)), 'a slot'],
    [content.subjectLines.length < 3, `${content.subjectLines.length} subject lines`],
    [content.subjectLines.some((line) => line.length > 60), 'a long subject line'],
    [content.previewText !== texts.preview, `preview: ${content.previewText}`],
    [
      toConfirm.some(
        ({ line, question }) =>
          !content.assetNotes.includes(`${fillInMarkers(language).fact} ${line} → ${question.question}`),
      ),
      'not to confirm',
    ],
    [
      (content.assetNotes.match(/^- /gm)?.length ?? 0) !== toConfirm.length,
      `confirm list of ${content.assetNotes.match(/^- /gm)?.length} for ${toConfirm.length}`,
    ],
  ]
  return wrong.filter(([is]) => is).map(([, message]) => message)
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(packsOf(language))('every angle of $layer/$id becomes the outline that its writer meant', (pack) => {
    const found = pack.angles.flatMap((angle) => {
      const asked = requestFor(pack, angle)
      if (asked === null) return []
      const { content, report } = writeOutline(asked.request)
      const failures = report.failures.map(({ message }) => message)
      return [...faults(content, asked), ...failures].map((fault) => `${angle.id}: ${fault}`)
    })
    expect(found).toEqual([])
  })
})
