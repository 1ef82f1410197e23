import { keep, kept } from '#web/browser-storage.ts'
import { TRACKING_CHOICE_KEY } from '#web/document-bootstrap.ts'

export type TrackingChoice = 'allowed' | 'declined'

/** Without storage there is no consent. */
export function trackingChoice(): TrackingChoice | null {
  const stored = kept('browser', TRACKING_CHOICE_KEY)
  return stored === 'allowed' || stored === 'declined' ? stored : null
}

export const rememberTrackingChoice = (choice: TrackingChoice): void => keep('browser', TRACKING_CHOICE_KEY, choice)
