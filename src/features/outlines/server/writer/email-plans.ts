import type { OutlineRequest } from '#server/ai/writers.ts'
import { offersInSeason, refusedClaims } from '#writing/gate/brand-rules.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { namesOf, wordsIn } from '#server/quality/outline-texts.ts'
import { sharedStems, tellingStems } from '#writing/languages/telling-stems.ts'
import type { Language } from '#shared/brand-brief.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { findPhrase, withoutEnding } from '#writing/brand/word-matching.ts'
import { angleEmail } from '#writing/outline/angle-plan.ts'
import type { EmailPlan, PlannedLine, PlannedOffer } from '#writing/outline/email-plan.ts'
import { type StemReader, nearestAngle } from '#writing/outline/nearest-angle.ts'
import { offerOf, roleEmail, subjectsAround } from '#writing/outline/role-plan.ts'
import { outlineWords } from '#writing/outline/words/outline-words.ts'
import { typeset } from '#writing/packs/typeset.ts'
import {
  type Reading,
  type StockIdea,
  type StockRequest,
  ideaOf,
  ideaOfKey,
  packsOf,
  withoutLead,
} from '#writing/stock/brand-stock.ts'
import { quotable, quotedTitle, titleLine } from './brand-words.ts'
import { kindOf } from './role-of-idea.ts'

/** What is known of an idea, as far as it may be printed. */
interface Known extends Pick<EmailPlan, 'title' | 'purpose' | 'occasion' | 'readers' | 'stage'> {
  maySay: (text: string) => boolean
  seed: string
  lastPreview: string | null
}

/**
 * The emails that can be made of an idea, the best first: its ready-made angle, else what the nearest angle lends, else
 * the parts that every email of its role has. The last one takes up nothing that a person has typed.
 */
export function* emailPlans(request: OutlineRequest, maySay: (text: string) => boolean): Generator<EmailPlan> {
  const known = knownOf(request, maySay)
  const own = ownIdea(request, maySay)
  if (own !== null) {
    const emails = readingsOf(own, request).map((reading) => {
      const email = angleEmail(own, reading, { ...known, title: titleOf(own, reading, known.title, request) })
      return known.maySay(email.why) ? email : { ...email, why: '' }
    })
    yield* emails
    // The year's other emails may have all of its subject lines.
    for (const email of emails) yield withSpareSubjects(email, request, known)
  } else yield nearEmail(request, known) ?? typedEmail(request, known)
  yield typedEmail(request, known)
  const { role } = kindOf(request)
  const title = outlineWords(request.brand.language).roles[role].title
  const plain = {
    seed: known.seed,
    lastPreview: known.lastPreview,
    purpose: '',
    occasion: null,
    readers: null,
    stage: known.stage,
    offer: null,
    lines: [],
    show: null,
    address: null,
  }
  yield roleEmail(request.brand, { ...plain, role, title: maySay(known.title) ? known.title : title })
}

function stockRequest({ brand, idea, history }: OutlineRequest, maySay: (text: string) => boolean): StockRequest {
  return {
    brief: brand,
    offers: offersInSeason(brand, idea.month),
    hasHistory: history !== null,
    maySay,
  }
}

function ownIdea(request: OutlineRequest, maySay: (text: string) => boolean): StockIdea | null {
  const key = request.idea.meta?.angle
  return key === undefined ? null : ideaOfKey(key, stockRequest(request, maySay))
}

/**
 * The reading whose offer the idea names comes first, and one without an offer for an idea that names none; whoever has
 * the whole written again gets the next one.
 */
function readingsOf({ readings: all }: StockIdea, { idea, again }: OutlineRequest): Reading[] {
  const readings = idea.meta?.products.length === 0 ? [withoutLead(all[0]!), ...all] : all
  const named = readings.findIndex(({ offer }) => offer !== null && idea.meta?.products.includes(offer.name))
  const first = Math.max(0, named) + (again === undefined || again.section !== null ? 0 : again.time)
  return readings.map((_, index) => readings[(first + index) % readings.length]!)
}

function withSpareSubjects(email: EmailPlan, { brand }: OutlineRequest, { seed }: Known): EmailPlan {
  const lines = email.lines.flatMap(({ line }) => line ?? [])
  const around = subjectsAround(email.title, brand.language, seededRandom(`${seed} subjects`))
  return { ...email, spareSubjects: [...lines, ...around] }
}

/** The idea's own title. One of the angle's may change when the whole is written again. */
function titleOf({ readings }: StockIdea, { texts }: Reading, title: string, { again }: OutlineRequest): string {
  const isOurs = readings.some((reading) => reading.texts.titles.includes(title))
  if (!isOurs || again === undefined || again.section !== null) return title
  const now = texts.titles.indexOf(again.current.title)
  return texts.titles[(now + 1) % texts.titles.length] ?? title
}

const STAGES = {
  new: 'new',
  first_purchase: 'first',
  repeat: 'repeat',
  vip: 'vip',
  lapsed: 'lapsed',
  all: 'all',
} as const

function knownOf(request: OutlineRequest, maySay: (text: string) => boolean): Known {
  const { brand, idea } = request
  const { meta } = idea
  const names = namesOf(request)
  const isReadable = (text: string) => maySay(text) && looksLikeLanguage(text, brand.language, names)
  const title = titleLine(idea.title, 119)
  const isTitle = title.length >= 3 && /[\p{L}\p{N}]/u.test(title) && maySay(title)
  const readers = quotable(meta?.segment ?? '', 160).replace(/(?<![.;:…])[.;:…]+$/u, '')
  const occasion = meta?.anchor.type === 'date' ? quotable(meta.anchor.name ?? '', 60) : ''
  return {
    title: isTitle ? title : outlineWords(brand.language).roles[kindOf(request).role].title,
    purpose: purposeOf(request, isReadable),
    occasion: occasion !== '' && occasion !== title && maySay(occasion) ? occasion : null,
    stage: meta === null ? null : STAGES[meta.stage],
    readers: wordsIn(readers) >= 2 && isReadable(readers) ? readers : null,
    maySay,
    lastPreview: request.again?.current.previewText ?? null,
    seed: `${brand.id} ${idea.year}-${idea.month} ${idea.title}`,
  }
}

const LONGEST_PURPOSE = 320

/** What the idea says that its email does. A person's own words are quoted. */
function purposeOf({ brand, idea }: OutlineRequest, isReadable: (text: string) => boolean): string {
  const text = titleLine(idea.description, LONGEST_PURPOSE)
  if (wordsIn(text) < 2 || !isReadable(text)) return ''
  if (idea.meta !== null && /[.!?…]$/u.test(text)) return text
  const quoted = withoutEnding(quotedTitle(idea.description, LONGEST_PURPOSE, brand.language), ' .')
  const noted = typeset(outlineWords(brand.language).idea.replace('{text}', '"x"'), brand.language) ?? '{text}'
  return noted.replace('x', () => quoted)
}

const stemReader =
  (language: Language): StemReader =>
  (text) =>
    tellingStems(text, language)

const stemReaders: Record<Language, StemReader> = {
  en: stemReader('en'),
  de: stemReader('de'),
  fr: stemReader('fr'),
  es: stemReader('es'),
  it: stemReader('it'),
}

/** What the nearest angle lends to an idea: its picture, and those of its lines that speak of what the title says. */
function nearEmail(request: OutlineRequest, known: Known): EmailPlan | null {
  const { brand, idea } = request
  const { role, isStated } = kindOf(request)
  const stemsOf = stemReaders[brand.language]
  const near = nearestAngle(idea, packsOf(brand), stemsOf)
  if (near === null || (isStated && near.angle.role !== role)) return null
  const found = ideaOf(near.angle, near.pack, stockRequest(request, known.maySay))
  const reading = found?.readings[0]
  if (found === null || reading === undefined) return null
  const { lines, show, address } = angleEmail(found, reading, known)
  const fitting = lines.filter(
    ({ line, question }) => line !== null && question === null && sharedStems(stemsOf(line), near.telling) > 0,
  )
  return roleEmail(brand, {
    ...known,
    role: isStated ? role : near.angle.role,
    stage: known.stage ?? near.angle.stage,
    show,
    address,
    lines: fitting,
    offer: namedOffer(request, known.maySay),
  })
}

function typedEmail(request: OutlineRequest, known: Known): EmailPlan {
  const { role } = kindOf(request)
  const offer = namedOffer(request, known.maySay)
  return roleEmail(request.brand, {
    ...known,
    role,
    show: null,
    address: null,
    lines: doubtLines(request, known.maySay),
    offer,
  })
}

/** A doubt that the idea takes up and the brand has answered, in the brand's own words. */
function doubtLines({ brand, idea }: OutlineRequest, maySay: (text: string) => boolean): PlannedLine[] {
  const topic = tellingStems(`${idea.title} ${idea.description.slice(0, 600)}`, brand.language)
  const doubt = brand.facts.doubts.find(
    ({ question, isWhole }) =>
      isWhole && (question === idea.meta?.objection || sharedStems(tellingStems(question, brand.language), topic) >= 2),
  )
  const said = [doubt?.question, doubt?.answer].filter((text) => text !== undefined && text !== null)
  if (said.length < 2 || !said.every(maySay)) return []
  return said.map((line, place) => ({
    line,
    kind: place === 0 ? 'question' : 'thought',
    question: null,
    part: null,
  }))
}

/** The offer that an idea names, in its facts or its words. */
function namedOffer(request: OutlineRequest, maySay: (text: string) => boolean): PlannedOffer | null {
  const { brand, idea } = request
  const { meta } = idea
  const text = `${idea.title}\n${idea.description.slice(0, 600)}`
  const needsTerms = meta?.needsOffer === true && !refusedClaims(brand.facts).has('price')
  const offers = offersInSeason(brand, idea.month)
  const named =
    offers.find(({ name }) => meta?.products.includes(name)) ??
    offers.find(({ name, shortName }) => findPhrase(text, [name.toLowerCase(), shortName.toLowerCase()]) !== null)
  const planned = named === undefined ? null : offerOf(named, needsTerms)
  if (planned !== null && maySay(planned.line)) return planned
  return needsTerms ? { line: '', kind: null, question: null, needsTerms, about: null } : null
}
