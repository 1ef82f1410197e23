import type { AppContext } from '#server/app-context.ts'
import type { WebhookRow } from './store.ts'

type Named = Pick<WebhookRow, 'workspaceId' | 'id'>
type Box = Pick<AppContext, 'secrets'>

const ownerOf = ({ workspaceId, id }: Named, what: 'url' | 'secret') => `webhook-${what}:${workspaceId}:${id}`

export const encryptUrl = ({ secrets }: Box, webhook: Named, url: string) => secrets.seal(url, ownerOf(webhook, 'url'))

export const encryptSecret = ({ secrets }: Box, webhook: Named, secret: string) =>
  secrets.seal(secret, ownerOf(webhook, 'secret'))

/** Null if the encryption key has changed. */
export const openUrl = ({ secrets }: Box, webhook: Pick<WebhookRow, keyof Named | 'sealedUrl'>) =>
  secrets.open(webhook.sealedUrl, ownerOf(webhook, 'url'))

/** Until when the earlier secret signs too. Null if it doesn't. */
export const earlierSecretUntil = ({ earlierSignsUntil }: Pick<WebhookRow, 'earlierSignsUntil'>, now: Date) =>
  earlierSignsUntil !== null && now < earlierSignsUntil ? earlierSignsUntil : null

/** Newest first. After a rotation, both secrets sign for 24 hours. */
export function signingSecrets({ secrets }: Box, webhook: WebhookRow, now: Date): string[] {
  const { sealedSecret, sealedEarlierSecret } = webhook
  const isInUse = earlierSecretUntil(webhook, now) !== null
  return [sealedSecret, isInUse ? sealedEarlierSecret : null].flatMap((sealed) => {
    const secret = sealed === null ? null : secrets.open(sealed, ownerOf(webhook, 'secret'))
    return secret === null ? [] : [secret]
  })
}
