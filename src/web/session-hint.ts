import { keep, kept } from './browser-storage.ts'
import { SIGNED_IN_HINT_KEY } from './document-bootstrap.ts'

/** Only selects the loading state and whether to load user data right away. The server decides who is logged in. */
export const wasSignedIn = (): boolean => kept('browser', SIGNED_IN_HINT_KEY) !== null

export const rememberSignedIn = (signedIn: boolean): void => keep('browser', SIGNED_IN_HINT_KEY, signedIn ? '1' : null)
