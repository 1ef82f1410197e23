import type { OutlineContent } from '../requests/outline-content.ts'
import type { QualityFinding } from './quality-report.ts'

/** The points of each part; together 100. */
const POINTS = { rules: 60, grounds: 40 } as const

/**
 * The value of a model's first draft of an outline: the share of fields that broke no rule, and of sections based on a
 * fact of the brand.
 */
export function outlineScore(
  content: OutlineContent,
  failures: readonly QualityFinding[],
  facts: readonly (readonly string[])[],
): { score: number; parts: Record<keyof typeof POINTS, number> } {
  const fields = Object.keys(content)
  const faulty = fields.filter((field) => failures.some(({ path }) => path.startsWith(field)))
  const { sections } = content
  const grounded = sections.filter((_, place) => (facts[place] ?? []).length > 0)
  const rounded = (points: number) => Math.round(points * 10) / 10
  const parts = {
    rules: rounded(POINTS.rules * (1 - faulty.length / fields.length)),
    grounds: sections.length === 0 ? 0 : rounded((POINTS.grounds * grounded.length) / sections.length),
  }
  return { score: rounded(parts.rules + parts.grounds), parts }
}
