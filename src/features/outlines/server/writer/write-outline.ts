import { type OutlineContent, type OutlineRequest, WriterError, type WrittenOutline } from '#server/ai/writers.ts'
import { archetypeById, archetypes } from '#server/marketing-knowledge/archetypes.ts'
import { judgeOutline } from '#server/quality/outline-quality.ts'
import type { QualityReport } from '#server/quality/quality-report.ts'
import { callToAction, executiveBrief, outlineTitle, segmentText } from './outline-brief.ts'
import { gatherMaterial } from './outline-material.ts'
import { additionalElements, assetNotes } from './outline-production.ts'
import { outlineSections } from './outline-sections.ts'
import { PHRASE_BANKS } from './phrase-banks.ts'
import { phrasePicker } from './phrase-choice.ts'
import { subjectLines } from './subject-lines.ts'

const MOST_ATTEMPTS = 8
const LOWEST_SCORE = 80
const TEMPLATES = archetypes.map(({ name }) => name)

/**
 * Writes one outline from the brand's profile and the idea alone. The same request always gives the same outline. When a
 * draft does not pass the gate, other choices are tried; `WriterError` when none passes.
 */
export function writeOutline(request: OutlineRequest): WrittenOutline {
  let last: QualityReport | null = null
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const content = drafted(request, attempt)
    const report = judgeOutline(content, { request, templates: TEMPLATES })
    if (report.failures.length === 0 && report.score >= LOWEST_SCORE) return { content, report: { ...report, repairs: attempt } }
    last = report
  }
  throw new WriterError(reasonOf(last))
}

function drafted(request: OutlineRequest, attempt: number): OutlineContent {
  const gathered = gatherMaterial(request, PHRASE_BANKS[request.brand.language], attempt)
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
  if (found === undefined) return `The brand profile gives too little for a useful outline (score ${report?.score ?? 0}).`
  return `No outline can be written within this brand's rules: ${found.message}`
}
