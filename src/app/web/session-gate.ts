import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { afterSignIn, isProductPath, loginUrl, paths } from '#web/paths.ts'
import { rememberSignedIn, wasSignedIn } from '#web/session-hint.ts'

/** If this browser had a session before, all queries of the page start together, so that no wait follows another. */
export async function requireSession(client: QueryClient, address: string): Promise<void> {
  if (wasSignedIn()) {
    void client.prefetchQuery(workspacesOptions)
    void client.prefetchQuery(brandsOptions)
  }
  const user = await client.ensureQueryData(sessionOptions)
  rememberSignedIn(user !== null)
  if (user === null) redirect({ href: loginUrl(address), replace: true, throw: true })
}

/** Brands may fail alone, because the page shows their error. */
export async function loadSignedIn(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(workspacesOptions), client.prefetchQuery(brandsOptions)])
}

export async function skipWhenSignedIn(client: QueryClient, search: Parameters<typeof afterSignIn>[0]): Promise<void> {
  // If the session query fails, show the form. Its response will tell.
  const user = await client.ensureQueryData(sessionOptions).catch(() => null)
  if (user === null) return
  rememberSignedIn(true)
  const address = afterSignIn(search) ?? paths.dashboard
  redirect({ href: address, replace: true, reloadDocument: !isProductPath(address), throw: true })
}
