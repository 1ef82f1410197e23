import { SIGNED_IN_HINT_KEY } from './document-bootstrap.ts'

/**
 * Whether somebody was signed in on this browser when it was last asked. It proves nothing: the server decides. It only
 * says which loading state fits and whether asking for a person's data at once is worth it.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_HINT_KEY) !== null
  } catch {
    // A browser may refuse storage; then nothing is known.
    return false
  }
}

export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_HINT_KEY, '1')
    else localStorage.removeItem(SIGNED_IN_HINT_KEY)
  } catch {
    // Without storage the next visit simply asks again.
  }
}
