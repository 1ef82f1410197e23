import type { AppContext } from '#server/app-context.ts'
import type { ConnectionRow } from './sync-store.ts'

/** Keys with this prefix open a sample account if the settings allow it. */
const SAMPLE_KEY_PREFIX = 'demo_'
export const isSample = (apiKey: string) => apiKey.startsWith(SAMPLE_KEY_PREFIX)

/** Binds the encrypted key to the brand, so that it opens for no other brand. */
export const encryptionOwner = (workspaceId: string, brandId: string) => `klaviyo ${workspaceId} ${brandId}`

export const keyOf = (app: AppContext, workspaceId: string, connection: ConnectionRow | null): string | null =>
  connection === null ? null : app.secrets.open(connection.sealedKey, encryptionOwner(workspaceId, connection.brandId))
