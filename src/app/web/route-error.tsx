import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useTransition } from 'react'
import { refusalMessage } from '#web/api-client.ts'
import { BrandMark } from '#web/kit/brand-mark.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { paths } from '#web/paths.ts'
import { useHealing } from './use-healing.ts'

const FALLBACK = 'Check your connection and try again.'

export function PageError({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(error, reset)
  return (
    <div className="sheet min-w-0">
      <ErrorState description={refusalMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
    </div>
  )
}

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { retry, retrying } = useRetry(error, reset)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center p-4">
      <title>Something went wrong · Mailmonth</title>
      <div className="grid w-full max-w-md justify-items-center gap-7">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="rounded-xl">
          <BrandMark className="size-10" />
        </a>
        <div className="sheet w-full min-w-0">
          <ErrorState description={refusalMessage(error, FALLBACK)} onRetry={retry} retrying={retrying} />
        </div>
      </div>
    </main>
  )
}

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
