import { TRACKING_CHOICE_KEY } from '../document-bootstrap.ts'

export type TrackingChoice = 'allowed' | 'declined'

/** What the visitor chose on this browser; null before they did. */
export function trackingChoice(): TrackingChoice | null {
  try {
    const stored = localStorage.getItem(TRACKING_CHOICE_KEY)
    return stored === 'allowed' || stored === 'declined' ? stored : null
  } catch {
    // Where nothing may be stored, nobody has allowed anything.
    return null
  }
}

export function rememberTrackingChoice(choice: TrackingChoice): void {
  try {
    localStorage.setItem(TRACKING_CHOICE_KEY, choice)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
