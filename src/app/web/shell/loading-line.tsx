import { useRouterState } from '@tanstack/react-router'

/** A thin line under the top bar while the next page is on its way; a quick change of page never shows it. */
export function LoadingLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div aria-hidden className="loading-line" /> : null
}
