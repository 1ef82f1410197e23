import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { type FactValue, offerName } from '#shared/brand-sheet.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { sharedStems, tellingStems } from '../languages/telling-stems.ts'
import { textsOf as textsOfAngle } from '../packs/angle-texts.ts'
import { hasSlip } from '../packs/everyday-words.ts'
import { type FilledAngle, fillAngle } from '../packs/fill-angle.ts'
import { offerForms } from '../packs/grammar/noun-forms.ts'
import { PACKS, type PackLibrary } from '../packs/load-packs.ts'
import type { Angle, Pack, Theme } from '../packs/pack-schema.ts'
import { slotsIn } from '../packs/slots.ts'
import { familyOf, tradeOf } from './brand-family.ts'
import { type Offer, offersFor, withKinds } from './offer-matching.ts'
import { questionId } from './questions.ts'
import { suitedPack } from './suited-pack.ts'
import { inItsSeasons } from './turned-seasons.ts'
import { inWordsOfCountry } from './words-of-country.ts'

export interface StockRequest {
  brief: BrandBrief
  /** What the brand offers in the month. */
  offers: readonly Offer[]
  /** Whether past campaigns are known. */
  hasHistory: boolean
  /** Whether the brand's rules let a text stand. */
  maySay: (text: string) => boolean
  library?: PackLibrary
}

/** What a brand could send: angles whose needs its sheet meets, and those that wait for an answer. */
export interface Stock {
  /** The trade comes before the family, and the family before what suits every brand. */
  packs: readonly Pack[]
  ideas: readonly StockIdea[]
  locked: readonly LockedIdea[]
}

export interface StockIdea {
  /** `trade/coffee-tea/first-cup`: the same in every language. */
  key: string
  pack: Pack
  angle: Angle
  theme: Theme
  /** The idea by the offer it may name, the best first. There is at least one. */
  readings: readonly Reading[]
  /** The doubt of the sheet that it answers. */
  doubt: FactValue<'doubt'> | null
}

/** An angle in the words of the brand. */
export interface Reading {
  /** Null for an idea that names no offer. */
  offer: Offer | null
  /** Whether the brand line alone names it: the idea is whole without that line. */
  isNamedInLead: boolean
  texts: FilledAngle
  /** Lines that are true only when the brand says so. */
  toConfirm: readonly OpenLine[]
}

export interface OpenLine {
  line: string
  /** What to ask the brand about it. */
  question: AskedQuestion
}

/** A question with its id among all packs, such as `family/b2b-supply/q-callback`. */
export interface AskedQuestion {
  id: string
  question: string
  shortest: number
  longest: number
}

export interface LockedIdea {
  key: string
  pack: Pack
  angle: Angle
  questions: readonly AskedQuestion[]
}

const MOST_READINGS = 4
/** A brand may sell thousands of things whose names its own rules forbid. */
const MOST_TRIED = 40

/** Everything that the packs hold for a brand. The same request gives the same stock. */
export const brandStock = (given: StockRequest): Stock => atOnce(stockSteps(given))

/** The same in steps, one for each angle. */
export function* stockSteps(given: StockRequest): Steps<Stock> {
  const packs = packsOf(given.brief, given.library)
  const request = understood(given)
  const ideas: StockIdea[] = []
  const locked: LockedIdea[] = []
  for (const pack of packs) {
    for (const angle of pack.angles) {
      yield
      const found = readAngle(angle, pack, request)
      if (found === null) continue
      if ('readings' in found) ideas.push(found)
      else locked.push(found)
    }
  }
  return { packs, ideas, locked }
}

/** With offers whose kind follows from what the brand sells. */
const understood = (given: StockRequest): StockRequest => ({
  ...given,
  offers: withKinds(given.offers, familyOf(given.brief), given.brief.language),
})

/** The packs of a brand: its trade when a member has confirmed it, the family, and the universal pack. */
export function packsOf(brief: BrandBrief, library: PackLibrary = PACKS): Pack[] {
  const { language } = brief
  const trade = tradeOf(brief)
  const family = familyOf(brief)
  const address = brief.facts.voice?.address ?? null
  return [
    trade === undefined ? null : library.pack(language, 'trade', trade.pack ?? trade.id, address),
    family === null ? null : library.pack(language, 'family', family, address),
    library.pack(language, 'universal', 'universal', address),
  ].flatMap((pack) => (pack === null ? [] : [packFor(pack, brief)]))
}

const packFor = (pack: Pack, brief: BrandBrief): Pack =>
  suitedPack(inWordsOfCountry(inItsSeasons(pack, brief.country), brief.country), brief)

/** A single idea of the stock, by its key; null when the brand can't send it (any more). */
export function ideaOfKey(key: string, request: StockRequest): StockIdea | null {
  const found = findAngle(key, request.brief, request.library)
  return found === null ? null : ideaOf(found.angle, found.pack, request)
}

/** An angle of the brand's packs, by the key of the idea. */
export const angleOfKey = (key: string, brief: BrandBrief): Angle | null => findAngle(key, brief)?.angle ?? null

function findAngle(key: string, brief: BrandBrief, library: PackLibrary = PACKS): { pack: Pack; angle: Angle } | null {
  for (const pack of packsOf(brief, library)) {
    const angle = pack.angles.find((each) => keyOf(pack, each) === key)
    if (angle !== undefined) return { pack, angle }
  }
  return null
}

/** An angle as an idea of the stock; null when it isn't one, or waits for an answer. */
export function ideaOf(angle: Angle, pack: Pack, request: StockRequest): StockIdea | null {
  const found = readAngle(angle, pack, understood(request))
  return found !== null && 'readings' in found ? found : null
}

/** Every text of a brand's packs, as their writers left them. */
export const textsOfPacks = (brief: BrandBrief): string[] =>
  packsOf(brief).flatMap(({ angles }) => angles.flatMap((angle) => textsOfAngle(angle).map(({ text }) => text)))

export const keyOf = ({ layer, id }: Pack, angle: Pick<Angle, 'id'>): string => `${layer}/${id}/${angle.id}`

/** The angle for this brand; null when nothing that anybody could answer would make it fit. */
function readAngle(angle: Angle, pack: Pack, request: StockRequest): StockIdea | LockedIdea | null {
  const { brief, offers, hasHistory } = request
  const { facts } = brief
  const key = keyOf(pack, angle)
  const named: Offer[][] = []
  for (const need of angle.needs) {
    if (need.type === 'history' && !hasHistory) return null
    if (need.type === 'doubt' && !facts.doubts.some(({ topic }) => topic === need.topic)) return null
    if (need.type !== 'kind' && need.type !== 'tag') continue
    const fitting = offersFor(need, offers, pack)
    if (fitting.length === 0) return null
    named.push(fitting)
  }
  if (isTooDelicate(angle, brief)) return null

  const answers = answersTo(pack, brief)
  const readings: Reading[] = []
  for (const choice of choicesOf(angle, pack, named, offers).slice(0, MOST_TRIED)) {
    if (readings.length === MOST_READINGS) break
    const reading = readingOf(angle, pack, choice, answers, request)
    if (reading !== null) readings.push(reading)
  }
  const isAnswered = angle.needs.every((need) => need.type !== 'answer' || answers[need.question] !== undefined)
  if (readings.length > 0 && isAnswered) {
    const doubt = facts.doubts.find((each) => answersDoubt(angle, each, brief.language)) ?? null
    const theme = pack.themes.find(({ id }) => id === angle.themes[0])!
    return { key, pack, angle, theme, readings, doubt }
  }
  const questions = askedBy(angle)
    .filter((id) => answers[id] === undefined)
    .map((id) => asked(pack, id))
  return questions.length === 0 ? null : { key, pack, angle, questions }
}

/** Whether an idea answers a doubt: both are about the same topic, and a word of the doubt is one of the idea's. */
function answersDoubt(angle: Angle, { topic, question }: FactValue<'doubt'>, language: Language): boolean {
  if (topic === null || topic !== angle.answers) return false
  const stems = stemsOfAngles.getOrInsertComputed(angle, () =>
    tellingStems(
      textsOfAngle(angle)
        .map(({ text }) => text)
        .join('\n'),
      language,
    ),
  )
  return sharedStems(tellingStems(question, language), stems) > 0
}

const stemsOfAngles = new WeakMap<Angle, Set<string>>()

/** The offers that an angle could name, with the one that its need names; a single empty choice when it names none. */
interface Choice {
  need: Offer | null
  lead: Offer | null
}

function choicesOf(angle: Angle, pack: Pack, named: readonly Offer[][], offers: readonly Offer[]): Choice[] {
  // Where several needs name offers, the first one is what the angle is about.
  const subjects = byStage(named[0] ?? [], angle)
  const own = angle.lead?.offer ?? null
  if (own === null) {
    return subjects.length === 0 ? [{ need: null, lead: null }] : subjects.map((offer) => ({ need: offer, lead: null }))
  }
  const need = subjects[0] ?? null
  const spelled = offersFor(own, offers, pack).filter((offer) => !hasSlip(offerName(offer), pack.language))
  const leads = byStage(spelled, angle)
  // An angle is whole without its brand line.
  return leads.length === 0 ? [{ need, lead: null }] : leads.map((lead) => ({ need, lead }))
}

/** Who has never bought is shown what people buy first. */
function byStage(offers: readonly Offer[], { stage }: Angle): Offer[] {
  const rank = ({ isFirstPurchase }: Offer) => (isFirstPurchase === (stage === 'new') ? 0 : 1)
  return stage === 'all' ? [...offers] : offers.toSorted((left, right) => rank(left) - rank(right))
}

function readingOf(
  angle: Angle,
  pack: Pack,
  { need, lead }: Choice,
  answers: Readonly<Record<string, string>>,
  { brief, maySay }: StockRequest,
): Reading | null {
  const { language, name } = brief
  // A slip of the pen isn't multiplied: texts that would name such an offer are left out.
  const forms = (offer: Offer | null) =>
    offer === null || hasSlip(offerName(offer), language) ? null : offerForms(offer, language)
  const filled = fillAngle(angle, { language, brand: name, offer: forms(need), leadOffer: forms(lead), answers })
  const texts = filled === null ? null : said(filled, maySay)
  if (texts === null) return null
  const hasLead = texts.lead !== null
  const lines = [...texts.beats, ...(texts.lead === null ? [] : [texts.lead])]
  return {
    offer: hasLead || lead === null ? (lead ?? need) : need,
    isNamedInLead: hasLead && lead !== null && need === null,
    texts,
    toConfirm: lines.flatMap(({ line, ask }) =>
      ask === null || answers[ask] !== undefined ? [] : [{ line, question: asked(pack, ask) }],
    ),
  }
}

const LEAST_BEATS = 2
const LEAST_SUBJECTS = 3

/** The same idea without the line that names an offer; as it is where another text names it too. */
export function withoutLead(reading: Reading): Reading {
  if (!reading.isNamedInLead) return reading
  const { lead, ...texts } = reading.texts
  const toConfirm = reading.toConfirm.filter(({ line }) => line !== lead?.line)
  return { offer: null, isNamedInLead: false, texts: { ...texts, lead: null }, toConfirm }
}

/** What the brand's rules leave of an angle; null when the rest makes no email. */
function said(filled: FilledAngle, maySay: (text: string) => boolean): FilledAngle | null {
  const { premise, why, show, preview, headline, button } = filled
  // Nearly always the whole angle may be said, and one look is enough.
  if (maySay(textsOf(filled).join('\n'))) return filled
  if (![premise, why, show, preview, headline, button].every(maySay)) return null
  const titles = filled.titles.filter(maySay)
  const subjects = filled.subjects.filter(maySay)
  const beats = filled.beats.filter(({ line }) => maySay(line))
  if (titles.length === 0 || subjects.length < LEAST_SUBJECTS || beats.length < LEAST_BEATS) return null
  const lead = filled.lead !== null && maySay(filled.lead.line) ? filled.lead : null
  return { ...filled, titles, subjects, beats, lead }
}

const textsOf = ({ titles, subjects, beats, lead, ...one }: FilledAngle): string[] => [
  ...titles,
  ...subjects,
  ...[...beats, ...(lead === null ? [] : [lead])].map(({ line }) => line),
  one.premise,
  one.why,
  one.show,
  one.preview,
  one.headline,
  one.button,
]

/**
 * Where a brand makes no claims of a kind, an angle that comes near them is used only when an expert has signed every
 * line of it.
 */
function isTooDelicate({ cautions, beats }: Angle, { facts }: BrandBrief): boolean {
  const refused: readonly string[] = facts.rules.flatMap(({ check }) =>
    check?.type === 'no-claim' ? [check.domain] : [],
  )
  return cautions.some((domain) => refused.includes(domain)) && beats.some(({ claim }) => claim === 'check')
}

/** The brand's answers to the questions of a pack, by the id that the pack gives them. */
function answersTo(pack: Pack, { facts }: BrandBrief): Readonly<Record<string, string>> {
  const answers = new Map(facts.answers.map(({ id, text }) => [id, text]))
  return Object.fromEntries(
    pack.questions.flatMap((each) => {
      const answer = answers.get(questionId(pack, each.id))
      return answer === undefined ? [] : [[each.id, answer]]
    }),
  )
}

/** The questions without whose answers the angle can't be written. */
function askedBy({ needs, beats }: Angle): string[] {
  const needed = needs.flatMap((need) => (need.type === 'answer' ? [need.question] : []))
  const slots = beats.flatMap(({ line }) =>
    slotsIn(line, 'en').flatMap(({ slot }) => (slot.type === 'answer' ? [slot.question] : [])),
  )
  return [...new Set([...needed, ...slots])]
}

function asked(pack: Pack, id: string): AskedQuestion {
  const { question, shortest, longest } = pack.questions.find((each) => each.id === id)!
  return { id: questionId(pack, id), question, shortest, longest }
}
