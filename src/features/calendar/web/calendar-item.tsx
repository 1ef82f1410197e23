import type { KeyboardEvent } from 'react'
import type { Country } from '#shared/brand-brief.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { useDragged } from './drag-and-drop.tsx'
import { ItemFace } from './item-face.tsx'
import { keyAction } from './item-keys.ts'

export interface ItemActions {
  country: Country
  /** Nothing can be moved: the role, or a suspended workspace. */
  fixed: boolean
  open: (item: CalendarItem) => void
  move: (item: CalendarItem) => void
  shift: (item: CalendarItem, days: number) => void
  unschedule: (item: CalendarItem) => void
}

/** What was sent keeps its date. */
export const isFixed = (item: CalendarItem, { fixed }: ItemActions) => fixed || item.workflowStatus === 'sent'

/** An email of the calendar: drag it, open it, or move it with the keys. */
export function CalendarItemButton({ item, actions }: { item: CalendarItem; actions: ItemActions }) {
  const fixed = isFixed(item, actions)
  const { ref, listeners, isDragging } = useDragged(item, fixed)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = keyAction(event, event.currentTarget, isScheduled(item))
    if (action === null) return
    event.preventDefault()
    if (action.type === 'focus') action.element.focus()
    else if (fixed) return
    else if (action.type === 'move') actions.move(item)
    else if (action.type === 'shift') actions.shift(item, action.days)
    else actions.unschedule(item)
  }
  const button = (
    <button
      type="button"
      ref={ref}
      {...listeners}
      data-outline={item.outlineId}
      data-day={isScheduled(item) ? item.sendTime.slice(0, 10) : ''}
      aria-keyshortcuts={fixed ? undefined : 'M'}
      onKeyDown={onKeyDown}
      onClick={() => actions.open(item)}
      className={classNames(
        'block w-full rounded-md text-left transition-shadow hover:shadow-e2 [-webkit-touch-callout:none]',
        !fixed && 'cursor-grab touch-manipulation select-none active:cursor-grabbing',
        isDragging && 'opacity-40',
      )}
    >
      <ItemFace item={item} country={actions.country} />
    </button>
  )
  if (!isScheduled(item)) return button
  return (
    <Tooltip
      content={
        <span className="grid gap-1">
          <span>{item.subjectLine}</span>
          {item.justification !== null && <span className="font-normal opacity-85">{item.justification}</span>}
        </span>
      }
    >
      {button}
    </Tooltip>
  )
}
