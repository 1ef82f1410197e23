import { ensureServerBundle } from '../scripts/steps/server-bundle.mjs'

/** Tests in `test/crash` start the built server. */
export const setup = (): Promise<void> => ensureServerBundle(process.execPath)
