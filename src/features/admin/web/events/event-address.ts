import { useFilterAddress } from '../lists/filter-address.ts'

const NAMES = ['actor', 'workspace', 'action', 'from', 'to'] as const
export type EventFilter = Partial<Record<(typeof NAMES)[number], string>>

export function useEventAddress() {
  const { filter, change } = useFilterAddress(NAMES)
  return { filter, change, asked: askedOf(filter) }
}

export function askedOf({ from, to, ...others }: EventFilter): EventFilter {
  const begin = startOfDay(from, 0)
  const end = startOfDay(to, 1)
  return { ...others, ...(begin !== undefined && { from: begin }), ...(end !== undefined && { to: end }) }
}

function startOfDay(day: string | undefined, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (year === undefined) return undefined
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later)
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString()
}
