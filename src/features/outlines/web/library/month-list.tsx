import { useDeferredValue } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { firstMonths, type OutlineMonth } from '../outline-months.ts'
import type { LibraryRights } from './library-rights.ts'
import { MonthCard } from './month-card.tsx'

/** More than a screen shows at once. */
const FIRST_ROWS = 25

export interface MonthListProps {
  months: readonly OutlineMonth[]
  brand: Brand
  rights: LibraryRights
  askedFor: string | undefined
}

/** The months of a brand. The newest are there at once; years of older ones follow without holding up a click. */
export function MonthList({ months, brand, rights, askedFor }: MonthListProps) {
  const shown = useDeferredValue(months, firstMonths(months, FIRST_ROWS))
  return shown.map((month) => (
    <MonthCard key={month.key} month={month} brand={brand} rights={rights} askedFor={askedFor} />
  ))
}
