import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import { failedItems, leftCount, writtenCount } from './bulk-progress.ts'

export function bulkSummary(bulk: Bulk): ToastMessage {
  const { items, ended } = bulk
  const failed = failedItems(bulk)
  if (ended === 'limit') {
    return { variant: 'destructive', title: 'Limit Reached', description: limitText(bulk.limit) }
  }
  if (ended === 'refused') {
    return { variant: 'destructive', title: 'Generation Failed', description: bulk.refusal ?? undefined }
  }
  const [first] = failed
  if (first !== undefined) {
    const description =
      items.length === 1
        ? (first.message ?? 'Failed to generate outline')
        : `We couldn't generate ${failed.length} of ${countOf(items.length, 'outline')}`
    return { variant: 'destructive', title: 'Generation Failed', description }
  }
  if (ended === 'stopped') {
    return { title: 'Stopped', description: `${writtenCount(bulk)} of ${countOf(items.length, 'outline')} written` }
  }
  return { title: 'Outlines generated', description: `${countOf(writtenCount(bulk), 'outline')} in your library` }
}

export function limitText(limit: number | null): string {
  return limit === null
    ? "You've reached your plan limit of outlines"
    : `You've reached your plan limit of ${countOf(limit, 'outline')}`
}

export function bulkResultText(bulk: Bulk): string {
  const failed = failedItems(bulk).length
  const left = leftCount(bulk)
  const parts = [`${writtenCount(bulk)} of ${countOf(bulk.items.length, 'outline')} written`]
  if (failed > 0) parts.push(`${failed} failed`)
  if (left > 0) parts.push(`${left} not written`)
  return parts.join(', ')
}
