import type { OutlineRequest } from '../requests/outline-request.ts'
import type { OutlineContent } from '../requests/outline-content.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { findForeignLinks } from './brand-links.ts'
import { withoutNames } from '../engine/without-names.ts'
import { folded } from '#shared/folded.ts'
import { findName } from './forbidden-phrases.ts'
import { type GateFinding, type GateRule, gateSteps } from './gate.ts'
import { oncePer } from '#shared/once-per.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { textsOf } from '../packs/angle-texts.ts'
import { angleOfKey, angleSteps, textsOfPacks } from '../stock/brand-stock.ts'
import { bindingNotes } from './brand-rules.ts'
import { toldToday } from '../brand/told-today.ts'
import { brandFactTexts } from './stated-texts.ts'
import { looksLikeLanguage } from './language-check.ts'
import { flatTexts, ideaTexts, type JudgedText, namesOf, proseOf, textsOfCopy, wordsIn } from './outline-texts.ts'
import type { QualityFinding, QualityReport } from './quality-report.ts'
import { languageRules } from '../languages/load-rules.ts'
import { previewTextFindings } from './preview-text-rules.ts'
import { rulesOfEmail } from './rules-of-email.ts'
import { subjectLineFindings } from './subject-line-rules.ts'
import { findPlaceholders, hasShoutingCaps } from './text-rules.ts'
import { unknownProductFinder } from './unknown-products.ts'

export interface OutlineJudging {
  request: OutlineRequest
  templates: readonly string[]
  /** Other companies that must not appear. */
  competitors?: readonly string[]
  /**
   * The finder of this request where the caller has it already, because reading a brand takes longer than judging a
   * text.
   */
  problems?: TextProblemFinder
}

/**
 * What an outline of this request may state as fact: the brand's facts, the notes, the texts of the idea and of the
 * ready-made idea behind it, and the names of the history.
 */
export function outlineFactTexts(request: OutlineRequest): string[] {
  const past = request.history === null ? [] : [...request.history.topPerformers, ...request.history.lowPerformers]
  const stated = [
    ...brandFactTexts(request.brand),
    request.strategy.notes,
    ...ideaTexts(request),
    ...readyMadeTexts(request),
  ]
  const { plannedFor = null } = request.idea
  return [
    ...stated,
    ...(plannedFor === null ? [] : stated.map((text) => toldToday(text, plannedFor, request.brand.language))),
    ...past.flatMap((campaign) => [
      campaign.name,
      campaign.subject ?? '',
      `${Math.abs(Math.round(campaign.liftPct))} %`,
    ]),
  ]
}

/** What the ready-made idea says that this one was made from. */
function readyMadeTexts({ idea, brand }: OutlineRequest): string[] {
  const key = idea.meta?.angle
  const angle = key === undefined ? null : angleOfKey(key, brand)
  return angle === null ? [] : textsOf(angle).map(({ text }) => text)
}

/** Abbreviations of a trade, such as DOCG, are written in capitals. */
const abbreviationsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(ABBREVIATION) ?? [])

const ABBREVIATION = /(?<![\p{L}\p{N}])\p{Lu}{5,}(?![\p{L}\p{N}])/gu

export const judgeOutline = (content: OutlineContent, judging: OutlineJudging): QualityReport =>
  atOnce(judgingSteps(content, judging))

export function* judgingSteps(content: OutlineContent, judging: OutlineJudging): Steps<QualityReport> {
  const failures = yield* findingSteps(content, judging)
  yield
  return { failures, repairs: 0 }
}

export function* findingSteps(given: OutlineContent, judging: OutlineJudging): Steps<QualityFinding[]> {
  const { request } = judging
  const content = clipped(given)
  const found = [
    ...completeness(content, judging),
    ...subjectLineFindings(content.subjectLines, request),
    ...previewTextFindings(content, request),
    ...callToAction(content),
  ]
  yield
  found.push(...(yield* perText(content, judging)))
  found.push(...(yield* languages(content, request)))
  found.push(...typeOfMail(content, request), ...compliance(content, request))
  yield
  found.push(...reading(content, request))
  return found
}

/** We don't judge a text beyond this length. */
const LONGEST_JUDGED = 4000
/** Beyond this length of the whole outline, only the number and length of texts count. */
const MOST_JUDGED = 100_000

function clipped(content: OutlineContent): OutlineContent {
  const clip = (text: string) => text.slice(0, LONGEST_JUDGED)
  const { additionalElements: extra } = content
  return {
    title: clip(content.title),
    template: content.template,
    subjectLines: content.subjectLines.map(clip),
    previewText: clip(content.previewText),
    executiveBrief: clip(content.executiveBrief),
    segment: clip(content.segment),
    cta: clip(content.cta),
    assetNotes: content.assetNotes,
    additionalElements: {
      overallFeel: clip(extra.overallFeel),
      tone: clip(extra.tone),
      imageDirection: extra.imageDirection.map(clip),
      links: extra.links.map(clip),
    },
    sections: content.sections.map(({ section, visual, copy }) => ({
      section: clip(section),
      visual: clip(visual),
      copy: clip(copy),
    })),
  }
}

const SHORTEST_DIRECTION = 20

function completeness(content: OutlineContent, { request, templates }: OutlineJudging): QualityFinding[] {
  const found: QualityFinding[] = []
  const need = (ok: boolean, path: string, message: string) =>
    !ok && found.push({ check: 'completeness', path, message })
  const { additionalElements: extra } = content
  need(lengthOf(content.title) >= 3 && lengthOf(content.title) <= 120, 'title', 'The title needs 3 to 120 characters.')
  need(lengthOf(content.executiveBrief) >= 60, 'executiveBrief', 'The brief says too little.')
  need(lengthOf(content.segment) >= 10, 'segment', 'Name a customer stage or behavior in the segment.')
  need(
    !EVERYONE.test(folded(content.segment).trim()),
    'segment',
    "Everyone isn't a segment. Name a customer stage or behavior.",
  )
  need(lengthOf(content.assetNotes) >= 10, 'assetNotes', 'The asset notes are missing.')
  need(lengthOf(extra.overallFeel) >= 10, 'additionalElements.overallFeel', 'The overall feel is missing.')
  need(lengthOf(extra.tone) >= 3, 'additionalElements.tone', 'The tone is missing.')
  need(templates.includes(content.template), 'template', `"${content.template}" isn't a campaign type.`)
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
  message: string
}

/** `isDirection` is true for a text that the team reads and the recipients don't. */
export type TextProblemFinder = (text: string, isDirection?: boolean) => TextProblem[]

/** Rules that don't apply to directions, which may mention customers, stocks and competitors. */
export const RULES_FOR_READERS: ReadonlySet<GateRule> = new Set([
  'testimonial',
  'customer-count',
  'endorsement',
  'comparison',
  'scarcity',
] satisfies GateRule[])

/** Problems of single texts of a request's outline. The writers ask it before they use a text. */
export function* problemFinderSteps({
  request,
  competitors = [],
}: Pick<OutlineJudging, 'request' | 'competitors'>): Steps<TextProblemFinder> {
  const { brand, idea } = request
  // The texts of the idea are read without a pause.
  if (idea.meta?.angle !== undefined) yield* angleSteps(idea.meta.angle, brand)
  const facts = outlineFactTexts(request)
  yield
  const names = namesOf(request)
  const abbreviations = abbreviationsIn(readyMadeTexts(request))
  const inCapitals = abbreviations.length === 0 ? names : [...names, ...abbreviations]
  const unknown = unknownProductFinder([...names, ...facts], brand.language)
  const month = monthRange(idea.year, idea.month)
  const gate = yield* gateSteps({
    language: brand.language,
    facts: brand.facts,
    month: idea.month,
    stated: facts,
    names,
    checked: () => [...textsOfPacks(brand), ...readyMadeTexts(request)],
  })
  return (text, isDirection = false) => {
    const findings = gate(text).filter(({ rule }) => !isDirection || !RULES_FOR_READERS.has(rule))
    const found: Array<[string, string | undefined]> = [
      ['placeholder', findPlaceholders(text)[0]],
      ['tone', /!{3}/u.exec(text)?.[0]],
      ['tone', hasShoutingCaps(text, inCapitals) ? 'words in capitals' : undefined],
      ['links', findForeignLinks(text, brand.website)[0]],
      ['competitors', findName(text, competitors) ?? undefined],
      ['legal', languageRules(brand.language).reservedWord(text, month) ?? undefined],
      ['products', unknown(text)[0]],
    ]
    return [
      ...findings.map((finding) => ({ check: checkOf(finding), message: finding.message })),
      ...found.flatMap(([check, excerpt]) =>
        excerpt === undefined ? [] : [{ check, message: REASONS[check]!(excerpt) }],
      ),
    ]
  }
}

const COPY = /\.copy$/
const DIRECTIONS = /^(?:executiveBrief|segment|assetNotes|additionalElements)|\.visual$/

const isDirection = (path: string) => DIRECTIONS.test(path)

function* perText(content: OutlineContent, judging: OutlineJudging): Steps<QualityFinding[]> {
  const problems = judging.problems ?? (yield* problemFinderSteps(judging))
  yield
  const found: QualityFinding[] = []
  let judged = 0
  let ofStep = 0
  for (const { path, text } of flatTexts(content)) {
    const rest = withoutNotes(text, judging.request).slice(0, LONGEST_JUDGED)
    judged += rest.length
    if (judged > MOST_JUDGED) break
    const texts = COPY.test(path) ? textsOfCopy(rest, judging.request.brand.language) : [rest]
    const findings = texts.flatMap((each) => problems(each, isDirection(path)))
    for (const { check, message } of findings) found.push({ check, path, message })
    ofStep += rest.length
    if (ofStep < CHARACTERS_PER_STEP) continue
    ofStep = 0
    yield
  }
  return found
}

const CHARACTERS_PER_STEP = 2000

/** The brand's binding notes are repeated word for word in any language, and may name forbidden words. */
function withoutNotes(text: string, { brand }: OutlineRequest): string {
  return longestNotesFirst(brand.facts).reduce(withoutPhrase, text)
}

/** A short note may be a part of a longer one. */
const longestNotesFirst = oncePer((facts: UsableFacts) =>
  bindingNotes(facts)
    .filter((note) => LETTER_OR_DIGIT.test(note))
    .toSorted((left, right) => right.length - left.length),
)

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** A note of one letter must not match inside words. */
function withoutPhrase(text: string, phrase: string): string {
  const parts = text.split(phrase)
  let rest = parts[0]!
  for (const part of parts.slice(1)) {
    const isWhole = !ENDS_IN_WORD.test(rest.slice(-2)) && !BEGINS_WITH_WORD.test(part)
    rest += `${isWhole ? ' ' : phrase}${part}`
  }
  return rest
}

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u

/** What the findings of the gate are called here. */
function checkOf({ rule, canBeStated }: GateFinding): string {
  if (rule === 'never-say') return 'dontSay'
  if (rule === 'out-of-season' || rule === 'skipped-occasion') return 'rules'
  return canBeStated ? 'facts' : 'claims'
}

const REASONS: Record<string, (excerpt: string) => string> = {
  placeholder: (excerpt) => `A placeholder was left: ${excerpt}`,
  tone: (excerpt) => `Too loud: ${excerpt}`,
  links: (excerpt) => `This does not lead to the brand's own site: ${excerpt}`,
  competitors: (excerpt) => `Another company is named: ${excerpt}`,
  legal: (excerpt) => `"${excerpt}" is reserved for the legal sales periods in France.`,
  products: (excerpt) => `The brand has no product "${excerpt}".`,
}

const LONGEST_PART = 20_000
/** Fewer words don't tell their language: "Age, repairs, spare" has none of the usual words. */
const TELLING_WORDS = 9

function* languages(content: OutlineContent, request: OutlineRequest): Steps<QualityFinding[]> {
  const { language } = request.brand
  const names = namesOf(request)
  const parts: JudgedText[] = [
    { path: 'subjectLines', text: content.subjectLines.map((line) => withoutTypedTitle(line, request)).join('. ') },
    { path: 'previewText', text: wordsIn(content.previewText) < TELLING_WORDS ? '' : content.previewText },
    { path: 'executiveBrief', text: content.executiveBrief },
    { path: 'segment', text: content.segment },
    { path: 'sections', text: content.sections.map((section) => `${section.section}. ${section.copy}`).join(' ') },
    { path: 'sections', text: content.sections.map((section) => section.visual).join(' ') },
    { path: 'assetNotes', text: withoutNotes(content.assetNotes, request) },
  ]
  const found: QualityFinding[] = []
  for (const { path, text } of parts) {
    yield
    if (looksLikeLanguage(withoutQuotes(text.slice(0, LONGEST_PART)), language, names)) continue
    found.push({ check: 'language', path, message: `This is not in the brand's language (${language}).` })
  }
  return found
}

/** A title that a user typed may be in any language and may be a subject line. */
export function withoutTypedTitle(line: string, { idea }: OutlineRequest): string {
  const title = idea.title.trim()
  return idea.meta === null && title !== '' ? line.replaceAll(title, ' ') : line
}

/** A user's quoted words may be in any language. */
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
        message: 'A designed email needs three image directions.',
      },
    ]
  }
  const words = wordsIn(content.sections.map((section) => section.copy).join(' '))
  const found: QualityFinding[] = []
  if (pictures > 1) {
    found.push({
      check: 'type',
      path: 'additionalElements.imageDirection',
      message: 'A plain-text email has at most one picture.',
    })
  }
  if (words < FEWEST_WORDS || words > MOST_WORDS) {
    found.push({
      check: 'type',
      path: 'sections',
      message: `${words} words of copy. A plain-text email needs ${FEWEST_WORDS} to ${MOST_WORDS}.`,
    })
  }
  return found
}

const ECHO_PROOF = 60

function compliance(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  const levelled = (text: string) => folded(text).replaceAll(/\s+/gu, ' ').trim()
  const assetNotes = levelled(content.assetNotes)
  const { own, general } = rulesOfEmail(content, request.brand)
  const missing = [...own, ...general].find((note) => !assetNotes.includes(levelled(note).slice(0, ECHO_PROOF)))
  if (missing === undefined) return []
  return [{ check: 'compliance', path: 'assetNotes', message: `A rule of the brand is not repeated: ${missing}` }]
}

const HIGHEST_GRADE = 9

function reading(content: OutlineContent, request: OutlineRequest): QualityFinding[] {
  const { readingGrade } = languageRules(request.brand.language)
  if (readingGrade === null) return []
  const grade = readingGrade(withoutNames(withoutQuotes(proseOf(content).slice(0, LONGEST_PART)), namesOf(request)))
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
