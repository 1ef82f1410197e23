import type { OutlineRequest } from '../requests/outline-request.ts'
import { refusedClaims } from '../gate/brand-rules.ts'
import { offersOfMonth } from '../stock/listed-offers.ts'
import { looksLikeLanguage } from '../gate/language-check.ts'
import { namesOf, wordsIn } from '../gate/outline-texts.ts'
import { sharedStems, stemReaderOf, tellingStems } from '../engine/telling-stems.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { findPhrase, withoutEnding } from '../engine/word-matching.ts'
import { angleEmail } from './angle-plan.ts'
import { type EmailPlan, type PlannedLine, type PlannedOffer, isAboutDay } from './email-plan.ts'
import { nearestAngle } from './nearest-angle.ts'
import { offerOf, roleEmail, subjectsAround } from './role-plan.ts'
import { outlineWords } from '../languages/outline-words.ts'
import { typeset } from '../engine/typeset.ts'
import { isRefused } from '../stock/refused-doubts.ts'
import { type StockRequest, ideaOf, ideaOfKey, withoutLead, writtenPacks } from '../stock/brand-stock.ts'
import { type Reading, type StockIdea } from '../stock/stock-ideas.ts'
import { quotable, quotedTitle, titleLine } from './brand-words.ts'
import { packStageOf } from '../knowledge/campaign-roles.ts'
import { kindOf } from './role-of-idea.ts'

interface Known extends Pick<EmailPlan, 'title' | 'purpose' | 'occasion' | 'readers' | 'stage'> {
  maySay: (text: string) => boolean
  seed: string
  lastPreview: string | null
}

/**
 * The emails that can be made of an idea, best first: from its ready-made angle, then with help of the nearest angle,
 * then from the parts that every email of its role has. The last one uses nothing that a user typed.
 */
export function* emailPlans(request: OutlineRequest, maySay: (text: string) => boolean): Generator<EmailPlan> {
  const known = knownOf(request, maySay)
  const own = ownIdea(request, maySay)
  if (own !== null) {
    const emails = readingsOf(own, request).map((reading) => {
      const email = angleEmail(own, reading, { ...known, title: titleOf(own, reading, known.title, request) })
      const readers = email.readers !== null && known.maySay(email.readers) ? email.readers : null
      return { ...email, readers, why: known.maySay(email.why) ? email.why : '' }
    })
    yield* emails
    // Other emails of the year may have all of its subject lines.
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
    offers: offersOfMonth(brand, idea.month),
    hasHistory: history !== null,
    maySay,
  }
}

function ownIdea(request: OutlineRequest, maySay: (text: string) => boolean): StockIdea | null {
  const key = request.idea.meta?.angle
  return key === undefined ? null : ideaOfKey(key, stockRequest(request, maySay))
}

/**
 * The reading whose offer the idea names comes first, and one without an offer for an idea that names none. A full
 * regeneration gets the next reading.
 */
function readingsOf({ readings: all }: StockIdea, { idea, again }: OutlineRequest): Reading[] {
  const readings = idea.meta?.products.length === 0 ? [withoutLead(all[0]!), ...all] : all
  const named = readings.findIndex(({ offer }) => offer !== null && idea.meta?.products.includes(offer.name))
  const first = Math.max(0, named) + (again === undefined || again.section !== null ? 0 : again.time)
  return readings.map((_, index) => readings[(first + index) % readings.length]!)
}

function withSpareSubjects(email: EmailPlan, { brand }: OutlineRequest, { seed }: Known): EmailPlan {
  // A list of several lines isn't a subject line.
  const lines = email.lines.flatMap(({ line }) => (line === null || line.includes('\n') ? [] : [line]))
  // Several facts of a brand may share an angle with its titles. The headline then says which one it is.
  const around = isAboutDay(email)
    ? []
    : [email.title, email.headline].flatMap((text) =>
        subjectsAround(text, brand.language, seededRandom(`${seed} subjects`)),
      )
  return { ...email, spareSubjects: [...lines, ...around] }
}

/** The idea's own title. A full regeneration may use another title of the angle. */
function titleOf({ readings }: StockIdea, { texts }: Reading, title: string, { again }: OutlineRequest): string {
  const isOurs = readings.some((reading) => reading.texts.titles.includes(title))
  if (!isOurs || again === undefined || again.section !== null) return title
  const now = texts.titles.indexOf(again.current.title)
  return texts.titles[(now + 1) % texts.titles.length] ?? title
}

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
    stage: meta === null ? null : packStageOf(meta.stage),
    readers: wordsIn(readers) >= 2 && isReadable(readers) ? readers : null,
    maySay,
    lastPreview: request.again?.current.previewText ?? null,
    seed: `${brand.id} ${idea.year}-${idea.month} ${idea.title}`,
  }
}

const LONGEST_PURPOSE = 320

function purposeOf({ brand, idea }: OutlineRequest, isReadable: (text: string) => boolean): string {
  const text = titleLine(idea.description, LONGEST_PURPOSE)
  if (wordsIn(text) < 2 || !isReadable(text)) return ''
  if (idea.meta !== null && /[.!?…]$/u.test(text)) return text
  const quoted = withoutEnding(quotedTitle(idea.description, LONGEST_PURPOSE, brand.language), ' .')
  const noted = typeset(outlineWords(brand.language).idea.replace('{text}', '"x"'), brand.language) ?? '{text}'
  return noted.replace('x', () => quoted)
}

/** The nearest angle lends its picture and the lines that match the title. */
function nearEmail(request: OutlineRequest, known: Known): EmailPlan | null {
  const { brand, idea } = request
  const { role, isStated } = kindOf(request)
  const stemsOf = stemReaderOf(brand.language)
  // An email tells what a brand says of itself in full or not at all.
  const packs = writtenPacks(brand).filter(({ layer }) => layer !== 'brand')
  const near = nearestAngle(idea, packs, stemsOf)
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

/** The brand's own answer to the doubt of the idea. */
function doubtLines({ brand, idea }: OutlineRequest, maySay: (text: string) => boolean): PlannedLine[] {
  const topic = tellingStems(`${idea.title} ${idea.description.slice(0, 600)}`, brand.language)
  const doubt = brand.facts.doubts.find(
    ({ question, isWhole }) =>
      isWhole && (question === idea.meta?.objection || sharedStems(tellingStems(question, brand.language), topic) >= 2),
  )
  if (doubt === undefined || isRefused(doubt, brand)) return []
  const said = [doubt.question, doubt.answer].filter((text) => text !== null)
  if (said.length < 2 || !said.every(maySay)) return []
  return said.map((line, place) => ({
    line,
    kind: place === 0 ? 'question' : 'thought',
    question: null,
    part: null,
  }))
}

function namedOffer(request: OutlineRequest, maySay: (text: string) => boolean): PlannedOffer | null {
  const { brand, idea } = request
  const { meta } = idea
  const text = `${idea.title}\n${idea.description.slice(0, 600)}`
  const needsTerms = meta?.needsOffer === true && !refusedClaims(brand.facts).has('price')
  const offers = offersOfMonth(brand, idea.month)
  const named =
    offers.find(({ name }) => meta?.products.includes(name)) ??
    offers.find(({ name, shortName }) => findPhrase(text, [name.toLowerCase(), shortName.toLowerCase()]) !== null)
  const planned = named === undefined ? null : offerOf(named, needsTerms)
  if (planned !== null && maySay(planned.line)) return planned
  return needsTerms ? { line: '', kind: null, question: null, needsTerms, about: null } : null
}
