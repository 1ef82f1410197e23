import { ApiError, errorMessage } from '#web/api-client.ts'

export const readingFailure = (error: unknown): string =>
  failureInWords(error, {
    limited: "You've read as many websites as you can for now.",
    failed: "We couldn't read this site. Check your connection and try again.",
  })

export const profileFailure = (error: unknown): string =>
  failureInWords(error, {
    limited: 'AI has read your profiles as often as it can for now.',
    failed: "We couldn't read your profile. Check your connection and try again.",
  })

function failureInWords(error: unknown, { limited, failed }: { limited: string; failed: string }): string {
  if (error instanceof ApiError && error.body.code === 'RATE_LIMITED' && typeof error.body['retryAfter'] === 'number') {
    return `${limited} Try again in ${waitInWords(error.body['retryAfter'])}.`
  }
  return errorMessage(error, failed)
}

function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
