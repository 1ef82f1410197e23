import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { labeledFor } from '../brand/audience-labels.ts'
import { type FactValue, offerName } from '#shared/brand-sheet.ts'
import { oncePer, oncePerInSteps } from '#shared/once-per.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { sharedStems, tellingStems } from '../engine/telling-stems.ts'
import { textsOf as textsOfAngle } from '../packs/angle-texts.ts'
import { hasSlip } from '../packs/everyday-words.ts'
import { countsItsLines } from '../packs/counted-lines.ts'
import { type FilledAngle, fillAngle } from '../packs/fill-angle.ts'
import { offerForms } from '../engine/grammar/noun-forms.ts'
import { PACKS, type PackLibrary } from '../packs/load-packs.ts'
import type { Angle, Pack } from '../packs/pack-schema.ts'
import { slotsIn } from '../packs/slots.ts'
import { familyOf, tradeOf } from './brand-family.ts'
import { type Offer, offersFor, withKinds } from './offer-matching.ts'
import { anchoredIdeas } from './anchors.ts'
import { kinships } from './kinship.ts'
import { isScarce } from './listed-offers.ts'
import { questionId } from './questions.ts'
import { storiesOfDays } from './stories-of-days.ts'
import { suitedPack } from './suited-pack.ts'
import { toldPackSteps } from './told-pack.ts'
import { ownSentencesIn } from './own-sentences-in.ts'
import { touchedConcern } from './touched-facts.ts'
import { inItsSeasons } from './turned-seasons.ts'
import { doesJobs, wayOfGoods } from './selling-way.ts'
import { hasUse, usesOf } from './uses.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { regionOf } from '../languages/region-words.ts'
import { inWordsOfCountry, inWordsOfRegion } from './words-of-country.ts'
import type { AskedQuestion, LockedIdea, Reading, Stock, StockIdea } from './stock-ideas.ts'

export interface StockRequest {
  brief: BrandBrief
  offers: readonly Offer[]
  month?: number | null
  hasHistory: boolean
  maySay: (text: string) => boolean
  library?: PackLibrary
}

const MOST_READINGS = 4
/** A brand may sell thousands of things whose names its own rules forbid. */
const MOST_TRIED = 40

/** Everything that the packs hold for a brand. */
export const brandStock = (given: StockRequest): Stock => atOnce(stockSteps(given))

export function* stockSteps(given: StockRequest): Steps<Stock> {
  const packs = yield* packSteps(given.brief, given.library)
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
  yield
  const { brief, month = null } = given
  const kinship = kinships(ideas, brief, ({ angle }) => stemsOf(angle, brief.language))
  const anchored = anchoredIdeas(ideas, { brief, month, stemsOf: (angle) => toldStemsOf(angle, brief.language) })
  return { packs, ideas, locked, kinship, anchored }
}

/** With offers whose kind follows from what the brand sells. */
const understood = (given: StockRequest): StockRequest => ({
  ...given,
  offers: withKinds(given.offers, familyOf(given.brief), given.brief.language),
})

/** The packs of a brand: its trade when a member has confirmed it, the family, and the universal pack. */
export const packsOf = (brief: BrandBrief, library: PackLibrary = PACKS): readonly Pack[] =>
  atOnce(packSteps(brief, library))

export const packSteps = (brief: BrandBrief, library: PackLibrary = PACKS): Steps<readonly Pack[]> =>
  library === PACKS ? ownPacks(brief) : packsIn(library, brief)

const ownPacks = oncePerInSteps((brief: BrandBrief) => packsIn(PACKS, brief))

function* packsIn(library: PackLibrary, brief: BrandBrief): Steps<readonly Pack[]> {
  const packs: Pack[] = []
  for (const pack of writtenPacks(brief, library)) {
    yield
    packs.push(pack.layer === 'brand' ? yield* toldPackSteps(pack, brief) : pack)
  }
  return packs
}

/** The same before the `brand` pack tells what the brand says of itself, which takes long to read. */
export const writtenPacks = (brief: BrandBrief, library: PackLibrary = PACKS): readonly Pack[] =>
  library === PACKS ? ownWrittenPacks(brief) : writtenIn(library, brief)

const ownWrittenPacks = oncePer((brief: BrandBrief) => writtenIn(PACKS, brief))

function writtenIn(library: PackLibrary, brief: BrandBrief): Pack[] {
  const { language } = brief
  // A clinic for patients has no use for the ideas of those who supply clinics.
  const isSupplier = familyOf(brief) === SUPPLY && brief.facts.buyers?.buyers === 'consumers'
  const trade = isSupplier ? undefined : tradeOf(brief)
  const family = isSupplier ? null : familyOf(brief)
  const address = brief.facts.voice?.address ?? null
  return [
    trade === undefined ? null : library.pack(language, 'trade', trade.pack ?? trade.id, address),
    family === null ? null : library.pack(language, 'family', family, address),
    ...answeredFamilies(brief)
      .filter((id) => id !== family)
      .map((id) => answeredOf(library.pack(language, 'family', id, address), brief)),
    library.pack(language, 'brand', 'brand', address),
    library.pack(language, 'universal', 'universal', address),
  ].flatMap((pack) => (pack === null ? [] : [packFor(pack, brief)]))
}

const SUPPLY = 'b2b-supply'

/** The families whose questions a member has answered, whatever family the brand has by now. */
const answeredFamilies = ({ facts }: BrandBrief): string[] => [
  ...new Set(
    facts.answers.flatMap(({ id }) => {
      const [layer, pack] = id.split('/')
      return layer === 'family' && pack !== undefined ? [pack] : []
    }),
  ),
]

/** A pack with the ideas alone that tell an answer, because the answer holds for the brand and the rest may not. */
function answeredOf(pack: Pack | null, brief: BrandBrief): Pack | null {
  if (pack === null) return null
  const answers = answersTo(pack, brief)
  const angles = pack.angles.filter((angle) => {
    const asked = askedBy(angle)
    return asked.length > 0 && asked.every((id) => answers[id] !== undefined)
  })
  return angles.length === 0 ? null : { ...pack, angles, theses: [], occasions: [] }
}

function packFor(pack: Pack, brief: BrandBrief): Pack {
  const ofCountry = inWordsOfCountry(inItsSeasons(pack, brief.country), brief.country)
  const local = inWordsOfRegion(ofCountry, regionOf(brief))
  return pack.layer === 'brand' ? local : suitedPack(inUse(local, brief), brief)
}

/** Without ideas for things that are used or sold in another way than those of the brand. */
function inUse(pack: Pack, brief: BrandBrief): Pack {
  const way = wayOfGoods(brief)
  const isOfJobs = pack.layer === 'universal' && way === 'visits'
  const suitsWay = ({ ways }: Angle) => ways === null || (ways.includes(way) && (!isOfJobs || doesJobs(brief)))
  // A pack tells the tax law of the countries of its language.
  const country = regionOf(brief)?.locale.split('-')[1] ?? brief.country
  const isAtHome = languageBasics(brief.language).countries.some((each) => each === country)
  const mayTax = isAtHome && !usesOf(brief).refusesTax
  const suitsLaw = ({ cautions }: Angle) => mayTax || !cautions.includes('tax')
  const suits = (angle: Angle) => (angle.use === null || hasUse(angle.use, brief)) && suitsWay(angle) && suitsLaw(angle)
  return pack.angles.every(suits) ? pack : { ...pack, angles: pack.angles.filter(suits) }
}

/** Null when the brand can't send the idea, or no longer can. */
export function ideaOfKey(key: string, request: StockRequest): StockIdea | null {
  const found = atOnce(findAngle(key, request.brief, request.library))
  return found === null ? null : ideaOf(found.angle, found.pack, request)
}

export const angleOfKey = (key: string, brief: BrandBrief): Angle | null => atOnce(angleSteps(key, brief))

export function* angleSteps(key: string, brief: BrandBrief): Steps<Angle | null> {
  return (yield* findAngle(key, brief))?.angle ?? null
}

function* findAngle(
  key: string,
  brief: BrandBrief,
  library: PackLibrary = PACKS,
): Steps<{ pack: Pack; angle: Angle } | null> {
  const isOfBrand = key.startsWith('brand/')
  for (const pack of isOfBrand ? yield* packSteps(brief, library) : writtenPacks(brief, library)) {
    const angle = pack.angles.find((each) => keyOf(pack, each) === key)
    if (angle !== undefined) return { pack, angle }
  }
  return null
}

export function ideaOf(angle: Angle, pack: Pack, request: StockRequest): StockIdea | null {
  const found = readAngle(angle, pack, understood(request))
  return found !== null && 'readings' in found ? found : null
}

export const textsOfPacks = (brief: BrandBrief): string[] =>
  writtenPacks(brief)
    .map((pack) =>
      pack.layer === 'brand' ? (PACKS.pack(pack.language, 'brand', pack.id, pack.address) ?? pack) : pack,
    )
    .flatMap(({ angles }) => angles.flatMap((angle) => textsOfAngle(angle).map(({ text }) => text)))

/** An idea of the universal pack that suits every way to sell. One for a single way says as much as one of a family. */
export const isForEveryone = ({ pack, angle }: { pack: Pick<Pack, 'layer'>; angle: Pick<Angle, 'ways'> }): boolean =>
  pack.layer === 'universal' && angle.ways === null

export const keyOf = ({ layer, id }: Pack, angle: Pick<Angle, 'id'>): string => `${layer}/${id}/${angle.id}`

/** Null when no answer would make the angle fit. */
function readAngle(angle: Angle, pack: Pack, request: StockRequest): StockIdea | LockedIdea | null {
  const { brief, offers, hasHistory, month = null } = request
  const { facts } = brief
  const key = keyOf(pack, angle)
  const named: Offer[][] = []
  for (const need of angle.needs) {
    if (need.type === 'history' && !hasHistory) return null
    if (need.type === 'doubt' && !facts.doubts.some(({ topic }) => topic === need.topic)) return null
    if (need.type !== 'kind' && need.type !== 'tag' && need.type !== 'offer') continue
    const fitting = offersFor(need, offers, pack)
    if (fitting.length === 0) return null
    named.push(fitting)
  }
  if (isTooDelicate(angle, brief)) return null

  const answers = answersTo(pack, brief)
  const readings: Reading[] = []
  // Without a known business, nothing joins an offer to a scene that suits everyone.
  const mayLead = !isForEveryone({ pack, angle }) || familyOf(brief) !== null || tradeOf(brief) !== undefined
  const choices = choicesOf(mayLead ? angle : { ...angle, lead: null }, pack, named, offers)
  for (const choice of choices.slice(0, MOST_TRIED)) {
    if (readings.length === MOST_READINGS) break
    const reading = readingOf(angle, pack, choice, answers, request)
    if (reading !== null) readings.push(reading)
  }
  const isAnswered = angle.needs.every((need) => need.type !== 'answer' || answers[need.question] !== undefined)
  if (readings.length > 0 && isAnswered) {
    const doubt =
      facts.doubts.find((each) => each.question === angle.doubt || answersDoubt(angle, each, brief.language)) ?? null
    const theme = pack.themes.find(({ id }) => id === angle.themes[0])!
    const concern =
      pack.layer === 'brand'
        ? null
        : touchedConcern(stemsOf(angle, brief.language), { brief, month, said: bodyOf(angle, brief.language) })
    const told = readings[0]!.texts.beats.flatMap(({ ask }) => (ask === null ? [] : (answers[ask] ?? [])))
    const story =
      pack.layer !== 'brand' || angle.occasion === null ? null : (storiesOfDays(brief).get(angle.occasion) ?? null)
    const tellsAnswer = told.length > 0
    // Where the brand's rules leave the answer out, the frame around it says nothing.
    const isLeftOut = !tellsAnswer && angle.beats.some(({ ask }) => ask !== null && answers[ask] !== undefined)
    if (isLeftOut && angle.needs.some(({ type }) => type === 'answer')) return null
    const said = bodyOf(angle, brief.language)
    const ownSentences = ownSentencesIn({ pack, angle, readings, doubt }, { brief, said })
    return { key, pack, angle, theme, readings, doubt, concern, tellsAnswer, answers: told, story, ownSentences }
  }
  const questions = askedBy(angle)
    .filter((id) => answers[id] === undefined)
    .map((id) => asked(pack, id))
  return questions.length === 0 ? null : { key, pack, angle, questions }
}

/** An idea answers a doubt when both share the topic and a word of the doubt. */
function answersDoubt(angle: Angle, { topic, question }: FactValue<'doubt'>, language: Language): boolean {
  if (topic === null || topic !== angle.answers || labeledFor(question, language) !== null) return false
  return sharedStems(tellingStems(question, language), stemsOf(angle, language)) > 0
}

const stemsOf = (angle: Angle, language: Language): ReadonlySet<string> =>
  stemsOfAngles.getOrInsertComputed(angle, () =>
    tellingStems(
      textsOfAngle(angle)
        .map(({ text }) => text)
        .join('\n'),
      language,
    ),
  )

/** The words of what an idea tells, without its reasons, pictures and buttons. */
const toldStemsOf = (angle: Angle, language: Language): ReadonlySet<string> =>
  stemsOfTold.getOrInsertComputed(angle, () =>
    tellingStems(
      [...angle.titles, angle.premise, angle.headline, ...angle.beats.map(({ line }) => line)].join('\n'),
      language,
    ),
  )

const bodyOf = (angle: Angle, language: Language): ReadonlySet<string> =>
  stemsOfBodies.getOrInsertComputed(angle, () =>
    tellingStems([angle.headline, ...angle.beats.map(({ line }) => line)].join('\n'), language),
  )

const stemsOfTold = new WeakMap<Angle, Set<string>>()
const stemsOfBodies = new WeakMap<Angle, Set<string>>()
const stemsOfAngles = new WeakMap<Angle, Set<string>>()

interface Choice {
  need: Offer | null
  lead: Offer | null
}

function choicesOf(angle: Angle, pack: Pack, named: readonly Offer[][], offers: readonly Offer[]): Choice[] {
  // Where several needs name offers, the angle is about the first.
  const subjects = byStage(named[0] ?? [], angle)
  const own = angle.lead?.offer ?? null
  if (own === null) {
    return subjects.length === 0 ? [{ need: null, lead: null }] : subjects.map((offer) => ({ need: offer, lead: null }))
  }
  const need = subjects[0] ?? null
  const spelled = offersFor(own, offers, pack).filter((offer) => !hasSlip(offerName(offer), pack.language))
  // What may be gone comes last.
  const lasting = spelled.toSorted((left, right) => Number(isScarce(left, pack)) - Number(isScarce(right, pack)))
  const ofStage = byStage(lasting, angle)
  // Words that every brand's emails have say nothing of what people buy first.
  const isForNew = angle.stage === 'new' && pack.layer !== 'trade' && ofStage[0]?.isFirstPurchase === true
  const leads = isForNew ? ofStage : nearestFirst(ofStage, angle, pack.language)
  // An angle is complete without its brand line.
  return leads.length === 0 ? [{ need, lead: null }] : leads.map((lead) => ({ need, lead }))
}

/** "For elbows" names the body balm before the lip balm. What is as near keeps the order of the sheet. */
function nearestFirst(offers: readonly Offer[], angle: Angle, language: Language): Offer[] {
  const about = stemsOf(angle, language)
  const nearness = new Map(
    offers.map((offer) => {
      const { name, told } = stemsOfOffer(offer, language)
      return [offer, NAME_COUNTS * sharedStems(name, about) + sharedStems(told, about)]
    }),
  )
  return offers.toSorted((one, other) => nearness.get(other)! - nearness.get(one)!)
}

/** A set that only holds a cream is further from one than the cream is. */
const NAME_COUNTS = 3

const stemsOfOffer = (offer: Offer, language: Language) =>
  stemsOfOffers.getOrInsertComputed(offer, () => ({
    name: tellingStems(offer.name, language),
    told: tellingStems([offer.fact ?? '', offer.forWhom ?? '', offer.chooseIf ?? ''].join('\n'), language),
  }))

const stemsOfOffers = new WeakMap<Offer, Record<'name' | 'told', ReadonlySet<string>>>()

/** New customers see what people buy first. */
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
  // We leave out texts that would repeat a typo of the sheet.
  const forms = (offer: Offer | null) =>
    offer === null || hasSlip(offerName(offer), language) ? null : offerForms(offer, language)
  const filled = fillAngle(angle, { language, brand: name, offer: forms(need), leadOffer: forms(lead), answers })
  const texts = filled === null ? null : said(filled, maySay, countsItsLines(angle, language))
  // Without its fact, an email of the brand has nothing to tell.
  const fact = filled?.beats[0]?.line
  if (pack.layer === 'brand' && texts?.beats[0]?.line !== fact && !isListOf(fact, texts?.beats[0]?.line)) return null
  // A question without the brand's answer would be worse than none.
  if (angle.doubt !== null && texts?.beats.length !== filled?.beats.length) return null
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

const FEWEST_ENTRIES = 2

/** Of a list, what the brand may say is enough: one answer that its rules forbid leaves the others. */
const isListOf = (whole: string | undefined, kept: string | undefined): boolean =>
  whole !== undefined &&
  kept !== undefined &&
  kept.split('\n').length >= FEWEST_ENTRIES &&
  kept.split('\n').every((line) => whole.split('\n').includes(line))

const LEAST_BEATS = 2
const LEAST_SUBJECTS = 3

/** The same idea without the line that names an offer. Unchanged where another text names the offer too. */
export function withoutLead(reading: Reading): Reading {
  if (!reading.isNamedInLead) return reading
  const { lead, ...texts } = reading.texts
  const toConfirm = reading.toConfirm.filter(({ line }) => line !== lead?.line)
  return { offer: null, isNamedInLead: false, texts: { ...texts, lead: null }, toConfirm }
}

/** Without what the brand may not say. Null where too little is left, or a list or a count that the texts promise. */
function said(filled: FilledAngle, maySay: (text: string) => boolean, isCounted: boolean): FilledAngle | null {
  const { premise, why, show, preview, headline, button } = filled
  if (maySay(textsOf(filled).join('\n'))) return filled
  if (![premise, why, show, preview, headline, button].every(maySay)) return null
  const titles = filled.titles.filter(maySay)
  const subjects = filled.subjects.filter(maySay)
  const beats = filled.beats.flatMap((beat) => {
    const lines = beat.line.split('\n')
    const kept = lines.filter(maySay)
    const isIntroduction = lines.length > 1 && kept.length === 1 && kept[0]!.endsWith(':')
    return kept.length < lines.length / 2 || kept.length === 0 || isIntroduction
      ? []
      : [{ ...beat, line: kept.join('\n') }]
  })
  const fewest = Math.max(LEAST_BEATS, filled.beats.length / 2)
  if (titles.length === 0 || subjects.length < LEAST_SUBJECTS || beats.length < fewest) return null
  const hasList = ({ beats: lines }: Pick<FilledAngle, 'beats'>) => lines.some(({ line }) => line.includes('\n'))
  const isCut = beats.length < filled.beats.length
  if (isCut && (isCounted || hasList(filled) !== hasList({ beats }))) return null
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

/** Where a brand makes no claims of a kind, an angle near them needs an expert's signature on every line. */
function isTooDelicate({ cautions, beats }: Angle, { facts }: BrandBrief): boolean {
  const refused: readonly string[] = facts.rules.flatMap(({ check }) =>
    check?.type === 'no-claim' ? [check.domain] : [],
  )
  return cautions.some((domain) => refused.includes(domain)) && beats.some(({ claim }) => claim === 'check')
}

function answersTo(pack: Pack, { facts }: BrandBrief): Readonly<Record<string, string>> {
  const answers = new Map(facts.answers.map(({ id, text }) => [id, text]))
  return Object.fromEntries(
    pack.questions.flatMap((each) => {
      const answer = answers.get(questionId(pack, each.id))
      return answer === undefined ? [] : [[each.id, answer]]
    }),
  )
}

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
