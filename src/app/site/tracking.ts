import type { TrackingScripts } from '#features/admin/contract.ts'
import { connectConsent } from './consent.ts'
import { insertTracking } from './insert-tracking.ts'

const PATH = '/api/superadmin/tracking-scripts'

/**
 * Loads what the platform's owner measures with: at once, or where the server asks for consent, once the visitor allows
 * it. A browser that sends the Global Privacy Control signal has said no already.
 */
export async function startTracking(): Promise<void> {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return
  const scripts = await trackingScripts()
  if (scripts === '') return
  if (document.querySelector('meta[name="tracking-consent"][content="on"]') === null) return insertTracking(scripts)
  connectConsent(() => void insertTracking(scripts))
}

/** The browser keeps the answer for five minutes. A failure is not worth a second call: the page is there without it. */
async function trackingScripts(): Promise<string> {
  try {
    const answer = await fetch(PATH, { credentials: 'omit', headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as TrackingScripts).scripts.trim() : ''
  } catch {
    return ''
  }
}
