import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { config } from 'zod/v4/core'
import { refusedInput } from '#shared/refused-input.ts'
import { wasSignedIn } from '#web/session-hint.ts'
import { followTheme } from '#web/theme.ts'
import { createQueryClient, isSignedIn } from './query-client.ts'
import { measureScrollbarGutter } from './scrollbar-gutter.ts'
import { watchSession } from './session-watch.ts'
import { createProductRouter, type ProductRouter } from './router.ts'
import { ToasterOnDemand } from './toaster-on-demand.tsx'

/**
 * The document already shows a frame. React takes over only once the first page and what it shows are there, so nobody
 * sees two loading states in a row.
 */
export async function startProduct(): Promise<void> {
  config({ customError: refusedInput })
  const queryClient = createQueryClient()
  const router = createProductRouter(queryClient)
  followTheme()
  measureScrollbarGutter()
  forgetAfterLogout(queryClient)
  watchSession(queryClient)
  loadPageAhead(router)
  await router.load()
  const place = document.getElementById('root')
  if (place === null) throw new Error('The document has no place for the product.')
  createRoot(place).render(<Product queryClient={queryClient} router={router} />)
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

/** The code of the page is fetched while the session is asked for, where it is likely to be shown. */
function loadPageAhead(router: ProductRouter): void {
  const matches = router.matchRoutes(router.latestLocation)
  const open = !matches.some(({ routeId }) => routeId.startsWith('/signed-in'))
  if (!open && !wasSignedIn()) return
  // A failure shows itself when the route really loads.
  for (const { routeId } of matches) {
    const route = router.routesById[routeId as keyof ProductRouter['routesById']]
    router.loadRouteChunk(route)?.catch(() => undefined)
  }
}

/** Going back after a logout must not bring the former person's page out of the browser's memory. */
function forgetAfterLogout(queryClient: QueryClient): void {
  addEventListener('pageshow', (event) => {
    const shownToSomebody = isSignedIn(queryClient)
    if (event.persisted && shownToSomebody && !wasSignedIn()) location.reload()
  })
}
