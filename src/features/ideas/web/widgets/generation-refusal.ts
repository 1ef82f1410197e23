import { ApiError, errorMessage } from '#web/api-client.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'

/** Someone else started the generation, so it continues. */
export function isInProgress(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'GENERATION_IN_PROGRESS'
}

export const UPGRADE_TO_PLAN_MORE = 'Upgrade to plan more'

export function generationRefusal(error: unknown, onUpgrade?: () => void): ToastMessage {
  const isLimit = error instanceof ApiError && error.body.code === 'TOPIC_LIMIT_REACHED'
  const description = isLimit ? topicLimitText(error.body['limit']) : errorMessage(error, 'Failed to generate ideas')
  const action = isLimit && onUpgrade !== undefined ? { label: UPGRADE_TO_PLAN_MORE, onSelect: onUpgrade } : undefined
  return { variant: 'destructive', title: 'Generation Failed', description, action }
}

function topicLimitText(limit: unknown): string {
  if (typeof limit !== 'number') return 'Topic limit reached'
  return limit === 1
    ? "You've used your topic in this billing cycle. Upgrade your plan, or add a manual idea."
    : `You've used all ${limit} topics in this billing cycle. Upgrade your plan, or add a manual idea.`
}
