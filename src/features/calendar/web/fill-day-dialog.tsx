import { Dialog } from '#web/kit/dialog.tsx'
import type { Country } from '#shared/brand-brief.ts'
import { clockText, dayName } from '../calendar-days.ts'
import { DEFAULT_SEND_TIME, type Unscheduled } from '../contract.ts'
import type { ItemActions } from './calendar-item.tsx'
import { ItemFace } from './item-face.tsx'

export function FillDayDialog(props: {
  day: string
  items: readonly Unscheduled[]
  actions: ItemActions
  country: Country
  onChoose: (item: Unscheduled) => void
  onClose: () => void
}) {
  const { day, items, actions } = props
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && props.onClose()}
      title={dayName(day)}
      description={`Choose an email to schedule at ${clockText(`${day}T${DEFAULT_SEND_TIME}`, props.country)}.`}
    >
      <ul className="grid gap-1.5 pb-4">
        {items.map((item) => (
          <li key={item.outlineId}>
            <button
              type="button"
              className="block w-full rounded-sm text-left hover:shadow-e2"
              onClick={() => props.onChoose(item)}
            >
              <ItemFace item={item} brand={actions.brandOf(item)} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
