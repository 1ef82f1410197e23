import * as Popover from 'radix-ui/popover'
import { type KeyboardEvent, useRef, useState } from 'react'
import { dayName } from '../calendar-days.ts'
import { dayAfter } from '#shared/calendar-dates.ts'
import type { Schedule } from '../fields.ts'
import { type ItemActions, StillItemButton, actOn, focusNeighbourIn, isFixed } from './calendar-item.tsx'
import { keyAction } from './item-keys.ts'

export function MoreItems(props: {
  day: string
  schedules: readonly Schedule[]
  hidden: number
  actions: ItemActions
  tabIndex: 0 | -1
}) {
  const { day, schedules, hidden, actions } = props
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const isLeaving = useRef(false)
  const leave = (act: () => void) => {
    // A dialog returns the focus to the element that had it. The list will be gone, so the trigger takes it.
    trigger.current?.focus()
    isLeaving.current = true
    setOpen(false)
    act()
  }
  const leaving: ItemActions = { ...actions, open: (item) => leave(() => actions.open(item)) }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: Schedule) => {
    const action = keyAction(event, { on: 'email', day: null, scheduled: true }, dayAfter)
    if (action?.type === 'neighbour') {
      focusNeighbourIn('[role="dialog"]', event.currentTarget, action.step)
    } else if (action?.type === 'move' || action?.type === 'shift' || action?.type === 'unschedule') {
      if (!isFixed(item, actions)) leave(() => actOn(item, action, actions))
    } else return
    event.preventDefault()
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        data-more=""
        tabIndex={props.tabIndex}
        aria-label={`${hidden} more on ${dayName(day)}`}
        className="relative h-5 rounded-sm px-1.5 text-left text-2xs whitespace-nowrap pointer-coarse:min-h-6 font-medium text-fg-2 hover:bg-surface-3 hover:text-fg"
      >
        +{hidden} more
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={dayName(day)}
          // Focusing the first email would open its tooltip over the list.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            if (isLeaving.current) event.preventDefault()
            isLeaving.current = false
          }}
          // The grid behind must not handle these keys.
          onKeyDown={(event) => event.stopPropagation()}
          className="layer z-40 grid max-h-80 w-64 gap-1.5 overflow-y-auto rounded-xl bg-surface p-3 text-fg shadow-[0_0_0_1px_var(--line-2),var(--e3)]"
        >
          <h3 className="text-sm font-semibold">{dayName(day)}</h3>
          {schedules.map((item) => (
            <StillItemButton
              key={item.outlineId}
              item={item}
              actions={leaving}
              look="spelled"
              onKeyDown={(event) => onKeyDown(event, item)}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
