import { type OutlineContent, type OutlineRequest, WriterError, type WrittenOutline } from '#server/ai/writers.ts'
import { archetypeById, archetypes } from '#server/marketing-knowledge/archetypes.ts'
import { judgeOutline, type TextProblemFinder, textProblemFinder } from '#server/quality/outline-quality.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import { callToAction, executiveBrief, outlineTitle, segmentText } from './outline-brief.ts'
import { gatherMaterial } from './outline-material.ts'
import { additionalElements, assetNotes } from './outline-production.ts'
import { outlineSections } from './outline-sections.ts'
import { PHRASE_BANKS } from './phrase-banks.ts'
import { phrasePicker } from './phrase-choice.ts'
import { subjectLines } from './subject-lines.ts'

const MOST_ATTEMPTS = 8
const ATTEMPTS_FOR_SCORE = 3
const LOWEST_SCORE = 80
const TEMPLATES = archetypes.map(({ name }) => name)

/**
 * Writes one outline from the brand's profile and the idea alone. The same request always gives the same outline. When a
 * draft does not pass the gate, other choices are tried; `WriterError` when none passes.
 */
export function writeOutline(request: OutlineRequest): WrittenOutline {
  const problems = textProblemFinder({ request })
  let best: WrittenOutline | null = null
  let refused: QualityReport | null = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS && (best === null || attempt < ATTEMPTS_FOR_SCORE); attempt += 1) {
    const content = drafted(request, problems, attempt)
    const report = { ...judgeOutline(content, { request, templates: TEMPLATES, problems }), repairs: attempt }
    if (report.failures.length > 0) refused = report
    else if (report.score >= LOWEST_SCORE) return { content, report }
    else if (best === null || report.score > best.report.score) best = { content, report }
  }
  if (best !== null && isAsGoodAsItsProfile(best.report)) return best
  throw new WriterError(reasonOf(refused ?? best?.report ?? null))
}

// What a draft is made of when the profile has nothing to quote: signs, another script, a brand that forbids its own words.
const FROM_PROFILE: ReadonlySet<string> = new Set(['grounding', 'subjectLines'])
const LOWEST_REST = 0.8 * 55

/** A profile that no sentence can use must not keep a brand from an outline: then the other parts decide. */
function isAsGoodAsItsProfile({ parts }: QualityReport): boolean {
  return (
    Object.entries(parts).reduce((sum, [part, points]) => (FROM_PROFILE.has(part) ? sum : sum + points), 0) >=
    LOWEST_REST
  )
}

function drafted(request: OutlineRequest, problems: TextProblemFinder, attempt: number): OutlineContent {
  const gathered = gatherMaterial(request, PHRASE_BANKS[request.brand.language], problems, attempt)
  const cta = callToAction(gathered, phrasePicker(gathered))
  const material = { ...gathered, slots: { ...gathered.slots, cta: cta === '' ? undefined : cta } }
  const pick = phrasePicker(material)
  const rest = {
    title: outlineTitle(material, pick),
    template: archetypeById(material.archetype).name,
    subjectLines: subjectLines(material),
    executiveBrief: executiveBrief(material, pick),
    segment: segmentText(material, pick),
    cta,
    additionalElements: additionalElements(material, pick),
    sections: outlineSections(material, pick),
  }
  return { ...rest, assetNotes: assetNotes(material, pick, rest) }
}

function reasonOf(report: QualityReport | null): string {
  const found = report?.failures[0]
  if (found === undefined) {
    return `The brand profile gives too little for a useful outline (score ${report?.score ?? 0}).`
  }
  return `No outline can be written within this brand's rules: ${found.message}`
}
