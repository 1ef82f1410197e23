import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from './address-search.ts'
import { focusAfterNavigation } from './page-focus.ts'
import { routeTree } from './routes.tsx'
import { endToastsWithTheirScreen } from './toasts-of-a-screen.ts'

export function createProductRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    // The query client decides what is cached and for how long.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    scrollRestoration: true,
    ...(history !== undefined && { history }),
  })
  focusAfterNavigation(router)
  endToastsWithTheirScreen(router)
  return router
}

export type ProductRouter = ReturnType<typeof createProductRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ProductRouter
  }
}
