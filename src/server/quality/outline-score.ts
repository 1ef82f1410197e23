import type { OutlineContent, OutlineRequest } from '#server/ai/writers.ts'
import type { Language } from '#shared/brand-brief.ts'
import { folded } from './folded-text.ts'
import { flatTexts, proseOf, wordsIn } from './outline-texts.ts'
import { readingGrade } from './reading-grade.ts'
import { subjectAngle } from './subject-line-rules.ts'
import { sharedStems, tellingStems } from './telling-stems.ts'

/** Points by part; the parts add up to 100. */
export function outlineScore(
  content: OutlineContent,
  request: OutlineRequest,
): { score: number; parts: Record<string, number> } {
  const parts = {
    subjectLines: points(20, subjectShare(content, request)),
    sections: points(20, sectionShare(content, request)),
    grounding: points(25, groundingShare(content, request)),
    brief: points(10, briefShare(content)),
    segment: points(10, segmentShare(content)),
    production: points(10, productionShare(content, request)),
    reading: points(5, readingShare(content, request.brand.language)),
  }
  return { score: Object.values(parts).reduce((sum, part) => sum + part, 0), parts }
}

function points(most: number, share: number): number {
  return Math.round(most * Math.min(1, Math.max(0, share)))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Short lines, several angles, and words of the idea in at least one of them. */
function subjectShare({ subjectLines }: OutlineContent, { brand, idea }: OutlineRequest): number {
  const short = mean(subjectLines.map((line) => ([...line].length <= 50 ? 1 : 0.5)))
  const angles = Math.min(1, new Set(subjectLines.map((line) => subjectAngle(line, brand.language))).size / 3)
  const wanted = tellingStems(`${idea.title} ${idea.meta?.products.join(' ') ?? ''}`, brand.language)
  const related = subjectLines.some((line) => overlaps(tellingStems(line, brand.language), wanted)) ? 1 : 0
  return 0.35 * short + 0.35 * angles + 0.3 * related
}

/** Directions that say enough, in the usual number of blocks, each with its own wording. */
function sectionShare({ sections }: OutlineContent, { type }: OutlineRequest): number {
  const [fewest, most] = type === 'design-based' ? [5, 7] : [3, 5]
  const count = sections.length >= fewest && sections.length <= most ? 1 : 0.4
  const copies = mean(sections.map(({ copy }) => Math.min(1, wordsIn(copy) / 15)))
  const visuals = type === 'text-based' ? 1 : mean(sections.map(({ visual }) => Math.min(1, wordsIn(visual) / 10)))
  const distinct = new Set(sections.map(({ copy }) => folded(copy))).size / Math.max(1, sections.length)
  return 0.25 * count + 0.3 * copies + 0.25 * visuals + 0.2 * distinct
}

/** How much of it could only be this brand's: its name, products and what it says about its readers. */
function groundingShare(content: OutlineContent, { brand, idea }: OutlineRequest): number {
  const text = folded(
    flatTexts(content)
      .map((part) => part.text)
      .join('\n'),
  )
  const stems = tellingStems(text, brand.language)
  const sources = [
    brand.productsInfo?.products,
    brand.customerAvatar?.painPoints,
    brand.customerAvatar?.buyingTriggers,
    brand.customerAvatar?.interests,
    brand.buyingJourney?.commonObjections,
    brand.buyingJourney?.buyingProcess,
    brand.guidelines?.say.join(' '),
  ].filter((source): source is string => source !== undefined && source.trim() !== '')
  const used = sources.filter((source) =>
    overlaps(tellingStems(source.slice(0, 4000), brand.language), stems, 2),
  ).length
  const wanted = Math.min(4, sources.length)
  const profile = wanted === 0 ? 1 : Math.min(1, used / wanted)
  const topic = overlaps(tellingStems(idea.title, brand.language), stems) ? 1 : 0
  return 0.6 * profile + 0.4 * topic
}

/** Two to four sentences that say why, for whom, what, and what it is judged by. */
function briefShare({ executiveBrief }: OutlineContent): number {
  const sentences = executiveBrief.split(/[.!?…]+["”“»]?(?:\s|$)/u).filter((sentence) => wordsIn(sentence) > 0).length
  const words = wordsIn(executiveBrief)
  return (sentences >= 2 && sentences <= 6 ? 0.5 : 0.2) + (words >= 25 && words <= 120 ? 0.5 : 0.2)
}

/** Who is meant and who is left out. */
function segmentShare({ segment }: OutlineContent): number {
  const words = wordsIn(segment)
  return (words >= 4 ? 0.6 : 0.2) + (words >= 9 ? 0.4 : 0)
}

function productionShare({ additionalElements, assetNotes }: OutlineContent, { brand, type }: OutlineRequest): number {
  const pictures = type === 'text-based' ? 1 : Math.min(1, additionalElements.imageDirection.length / 3)
  const links = brand.website === null || additionalElements.links.length > 0 ? 1 : 0
  return 0.4 * pictures + 0.3 * links + 0.3 * Math.min(1, wordsIn(assetNotes) / 15)
}

function readingShare(content: OutlineContent, language: Language): number {
  if (language !== 'en') return 1
  return readingGrade(proseOf(content)) <= 9 ? 1 : 0
}

function overlaps(left: ReadonlySet<string>, right: ReadonlySet<string>, atLeast = 1): boolean {
  return sharedStems(left, right) >= Math.min(atLeast, Math.max(1, left.size))
}
