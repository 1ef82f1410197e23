import { keep, kept } from '#web/browser-storage.ts'
import { TRACKING_CHOICE_KEY } from '#web/document-bootstrap.ts'

export type TrackingChoice = 'allowed' | 'declined'

/** What the visitor chose on this browser; null before they did. Where nothing may be stored, nobody has allowed anything. */
export function trackingChoice(): TrackingChoice | null {
  const stored = kept('browser', TRACKING_CHOICE_KEY)
  return stored === 'allowed' || stored === 'declined' ? stored : null
}

export const rememberTrackingChoice = (choice: TrackingChoice): void => keep('browser', TRACKING_CHOICE_KEY, choice)
