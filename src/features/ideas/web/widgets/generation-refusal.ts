import { ApiError, errorMessage } from '#web/api-client.ts'
import type { ToastMessage } from '#web/kit/toast-store.ts'

/** Whether the server works on it all the same: somebody asked first. */
export function isUnderWay(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'GENERATION_IN_PROGRESS'
}

/** What to say when ideas did not come. */
export function generationRefusal(error: unknown): ToastMessage {
  const description =
    error instanceof ApiError && error.body.code === 'TOPIC_LIMIT_REACHED'
      ? topicLimitText(error.body['limit'])
      : errorMessage(error, 'Failed to generate ideas')
  return { variant: 'destructive', title: 'Generation Failed', description }
}

function topicLimitText(limit: unknown): string {
  return typeof limit === 'number' ? `Topic limit reached: your plan has ${limit} a month` : 'Topic limit reached'
}
