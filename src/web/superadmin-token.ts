import { keep, kept } from './browser-storage.ts'

/**
 * What the super admin's calls need beside the session. It opens nothing without the cookie that came with it. A script
 * on the same origin has both, which is why public pages with scripts of others can have an address of their own.
 */
const KEY = 'superadmin_token'

/** Without storage the super admin has to sign in again on every page load. */
export const superadminToken = (): string | null => kept('browser', KEY)

/** Keeps the token of a sign-in; without one, what is left of an older sign-in goes. */
export const keepSuperadminToken = (token: string | undefined): void => keep('browser', KEY, token ?? null)
