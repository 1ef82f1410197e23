import type { Subtopic } from '../../contract.ts'

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export function anchorText(anchor: Subtopic['anchor']): string | undefined {
  if (anchor === null || anchor.type === 'evergreen') return undefined
  const days = dayRange(anchor.from, anchor.to)
  return [anchor.name, days].filter((part) => part !== null).join(', ') || undefined
}

function dayRange(from: string | null, to: string | null): string | null {
  const first = from ?? to
  if (first === null) return null
  const start = new Date(`${first.slice(0, 10)}T00:00:00Z`)
  const end = new Date(`${(to ?? first).slice(0, 10)}T00:00:00Z`)
  return DAY.formatRange(start, end)
}
