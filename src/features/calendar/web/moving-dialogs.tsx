import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { dayName, dayOf } from '../calendar-days.ts'
import type { CalendarItem } from './calendar-changes.ts'
import { type ItemActions, isFixed } from './calendar-item.tsx'
import { ItemDialog } from './item-dialog.tsx'
import type { Moving } from './use-moving.ts'

export interface MovingDialogsProps {
  moving: Moving
  actions: ItemActions
  zoneOf: (item: CalendarItem) => string
  todayOf: (item: CalendarItem) => string
  firstDay: string
  /** Where several brands are shown, the dialog names the brand and leads to its calendar. */
  onOpenBrand?: (item: CalendarItem) => void
}

export function MovingDialogs({ moving, actions, zoneOf, todayOf, firstDay, onOpenBrand }: MovingDialogsProps) {
  const { opened, past } = moving
  return (
    <>
      {opened !== null && (
        <ItemDialog
          item={opened.item}
          moving={opened.moving}
          fixed={isFixed(opened.item, actions)}
          warnings={actions.warnings.get(opened.item.outlineId) ?? []}
          brand={actions.brandOf(opened.item)}
          timeZone={zoneOf(opened.item)}
          today={todayOf(opened.item)}
          firstDay={firstDay}
          onSave={(time) => moving.moveTo(opened.item, time)}
          onUnschedule={() => moving.moveTo(opened.item, null)}
          {...(onOpenBrand !== undefined && { onOpenBrand: () => onOpenBrand(opened.item) })}
          onClose={moving.close}
        />
      )}
      <ConfirmDialog
        open={past !== null}
        onOpenChange={(open) => !open && moving.closePast()}
        title="Schedule in the past?"
        description={`${past?.time ? dayName(dayOf(past.time)) : ''} is in the past. You can still schedule the email there for your records.`}
        confirmLabel="Schedule"
        onConfirm={() => past !== null && moving.commit(past)}
      />
    </>
  )
}
