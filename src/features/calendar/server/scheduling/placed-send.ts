import type { Day } from './days.ts'
import type { SendTime } from './send-times.ts'

export interface PlacedSend {
  candidate: number
  day: Day
  time: SendTime
}
