import type { TrackingScripts } from '#features/admin/contract.ts'
import { connectConsent } from './consent.ts'
import { insertTracking } from './insert-tracking.ts'

const PATH = '/api/superadmin/tracking-scripts'

/** The Global Privacy Control signal counts as a no. */
export async function startTracking(): Promise<void> {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true) return
  const scripts = await trackingScripts()
  if (scripts === '') return
  if (document.querySelector('meta[name="tracking-consent"][content="on"]') === null) return insertTracking(scripts)
  connectConsent(() => void insertTracking(scripts))
}

/** The browser caches the response for five minutes. A failure isn't retried, because the page works without it. */
async function trackingScripts(): Promise<string> {
  try {
    const answer = await fetch(PATH, { credentials: 'omit', headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as TrackingScripts).scripts.trim() : ''
  } catch {
    return ''
  }
}
