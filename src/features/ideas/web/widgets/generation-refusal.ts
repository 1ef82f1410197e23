import { ApiError, errorMessage } from '#web/api-client.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'

/** Whether the server works on it all the same: somebody asked first. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'GENERATION_IN_PROGRESS'
}

export const UPGRADE_TO_PLAN_MORE = 'Upgrade to plan more'

/** What to say when ideas did not come, with the way to a larger plan where a limit was reached. */
export function generationRefusal(error: unknown, onUpgrade?: () => void): ToastMessage {
  const isLimit = error instanceof ApiError && error.body.code === 'TOPIC_LIMIT_REACHED'
  const description = isLimit ? topicLimitText(error.body['limit']) : errorMessage(error, 'Failed to generate ideas')
  const action = isLimit && onUpgrade !== undefined ? { label: UPGRADE_TO_PLAN_MORE, onSelect: onUpgrade } : undefined
  return { variant: 'destructive', title: 'Generation Failed', description, action }
}

function topicLimitText(limit: unknown): string {
  return typeof limit === 'number' ? `Topic limit reached: your plan has ${limit} a month` : 'Topic limit reached'
}
