import { expect, test } from 'vitest'
import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { brandWithNotes, notesOf } from '#writing/notes/month-notes.ts'
import { MATRIX_BRANDS, requestFor } from '#writing/month/planner-brands.fixtures.ts'
import { unwatched } from '#server/ai/writers.ts'
import type { OutlineContent } from '#writing/requests/outline-content.ts'
import { writeOutline } from '#writing/outline/write-outline.ts'

const NOTES = "Spring sale May 10-14. No Mother's Day, don't mention prices, no discounts on other days"

/** Everything that recipients see. */
const textsOf = ({ title, subjectLines, previewText, cta, sections }: OutlineContent): string[] => [
  title,
  ...subjectLines,
  previewText,
  cta,
  ...sections.flatMap(({ section, copy }) => [section, copy]),
]

test.each(MATRIX_BRANDS)('the outlines of a month of $name keep its notes', async (brand) => {
  const asked = requestFor(brand, { strategy: { mode: 'balanced', notes: NOTES }, today: '2027-04-20' })
  const { topics } = await builtInPlanner.planMonth(asked, unwatched(new AbortController().signal))
  const emails = topics.flatMap(({ title: mainTopicTitle, subtopics }) =>
    subtopics.flatMap((idea) => (typeof idea.plannedFor === 'string' ? [{ ...idea, mainTopicTitle }] : [])),
  )
  const { checker } = notesOf(asked)
  const outlines = emails.map(({ title, description, meta, mainTopicTitle }) =>
    writeOutline({
      brand: brandWithNotes(asked),
      idea: { title, description, meta, mainTopicTitle, year: 2027, month: 5 },
      type: 'design-based',
      history: null,
      strategy: asked.strategy,
    }),
  )
  expect(outlines.length).toBeGreaterThan(3)
  expect(outlines.flatMap(({ content }) => textsOf(content)).flatMap(checker.ofText)).toEqual([])
  const sale = outlines.filter((_, at) => emails[at]!.meta.evidence.kind === 'note')
  expect(sale).toHaveLength(2)
  for (const { content } of sale) expect(JSON.stringify(content)).toMatch(/10.{0,14}14/u)
})
