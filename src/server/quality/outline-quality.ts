import type { OutlineContent, OutlineRequest } from '#server/ai/writers.ts'
import { findForeignLinks } from './brand-links.ts'
import { folded, withoutNames } from './folded-text.ts'
import { findName, forbiddenPhraseFinder } from './forbidden-phrases.ts'
import { brandFactTexts, inventedFactsFinder } from './invented-facts.ts'
import { looksLikeLanguage } from './language-check.ts'
import { findReservedSaleWord } from './legal-words.ts'
import { outlineScore } from './outline-score.ts'
import { flatTexts, ideaTexts, type JudgedText, namesOf, proseOf, wordsIn } from './outline-texts.ts'
import type { QualityFinding, QualityReport } from './quality-report.ts'
import { readingGrade } from './reading-grade.ts'
import { subjectLineFindings } from './subject-line-rules.ts'
import { findPlaceholders, hasShoutingCaps } from './text-rules.ts'
import { unknownProductNames } from './unknown-products.ts'

export interface OutlineJudging {
  request: OutlineRequest
  /** The names a template may have. */
  templates: readonly string[]
  /** Other companies that must not appear. */
  competitors?: readonly string[]
  /** The finder of this request when the caller has made one already: reading a brand takes longer than judging a text. */
  problems?: TextProblemFinder
}

/** What an outline of this request may state as fact: the brand's texts, the idea's, and the history's names. */
export function outlineFactTexts(request: OutlineRequest): string[] {
  const past = request.history === null ? [] : [...request.history.topPerformers, ...request.history.lowPerformers]
  return [
    ...brandFactTexts(request.brand),
    ...ideaTexts(request),
    ...past.flatMap((campaign) => [
      campaign.name,
      campaign.subject ?? '',
      `${Math.abs(Math.round(campaign.liftPct))} %`,
    ]),
  ]
}

/** Judges an outline, whoever wrote it: the hard checks with everything they found, and a score. */
export function judgeOutline(content: OutlineContent, judging: OutlineJudging): QualityReport {
  const failures = [
    ...completeness(content, judging),
    ...subjectLineFindings(content.subjectLines, judging.request),
    ...callToAction(content),
    ...perText(content, judging),
    ...languages(content, judging.request),
    ...typeOfMail(content, judging.request),
    ...compliance(content, judging.request),
    ...reading(content, judging.request),
  ]
  return { failures, ...outlineScore(content, judging.request), repairs: 0 }
}

const SHORTEST_DIRECTION = 20

function completeness(content: OutlineContent, { request, templates }: OutlineJudging): QualityFinding[] {
  const found: QualityFinding[] = []
  const need = (ok: boolean, path: string, message: string) =>
    !ok && found.push({ check: 'completeness', path, message })
  const { additionalElements: extra } = content
  need(lengthOf(content.title) >= 3 && lengthOf(content.title) <= 120, 'title', 'The title needs 3 to 120 characters.')
  need(lengthOf(content.executiveBrief) >= 60, 'executiveBrief', 'The brief says too little.')
  need(lengthOf(content.segment) >= 10, 'segment', 'The segment names no stage or behaviour.')
  need(
    !EVERYONE.test(folded(content.segment).trim()),
    'segment',
    'Everyone is no segment: name a stage or a behaviour.',
  )
  need(lengthOf(content.assetNotes) >= 10, 'assetNotes', 'The asset notes are missing.')
  need(lengthOf(extra.overallFeel) >= 10, 'additionalElements.overallFeel', 'The overall feel is missing.')
  need(lengthOf(extra.tone) >= 3, 'additionalElements.tone', 'The tone is missing.')
  need(templates.includes(content.template), 'template', `"${content.template}" is no campaign type.`)
  need(
    content.sections.length >= 3 && content.sections.length <= 7,
    'sections',
    `${content.sections.length} sections; 3 to 7 are needed.`,
  )
  for (const [index, section] of content.sections.entries()) {
    need(lengthOf(section.section) >= 2, `sections[${index}].section`, 'The section has no name.')
    need(lengthOf(section.copy) >= SHORTEST_DIRECTION, `sections[${index}].copy`, 'The copy direction says too little.')
    const seen = request.type === 'text-based' || lengthOf(section.visual) >= SHORTEST_DIRECTION
    need(seen, `sections[${index}].visual`, 'The visual direction says too little.')
  }
  return found
}

const EVERYONE =
  /^(?:all|everyone|everybody|whole list|all subscribers|todos|toda la lista|tous|toute la liste|alle|gesamte liste|tutti|tutta la lista)[.!]?$/u

function lengthOf(text: string): number {
  return text.trim().length
}

const MOST_CTA_WORDS = 5

function callToAction({ cta }: OutlineContent): QualityFinding[] {
  const words = wordsIn(cta)
  if (words < 1 || words > MOST_CTA_WORDS) {
    return [
      {
        check: 'cta',
        path: 'cta',
        message: `The call to action has ${words} words; 1 to ${MOST_CTA_WORDS} are allowed.`,
      },
    ]
  }
  return /[/|\n]/u.test(cta) ? [{ check: 'cta', path: 'cta', message: 'There is more than one call to action.' }] : []
}

export interface TextProblem {
  check: string
  excerpt: string
}

export type TextProblemFinder = (text: string) => TextProblem[]

/** What is wrong with single texts of one request's outline; the brand is read once. The writers ask it before they use a text. */
export function textProblemFinder({
  request,
  competitors = [],
}: Pick<OutlineJudging, 'request' | 'competitors'>): TextProblemFinder {
  const { brand, idea } = request
  const facts = outlineFactTexts(request)
  const forbidden = forbiddenPhraseFinder(brand.guidelines?.dontSay ?? [], brand.language)
  const invented = inventedFactsFinder(facts, brand.language)
  const names = namesOf(request)
  const known = names.concat(facts)
  const month = monthRange(idea.year, idea.month)
  return (text) => {
    const found: Array<[string, string | undefined]> = [
      ['placeholder', findPlaceholders(text)[0]],
      ['dontSay', forbidden(text) ?? undefined],
      ['tone', /!{3}/u.exec(text)?.[0]],
      ['tone', hasShoutingCaps(text, names) ? 'words in capitals' : undefined],
      ['facts', invented(text).map((fact) => `${fact.kind}: ${fact.excerpt}`)[0]],
      ['links', findForeignLinks(text, brand.website)[0]],
      ['competitors', findName(text, competitors) ?? undefined],
      ['legal', brand.language === 'fr' ? (findReservedSaleWord(text, month) ?? undefined) : undefined],
      ['products', unknownProductNames(text, known, brand.language)[0]],
    ]
    return found.flatMap(([check, excerpt]) => (excerpt === undefined ? [] : [{ check, excerpt }]))
  }
}

/** Checks that look at every text by itself. */
function perText(content: OutlineContent, judging: OutlineJudging): QualityFinding[] {
  const problems = judging.problems ?? textProblemFinder(judging)
  return flatTexts(content).flatMap(({ path, text }) =>
    problems(withoutNotes(text, judging.request)).map(({ check, excerpt }) => ({
      check,
      path,
      message: REASONS[check]!(excerpt),
    })),
  )
}

/** The brand's compliance notes are repeated word for word, in any language, and may name what must not be said. */
function withoutNotes(text: string, { brand }: OutlineRequest): string {
  const notes = brand.guidelines?.complianceNotes?.trim() ?? ''
  return notes === '' ? text : text.replaceAll(notes, ' ')
}

const REASONS: Record<string, (excerpt: string) => string> = {
  placeholder: (excerpt) => `A placeholder was left: ${excerpt}`,
  dontSay: (excerpt) => `The brand does not say "${excerpt}".`,
  tone: (excerpt) => `Too loud: ${excerpt}`,
  facts: (excerpt) => `The brand has not stated this (${excerpt}).`,
  links: (excerpt) => `This does not lead to the brand's own site: ${excerpt}`,
  competitors: (excerpt) => `Another company is named: ${excerpt}`,
  legal: (excerpt) => `"${excerpt}" is reserved for the legal sales periods in France.`,
  products: (excerpt) => `The brand has no product "${excerpt}".`,
}

function languages(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  const { language } = request.brand
  const names = namesOf(request)
  const parts: JudgedText[] = [
    { path: 'subjectLines', text: content.subjectLines.join('. ') },
    { path: 'executiveBrief', text: content.executiveBrief },
    { path: 'segment', text: content.segment },
    { path: 'sections', text: content.sections.map((section) => `${section.section}. ${section.copy}`).join(' ') },
    { path: 'sections', text: content.sections.map((section) => section.visual).join(' ') },
    { path: 'assetNotes', text: withoutNotes(content.assetNotes, request) },
  ]
  return parts
    .filter(({ text }) => !looksLikeLanguage(withoutQuotes(text), language, names))
    .map(({ path }) => ({ check: 'language', path, message: `This is not in the brand's language (${language}).` }))
}

/** A person's words in quotation marks may be in any language. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/[“„«"][^“”„«»"]*[”“»"]/gu, ' ')
}

const FEWEST_WORDS = 60
const MOST_WORDS = 250

function typeOfMail(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  const pictures = content.additionalElements.imageDirection.length
  if (request.type === 'design-based') {
    if (pictures >= 3) return []
    return [
      {
        check: 'type',
        path: 'additionalElements.imageDirection',
        message: 'A designed mail needs three image directions.',
      },
    ]
  }
  const words = wordsIn(content.sections.map((section) => section.copy).join(' '))
  const found: QualityFinding[] = []
  if (pictures > 1) {
    found.push({
      check: 'type',
      path: 'additionalElements.imageDirection',
      message: 'A plain-text mail has one picture at most.',
    })
  }
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    found.push({
      check: 'type',
      path: 'sections',
      message: `${words} words of copy; ${FEWEST_WORDS} to ${MOST_WORDS} suit a plain-text mail.`,
    })
  }
  return found
}

const ECHO_PROOF = 60

function compliance(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  const levelled = (text: string) => folded(text).replaceAll(/\s+/gu, ' ').trim()
  const notes = levelled(request.brand.guidelines?.complianceNotes ?? '')
  if (notes === '' || levelled(content.assetNotes).includes(notes.slice(0, ECHO_PROOF))) return []
  return [{ check: 'compliance', path: 'assetNotes', message: "The brand's compliance notes are not repeated." }]
}

const HIGHEST_GRADE = 9

function reading(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  if (request.brand.language !== 'en') return []
  const grade = readingGrade(withoutNames(withoutQuotes(proseOf(content)), namesOf(request)))
  if (grade <= HIGHEST_GRADE) return []
  return [
    {
      check: 'reading',
      path: 'sections',
      message: `Reading grade ${grade.toFixed(1)}; ${HIGHEST_GRADE} is the limit.`,
    },
  ]
}

function monthRange(year: number, month: number): { from: string; to: string } {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return { from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() }
}
