import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTransition } from 'react'
import { errorMessage } from '../api-client.ts'
import { BrandMark } from '../kit/brand-mark.tsx'
import { Card } from '../kit/card.tsx'
import { ErrorState } from '../kit/error-state.tsx'
import { paths } from '../paths.ts'

const FALLBACK = 'Something kept this page from loading. Check your connection and try again.'

/** A page failed inside its frame: the frame stays. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(reset)
  return (
    <Card>
      <ErrorState description={errorMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
    </Card>
  )
}

/** Nothing could be shown at all. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(reset)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <title>Something went wrong · Mailmonth</title>
      <div className="grid w-full max-w-md justify-items-center gap-7">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="rounded-xl">
          <BrandMark className="size-10" />
        </a>
        <Card className="w-full">
          <ErrorState description={errorMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
        </Card>
      </div>
    </main>
  )
}

/** Asks again for everything the page failed to get. */
function useRetry(reset: () => void) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  const retry = () =>
    startRetry(async () => {
      queries.reset()
      await router.invalidate()
      reset()
    })
  return { retry, retrying }
}
