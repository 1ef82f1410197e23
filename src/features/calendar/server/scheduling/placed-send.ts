import type { Day } from './days.ts'
import type { SendTime } from './send-times.ts'

/** An email on the day and at the time that it gets. */
export interface PlacedSend {
  /** By index. */
  candidate: number
  day: Day
  time: SendTime
}
