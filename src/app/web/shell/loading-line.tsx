import { useRouterState } from '@tanstack/react-router'

export function LoadingLine() {
  const loading = useRouterState({ select: (state) => state.isLoading })
  return loading ? <div aria-hidden className="loading-line" /> : null
}
