import { ARCHETYPE_IDS, type ArchetypeId } from '#server/marketing-knowledge/archetypes.ts'
import type { IdeaMeta, OutlineRequest } from '#server/ai/writers.ts'
import { brandHost } from '#server/quality/brand-links.ts'
import { FILL_IN_MARKERS } from '#server/quality/fill-in-markers.ts'
import { folded } from '#server/quality/folded-text.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import type { TextProblemFinder } from '#server/quality/outline-quality.ts'
import { namesOf } from '#server/quality/outline-texts.ts'
import { sharedStems, tellingStems } from '#server/quality/telling-stems.ts'
import { emojiCount } from '#server/quality/text-rules.ts'
import { ARCHETYPE_PLANS, type ArchetypePlan } from './archetype-plans.ts'
import { listedParts, productNames, quotable, quotedTitle } from './brand-words.ts'
import { inferArchetype } from './infer-archetype.ts'
import { capitalised, type SlotValues } from './phrase-filling.ts'
import type { PhraseBank } from './phrase-bank.ts'
import type { FactKind } from './section-kinds.ts'
import { chooser } from './seeded-choice.ts'

/** Everything an outline of one idea is made from, read and cleaned once. */
export interface OutlineMaterial {
  request: OutlineRequest
  bank: PhraseBank
  archetype: ArchetypeId
  plan: ArchetypePlan
  /** `en-US`: how dates and lists are written. */
  locale: string
  seed: string
  address: 'casual' | 'formal'
  slots: SlotValues
  /** The same, less what is too long, too loud or in another language for a line that readers see. */
  lineSlots: SlotValues
  /** Words of the profile that have to do with this idea, not only with the brand. */
  close: ReadonlySet<FactKind>
  /** False for a text that the quality gate would refuse: a phrase the brand never says, an invented fact, a foreign link. */
  maySay: (text: string) => boolean
}

/** `attempt` counts the tries for one idea: each makes other choices. */
export function gatherMaterial(
  request: OutlineRequest,
  bank: PhraseBank,
  problems: TextProblemFinder,
  attempt: number,
): OutlineMaterial {
  const { brand, idea } = request
  const maySay = (text: string) => problems(text).length === 0
  const known = productNames(brand.productsInfo?.products)
  const archetype = archetypeOf(request, known)
  const plan = ARCHETYPE_PLANS[archetype]
  const again = request.again === undefined ? [] : [`again ${request.again.time}`]
  const seed = [brand.id, idea.year, idea.month, idea.title, request.type, attempt, ...again].join('|')
  const locale = `${brand.language}-${brand.country}`
  const names = namesOf(request)
  const usable = (text: string | undefined): text is string =>
    text !== undefined && text.length >= 2 && LETTER.test(text) && maySay(text) && !/!{2}/u.test(text)
  const choose = chooser(seed)
  const first = (name: string, parts: readonly string[], longest: number) =>
    choose(name, parts.map((part) => quotable(part, longest)).filter(usable))
  const meta = idea.meta
  const topic = tellingStems(`${idea.title} ${idea.mainTopicTitle} ${idea.description.slice(0, 600)}`, brand.language)
  const close = new Set<FactKind>()
  const said = (fact: FactKind, wanted: string | undefined, field: string | undefined, longest: number) => {
    const parts = listedParts(field)
    const shared = parts.map((part) => sharedStems(tellingStems(part, brand.language), topic))
    const most = Math.max(0, ...shared)
    const own = wanted === undefined ? undefined : first(fact, [wanted], longest)
    const near =
      most === 0
        ? undefined
        : first(
            fact,
            parts.filter((_, index) => shared[index] === most),
            longest,
          )
    if (own !== undefined || near !== undefined) close.add(fact)
    return own ?? near ?? first(fact, parts, longest)
  }

  const named = namedProducts(request, known, topic)
  const others = known.filter((name) => !named.includes(name))
  const start = Math.max(0, others.indexOf(choose('product', others) ?? ''))
  const rotated = [...named, ...others.slice(start), ...others.slice(0, start)]
  const clean = (names: readonly string[]) => names.map((name) => quotable(name, 60)).filter(usable)
  const products = clean(plan.picks ? rotated : named)
  const selection = plan.sells
    ? clean(PAIRS.has(archetype) ? pairOf(meta?.products ?? [], named, rotated) : rotated)
    : products
  const avatar = brand.customerAvatar
  const facts: SlotValues = present({
    product: products[0],
    productB: products[1],
    products: selection.length >= 2 ? new Intl.ListFormat(locale).format(selection.slice(0, 4)) : undefined,
    occasion: occasionOf(meta, usable),
    window: windowOf(meta, locale),
    objection: said('objection', meta?.objection, brand.buyingJourney?.commonObjections, 90),
    pain: said('pain', meta?.painPoint, avatar?.painPoints, 90),
    trigger: said('trigger', meta?.trigger, avatar?.buyingTriggers, 90),
    process: first('process', [brand.buyingJourney?.buyingProcess ?? ''], 140),
    interests: first('interests', [avatar?.interests ?? ''], 110),
    audience: first('audience', [avatar?.demographics ?? ''], 140),
    say: first('say', brand.guidelines?.say ?? [], 80),
    // A planned idea's description stands in the brief; a person's own words are worth quoting.
    description: [
      quotedTitle(meta === null && idea.description.trim() !== '' ? idea.description : idea.title, 200, brand.language),
    ].find(usable),
    winner: winnerOf(request, (text) => first('winner', [text], 90)),
  })
  const month = monthName(idea.month, locale)
  const markers = FILL_IN_MARKERS[brand.language]
  const everyday = { brand: spokenName(request, usable) ?? month, month, ...markers }
  return {
    request,
    bank,
    archetype,
    plan,
    locale,
    seed,
    address: addressOf(brand.guidelines?.tone, bank),
    slots: { ...everyday, ...facts },
    lineSlots: { ...everyday, ...readByAnyone(facts, brand.language, names) },
    close,
    maySay,
  }
}

const LETTER = /\p{L}/u
const PAIRS: ReadonlySet<ArchetypeId> = new Set(['bundle', 'comparison'])

/** A set and a comparison show what the idea names, and two products where it names fewer. */
function pairOf(planned: readonly string[], named: readonly string[], all: readonly string[]): readonly string[] {
  return [planned, named].find((names) => names.length >= 2) ?? all.slice(0, 2)
}

/** The brand's name as it may stand in a sentence; else what its letters or its address leave of it. */
function spokenName(
  { brand }: OutlineRequest,
  usable: (text: string | undefined) => text is string,
): string | undefined {
  const letters = brand.name
    .slice(0, 200)
    .replaceAll(/[^\p{L}\p{M}\p{N}&'’ -]+/gu, ' ')
    .toLowerCase()
  const plain = letters.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
  return [quotable(brand.name, 60), quotable(plain, 40), brandHost(brand.website) ?? undefined].find(usable)
}

function archetypeOf(request: OutlineRequest, products: readonly string[]): ArchetypeId {
  const planned = ARCHETYPE_IDS.find((id) => id === request.idea.meta?.archetype)
  return planned ?? inferArchetype(request.idea, request.type, products)
}

/** The products of the idea, then those it mentions; by the whole name or by a word of it, the closest first. */
function namedProducts(
  { idea, brand }: OutlineRequest,
  known: readonly string[],
  topic: ReadonlySet<string>,
): string[] {
  const text = folded(`${idea.title} ${idea.description.slice(0, 600)}`)
  const planned = idea.meta?.products ?? []
  const closeness = (name: string) =>
    text.includes(folded(name)) ? 100 : sharedStems(tellingStems(name, brand.language), topic)
  const mentioned = known
    .filter((name) => closeness(name) > 0)
    .toSorted((left, right) => closeness(right) - closeness(left))
  return [...new Set([...planned, ...mentioned])]
}

function occasionOf(meta: IdeaMeta | null, usable: (text: string | undefined) => text is string): string | undefined {
  // A day of the notes is called by the notes, in whatever language.
  if (meta === null || meta.anchor.type === 'evergreen' || meta.evidence.kind === 'note') return undefined
  const name = meta.anchor.name === undefined ? undefined : quotable(meta.anchor.name, 40)
  return usable(name) ? name : undefined
}

function windowOf(meta: IdeaMeta | null, locale: string): string | undefined {
  const { from, to } = meta?.anchor ?? {}
  if (from === undefined || to === undefined) return undefined
  const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)]
  if (Number.isNaN(start) || Number.isNaN(end) || end < start) return undefined
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.formatRange(start, end).replaceAll(/[\u2009\u202F\u00A0]/gu, ' ')
}

export function monthName(month: number, locale: string): string {
  const day = Date.UTC(2000, Math.min(12, Math.max(1, Math.trunc(month) || 1)) - 1)
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day)
}

/** A past success that belongs to this idea: the one it cites, else one of the same kind. */
function winnerOf(request: OutlineRequest, clean: (text: string) => string | undefined): string | undefined {
  const top = request.history?.topPerformers ?? []
  const meta = request.idea.meta
  const cited =
    meta?.evidence.kind === 'winner' ? top.find((campaign) => campaign.id === meta.evidence.refId) : undefined
  const similar = top.find((campaign) => campaign.theme !== null && campaign.theme === meta?.archetype)
  const winner = cited ?? similar
  return winner === undefined ? undefined : clean(winner.subject ?? winner.name)
}

function addressOf(tone: string | undefined, bank: PhraseBank): 'casual' | 'formal' {
  if (bank.addressHints === null || tone === undefined) return bank.defaultAddress
  if (bank.addressHints.formal.test(tone)) return 'formal'
  return bank.addressHints.casual.test(tone) ? 'casual' : bank.defaultAddress
}

const LINE_LIMITS: ReadonlyMap<string, number> = new Map([
  ['product', 30],
  ['productB', 22],
  ['occasion', 28],
  ['objection', 34],
])

/** Long names, long doubts and words of another language are for the team, not for a subject line. */
function readByAnyone(
  facts: SlotValues,
  language: OutlineRequest['brand']['language'],
  names: readonly string[],
): SlotValues {
  const shown = Object.entries(facts).filter(([slot, value]) => {
    const limit = LINE_LIMITS.get(slot)
    if (value === undefined || limit === undefined || value.length > limit || value.endsWith('…')) return false
    return emojiCount(value) === 0 && (slot.startsWith('product') || looksLikeLanguage(value, language, names))
  })
  return Object.fromEntries(
    shown.map(([slot, value]) => [slot, slot === 'objection' ? capitalised(value ?? '', language) : value]),
  )
}

function present(slots: SlotValues): SlotValues {
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
}
