import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTransition } from 'react'
import { refusalMessage } from '#web/api-client.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { Card } from '#web/kit/card.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'
import { useHealing } from './use-healing.ts'

const FALLBACK = 'Check your connection and try again.'

/** A page failed inside its frame: the frame stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(error, reset)
  return (
    <Card>
      <ErrorState description={refusalMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
    </Card>
  )
}

/** Nothing could be shown at all. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(error, reset)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <title>Something went wrong · Mailmonth</title>
      <div className="grid w-full max-w-md justify-items-center gap-7">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="rounded-xl">
          <BrandMark className="size-10" />
        </a>
        <Card className="w-full">
          <ErrorState description={refusalMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
        </Card>
      </div>
    </main>
  )
}

/** Asks again for everything the page failed to get: when somebody wants it, and by itself after an outage. */
function useRetry(error: unknown, reset: () => void) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  const retry = () =>
    startRetry(async () => {
      queries.reset()
      await router.invalidate()
      reset()
    })
  useHealing(error, retry)
  return { retry, retrying }
}
