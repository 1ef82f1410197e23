import { ChevronRight } from 'lucide-react'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { type PlanWarning, thingsToCheck } from '../../plan-warnings.ts'
import type { RangeBrand } from './range-data.ts'

export interface BrandLinesProps {
  brands: readonly RangeBrand[]
  unscheduled: (brandId: string) => number
  warnings: ReadonlyMap<string, readonly PlanWarning[]>
  onOpen: (brandId: string) => void
}

/** What each brand still has to do. A line opens the brand's own calendar. */
export function BrandLines({ brands, unscheduled, warnings, onOpen }: BrandLinesProps) {
  const lines = brands.flatMap(({ id, name }) => {
    const parts = lineParts(unscheduled(id), warnings.get(id) ?? [])
    return parts.length === 0 ? [] : [{ id, name, text: parts.join(' · ') }]
  })
  if (lines.length === 0) return null
  return (
    <ul aria-label="Brands to plan" className="mb-3 flex flex-wrap gap-2">
      {lines.map(({ id, name, text }) => (
        <li key={id} className="max-w-full">
          <Button variant="secondary" size="touch" className="max-w-full" onClick={() => onOpen(id)}>
            <Avatar name={name} size="xs" />
            <span className="truncate">{`${name}: ${text}`}</span>
            <ChevronRight aria-hidden className="text-fg-3" />
          </Button>
        </li>
      ))}
    </ul>
  )
}

function lineParts(count: number, warnings: readonly PlanWarning[]): string[] {
  return [
    ...(count === 0 ? [] : [count === 1 ? '1 email needs a date' : `${count} emails need a date`]),
    ...(warnings.length === 0 ? [] : [thingsToCheck(warnings)]),
  ]
}
