import type { AppContext } from '#server/app-context.ts'
import { OutboundError } from '#server/outbound.ts'
import { openUrl, signingSecrets } from './secrets.ts'
import { signatureHeaders } from './signature.ts'
import type { DeliveryRow, WebhookRow } from './store.ts'

/** A job may take 15 seconds, and the database needs a part of them. */
const TIMEOUT_MS = 12_000
/** Only the status counts. */
const MOST_BYTES = 1024

/** Returns the status, or null if the receiver did not answer or isn't public. Redirects are never followed. */
export async function sendDelivery(
  app: AppContext,
  webhook: WebhookRow,
  { id, body }: DeliveryRow,
): Promise<number | null> {
  const url = openUrl(app, webhook)
  const now = app.clock.now()
  const secrets = signingSecrets(app, webhook, now)
  // With another encryption key, we don't know the address, and never send without a signature.
  if (url === null || (webhook.sealedSecret !== null && secrets.length === 0)) return null
  try {
    const { status } = await app.fetchPublic(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Mailmonth-Webhooks/1.0',
        ...(secrets.length > 0 && signatureHeaders(secrets, { id, body, now })),
      },
      body,
      maxBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
      redirects: 0,
    })
    return status
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}
