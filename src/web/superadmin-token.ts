import { keep, kept } from './browser-storage.ts'

/**
 * A script on the same origin has both the token and the cookie, so public pages with third-party scripts can have
 * their own address.
 */
const KEY = 'superadmin_token'

/** Without storage, the super admin must log in again on every page load. */
export const superadminToken = (): string | null => kept('browser', KEY)

/** A login without a token deletes an older one. */
export const keepSuperadminToken = (token: string | undefined): void => keep('browser', KEY, token ?? null)
