import { insertOutlines } from '#features/outlines/server/store.ts'
import { newId } from '#server/db/new-id.ts'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import type { Product } from './product.ts'

type Row = Parameters<typeof insertOutlines>[1][number]

/** Outlines without a run and a quota: drafts without a date in December 2026, unless `change` says something else. */
export async function storeOutlines(
  product: Product,
  place: { workspaceId: string; brandId: string },
  count: number,
  change: (index: number) => Partial<Row>,
): Promise<string[]> {
  const createdAt = new Date('2026-11-01T09:00:00Z')
  const rows = Array.from({ length: count }, (_, index): Row => ({
    ...place,
    id: newId(),
    title: `Gifts that arrive on time, number ${index + 10}`,
    ideaTitle: 'Gifts',
    mainTopicTitle: 'Gifts',
    type: 'design-based',
    template: 'Product launch',
    planYear: 2026,
    planMonth: 12,
    workflowStatus: 'draft',
    scheduledSendAt: null,
    content: {
      subjectLines: ['On time, every time'],
      previewText: 'Order by December 18 and it is under the tree.',
      executiveBrief: 'People who order late need a date they can trust.',
      segment: 'Late buyers',
      cta: 'See the dates',
      assetNotes: '',
      additionalElements: { overallFeel: '', tone: '', imageDirection: [], links: [] },
      sections: [{ section: 'Opening', visual: 'A parcel at a door', copy: 'Say the date.' }],
    },
    generatedBy: 'test',
    createdAt,
    updatedAt: createdAt,
    ...change(index),
  }))
  await withWorkspace(product.running.app.db, place.workspaceId, (scope) => insertOutlines(scope, rows, []))
  return rows.map(({ id }) => id)
}
