import { keep, kept } from './browser-storage.ts'
import { SIGNED_IN_HINT_KEY } from './document-bootstrap.ts'

/**
 * Whether somebody was signed in on this browser when it was last asked. It proves nothing: the server decides. It only
 * says which loading state fits and whether asking for a person's data at once is worth it.
 */
export const wasSignedIn = (): boolean => kept('browser', SIGNED_IN_HINT_KEY) !== null

export const rememberSignedIn = (signedIn: boolean): void => keep('browser', SIGNED_IN_HINT_KEY, signedIn ? '1' : null)
