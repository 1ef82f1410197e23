/** What the super admin's calls need beside the session. It opens nothing without the cookie that came with it. */
const KEY = 'superadmin_token'

export function superadminToken(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // A browser may refuse storage; then there is none.
    return null
  }
}

/** Keeps the token of a sign-in; without one, what is left of an older sign-in goes. */
export function keepSuperadminToken(token: string | undefined): void {
  try {
    if (token === undefined) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    // Without storage the super admin has to sign in again on every page load.
  }
}
