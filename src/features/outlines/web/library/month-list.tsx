import type { Brand } from '#features/brands/contract.ts'
import { effectiveMonth, monthKey } from '#shared/calendar-dates.ts'
import type { Outline } from '../../contract.ts'
import type { LibraryQuery, OutlineSummary } from '../../library-contract.ts'
import type { OutlineMonth } from '../outline-months.ts'
import type { LibraryRights } from './library-rights.ts'
import { MonthCard } from './month-card.tsx'

export interface MonthListProps {
  months: readonly OutlineMonth[]
  first: readonly OutlineSummary[]
  query: LibraryQuery
  brand: Brand
  rights: LibraryRights
  asked: Outline | undefined
}

export function MonthList({ months, first, query, brand, rights, asked }: MonthListProps) {
  const known = Map.groupBy(first, (outline) => monthKey(effectiveMonth(outline)))
  const askedMonth = asked === undefined ? undefined : monthKey(effectiveMonth(asked))
  const rowsAbove = months.map((_, index) => months.slice(0, index).reduce((sum, { outlines }) => sum + outlines, 0))
  return months.map((month, index) => (
    <MonthCard
      key={month.key}
      month={month}
      brand={brand}
      rights={rights}
      query={query}
      known={known.get(month.key) ?? []}
      askedFor={askedMonth === month.key ? asked?.id : undefined}
      rowsAbove={rowsAbove[index] ?? 0}
    />
  ))
}
