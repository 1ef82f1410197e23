import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { afterSignIn, isProductPath, loginUrl, paths } from '#web/paths.ts'
import { rememberSignedIn, wasSignedIn } from '#web/session-hint.ts'
import type { AddressSearch } from './address-search.ts'

/**
 * Lets signed-in people through and sends the others to the login with the way back. On a browser that was signed in
 * before, everything a page needs is asked at once, so that one wait follows no other.
 */
export async function requireSession(client: QueryClient, address: string): Promise<void> {
  if (wasSignedIn()) {
    void client.prefetchQuery(workspacesOptions)
    void client.prefetchQuery(brandsOptions)
  }
  const user = await client.ensureQueryData(sessionOptions)
  rememberSignedIn(user !== null)
  if (user === null) redirect({ href: loginUrl(address), replace: true, throw: true })
}

/** What every page behind the sign-in reads. Brands may fail on their own: the page that shows them says so. */
export async function loadSignedIn(client: QueryClient): Promise<void> {
  await Promise.all([client.ensureQueryData(workspacesOptions), client.prefetchQuery(brandsOptions)])
}

/** Login and sign-up are for people who are not signed in; the others go on to where they wanted to go. */
export async function skipWhenSignedIn(client: QueryClient, search: AddressSearch): Promise<void> {
  // When the question itself fails the form is still the right thing to show: its answer will tell.
  const user = await client.ensureQueryData(sessionOptions).catch(() => null)
  if (user === null) return
  rememberSignedIn(true)
  const address = afterSignIn(search) ?? paths.dashboard
  redirect({ href: address, replace: true, reloadDocument: !isProductPath(address), throw: true })
}
