import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { wasSignedIn } from '#web/session-hint.ts'
import { followTheme } from '#web/theme.ts'
import { createQueryClient, isSignedIn } from './query-client.ts'
import { measureScrollbarGutter } from './scrollbar-gutter.ts'
import { watchSession } from './session-watch.ts'
import { createProductRouter, type ProductRouter } from './router.ts'
import { ToasterOnDemand } from './toaster-on-demand.tsx'

/** React renders only once the first page has its data, so that users see a single loading state. */
export async function startProduct(): Promise<void> {
  const queryClient = createQueryClient()
  const router = createProductRouter(queryClient)
  followTheme()
  measureScrollbarGutter()
  forgetAfterLogout(queryClient)
  watchSession(queryClient)
  loadPageAhead(router)
  await router.load()
  const place = document.getElementById('root')
  if (place === null) throw new Error('The page has no element for the product.')
  const root = createRoot(place)
  // In steps, so that input doesn't wait for the whole page.
  startTransition(() => root.render(<Product queryClient={queryClient} router={router} />))
}

export function Product({ queryClient, router }: { queryClient: QueryClient; router: ProductRouter }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ToasterOnDemand />
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Fetches the page's code while the session loads, where the page is likely to be shown. */
function loadPageAhead(router: ProductRouter): void {
  const matches = router.matchRoutes(router.latestLocation)
  const open = !matches.some(({ routeId }) => routeId.startsWith('/signed-in'))
  if (!open && !wasSignedIn()) return
  for (const { routeId } of matches) {
    const route = router.routesById[routeId as keyof ProductRouter['routesById']]
    router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

/** The browser's Back button after a logout must not restore the user's page from its cache. */
function forgetAfterLogout(queryClient: QueryClient): void {
  addEventListener('pageshow', (event) => {
    const wasShownLoggedIn = isSignedIn(queryClient)
    if (event.persisted && wasShownLoggedIn && !wasSignedIn()) location.reload()
  })
}
