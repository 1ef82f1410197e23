import { dateFormat } from '#shared/calendar-dates.ts'

const STEPS = [
  { unit: 'minute', seconds: 60, below: 3600 },
  { unit: 'hour', seconds: 3600, below: 86_400 },
  { unit: 'day', seconds: 86_400, below: 7 * 86_400 },
] as const

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always' })
const DAY = dateFormat({ dateStyle: 'medium' })

export function timeAgo(moment: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(moment).getTime()) / 1000)
  if (seconds < 60) return 'just now'
  const step = STEPS.find(({ below }) => seconds < below)
  return step === undefined
    ? DAY().format(new Date(moment))
    : ago.format(-Math.floor(seconds / step.seconds), step.unit)
}
