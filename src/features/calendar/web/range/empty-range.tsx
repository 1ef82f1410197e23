import { CalendarDays } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import type { RangeBrand } from './range-data.ts'

export interface EmptyRangeProps {
  filtered: boolean
  /** The brands with unscheduled emails in these months. */
  waiting: readonly RangeBrand[]
  ofSeveralBrands: boolean
  onClear: () => void
  onShow: (brandId: string) => void
}

export function EmptyRange({ filtered, waiting, ofSeveralBrands, onClear, onShow }: EmptyRangeProps) {
  const actions = filtered ? (
    <Button variant="secondary" size="touch" onClick={onClear}>
      Clear filters
    </Button>
  ) : (
    waiting.map(({ id, name }) => (
      <Button key={id} variant="secondary" size="touch" className="max-w-full" onClick={() => onShow(id)}>
        <span className="truncate">{`Show unscheduled emails${ofSeveralBrands ? ` of ${name}` : ''}`}</span>
      </Button>
    ))
  )
  return (
    <Card className="mb-3">
      <EmptyState
        className="py-8"
        icon={<CalendarDays aria-hidden />}
        title={filtered ? 'No emails match these filters.' : 'Nothing is scheduled for these dates.'}
        {...((filtered || waiting.length > 0) && { action: actions })}
      />
    </Card>
  )
}
