import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'
import type { QueueResult } from '../generation-queue.ts'

/** The one message at the end of a run. */
export function runSummary(result: QueueResult): ToastMessage {
  const { total, written, underWay, failed, ended } = result
  if (ended === 'limit') {
    return { variant: 'destructive', title: 'Limit Reached', description: limitText(result.limit) }
  }
  if (ended === 'refused') {
    return { variant: 'destructive', title: 'Generation Failed', description: result.refusal }
  }
  const [first] = failed
  if (first !== undefined) {
    const description =
      total === 1 ? first.message : `${failed.length} of ${countOf(total, 'outline')} could not be written`
    return { variant: 'destructive', title: 'Generation Failed', description }
  }
  if (ended === 'stopped') {
    return { title: 'Stopped', description: `${written + underWay} of ${countOf(total, 'outline')} written` }
  }
  return {
    title: 'Outlines Generated',
    description: `${countOf(written + underWay, 'outline')} in your library${underWay > 0 ? `, ${underWay} of them in a moment` : ''}`,
  }
}

export function limitText(limit: number | undefined): string {
  return limit === undefined
    ? "You've reached your plan limit of outlines"
    : `You've reached your plan limit of ${countOf(limit, 'outline')}`
}

/** The line of the bar after a run: `6 of 8 outlines written, 2 failed`. */
export function runResultText({ total, written, underWay, failed }: QueueResult): string {
  const left = total - written - underWay - failed.length
  const parts = [`${written} of ${countOf(total, 'outline')} written`]
  if (underWay > 0) parts.push(`${underWay} still being written`)
  if (failed.length > 0) parts.push(`${failed.length} failed`)
  if (left > 0) parts.push(`${left} not started`)
  return parts.join(', ')
}
