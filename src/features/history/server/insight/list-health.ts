import { DAY_MS } from '#shared/calendar-dates.ts'
import type { Insights } from '../../insight-contract.ts'
import { sum } from '../statistics.ts'
import type { Measured } from '../measured-sends.ts'
import { round } from './money.ts'

/** Large mailbox providers ask bulk senders to stay below `aim` and never to reach `limit`. */
const COMPLAINTS = { aim: 0.001, limit: 0.003 }
const MOST_UNSUBSCRIBES = 0.005
/** Security scanners click many links and buy nothing. */
const TOO_MANY_CLICKS = 0.15

export function listHealth(sends: readonly Measured[], now: Date): Insights['health'] {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const recent = sends.filter(({ sentAt }) => sentAt >= since(90))
  const before = sends.filter(({ sentAt }) => sentAt >= since(180) && sentAt < since(90))
  const complaintRate = rateOf(recent, ({ spamReports }) => spamReports)
  const unsubscribeRate = rateOf(recent, ({ unsubscribes }) => unsubscribes)
  const reach = (group: readonly Measured[]) => sum(group.map(({ deliveries }) => deliveries)) / group.length
  const reachPercent =
    recent.length < 3 || before.length < 3 ? null : Math.round((reach(recent) / reach(before) - 1) * 100)
  const notes: Insights['health']['notes'] = []
  if (complaintRate !== null) {
    const share = `${(complaintRate * 100).toFixed(2)}% of recipients reported spam in the last 90 days`
    if (complaintRate >= COMPLAINTS.limit) {
      notes.push({
        level: 'bad',
        text: `${share}. Inbox providers block email at 0.3%. Send less often, and to more engaged subscribers.`,
      })
    } else if (complaintRate >= COMPLAINTS.aim) {
      notes.push({ level: 'warn', text: `${share}. Aim for less than 0.1%.` })
    } else notes.push({ level: 'good', text: `${share}, below the target of 0.1%.` })
  }
  if (unsubscribeRate !== null && unsubscribeRate > MOST_UNSUBSCRIBES) {
    const share = (unsubscribeRate * 100).toFixed(2)
    notes.push({
      level: 'warn',
      text: `${share}% unsubscribed per campaign in the last 90 days. More than 0.5% is high.`,
    })
  }
  if (reachPercent !== null && reachPercent <= -15) {
    notes.push({
      level: 'warn',
      text: `Campaigns reach ${-reachPercent}% fewer recipients than in the previous 90 days.`,
    })
  }
  const suspicious = recent.filter(
    ({ clicks, deliveries, orders }) => clicks / deliveries > TOO_MANY_CLICKS && orders === 0,
  )
  if (suspicious.length > 0) {
    const text = `${suspicious.length === 1 ? 'One campaign has' : `${suspicious.length} campaigns have`} many clicks and no orders. Security scanners may be clicking.`
    notes.push({ level: 'warn', text })
  }
  return { complaintRate, unsubscribeRate, reachPercent, notes }
}

function rateOf(sends: readonly Measured[], countOf: (send: Measured) => number | null): number | null {
  const counted = sends.filter((send) => countOf(send) !== null)
  const reached = sum(counted.map(({ deliveries }) => deliveries))
  return reached === 0 ? null : round(sum(counted.map((send) => countOf(send)!)) / reached, 6)
}
