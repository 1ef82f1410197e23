import type { KeyboardEvent } from 'react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import type { Country } from '#shared/brand-brief.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { clockText, dayName, dayOf } from '../calendar-days.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { useDragged } from './drag-and-drop.tsx'
import { ItemFace, SUGGESTED } from './item-face.tsx'
import type { EmailAction } from './item-keys.ts'

export interface ItemActions {
  country: Country
  /** Nothing can be moved: the role, or a suspended workspace. */
  fixed: boolean
  /** The sentences about an email's place, by the id of its outline. */
  warnings: ReadonlyMap<string, readonly string[]>
  /** Outlines that AI Schedule All has just placed, and nobody has kept or moved yet. */
  suggested: ReadonlySet<string>
  open: (item: CalendarItem) => void
  move: (item: CalendarItem) => void
  shift: (item: CalendarItem, days: number) => void
  unschedule: (item: CalendarItem) => void
}

/** What was sent keeps its date. */
export const isFixed = (item: CalendarItem, { fixed }: Pick<ItemActions, 'fixed'>) =>
  fixed || item.workflowStatus === 'sent'

/** Does with an email what a key asked for, unless it may not be moved. */
export function actOn(item: CalendarItem, action: EmailAction, actions: ItemActions): void {
  if (isFixed(item, actions)) return
  if (action.type === 'move') actions.move(item)
  else if (action.type === 'shift') actions.shift(item, action.days)
  else actions.unschedule(item)
}

/** Goes to the email before or after this one in a list of them. */
export function focusNeighbourIn(list: string, email: HTMLElement, step: 1 | -1): void {
  const emails = [...(email.closest(list)?.querySelectorAll<HTMLElement>('[data-outline]') ?? [])]
  emails[emails.indexOf(email) + step]?.focus()
}

interface ItemButtonProps {
  item: CalendarItem
  actions: ItemActions
  tight?: boolean
  /** Whether Tab stops here. */
  tabIndex?: 0 | -1
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

/** An email of the calendar: drag it, open it, or move it with the keys. */
export function CalendarItemButton(props: ItemButtonProps) {
  const { ref, listeners, isDragging } = useDragged(props.item, isFixed(props.item, props.actions))
  return <ItemButton {...props} drag={{ ref, listeners }} isDragging={isDragging} />
}

/** The same where there is no place to drag it to. */
export function StillItemButton(props: ItemButtonProps) {
  return <ItemButton {...props} drag={null} isDragging={false} />
}

interface DraggableItemProps extends ItemButtonProps {
  drag: { ref: (element: HTMLElement | null) => void; listeners: object } | null
  isDragging: boolean
}

function ItemButton({ item, actions, tight = false, tabIndex = 0, onKeyDown, drag, isDragging }: DraggableItemProps) {
  const fixed = isFixed(item, actions)
  const warnings = actions.warnings.get(item.outlineId) ?? NONE
  const suggested = actions.suggested.has(item.outlineId)
  const button = (
    <button
      type="button"
      {...(drag !== null && { ref: drag.ref, ...drag.listeners })}
      tabIndex={tabIndex}
      data-outline={item.outlineId}
      aria-label={nameOf(item, actions.country, warnings, suggested)}
      aria-keyshortcuts={fixed ? undefined : 'M'}
      onClick={() => actions.open(item)}
      onKeyDown={onKeyDown}
      className={classNames(
        '@container block w-full rounded-sm text-left transition-[box-shadow,opacity] hover:shadow-e2 [-webkit-touch-callout:none]',
        !fixed && drag !== null && 'cursor-grab touch-manipulation select-none active:cursor-grabbing',
        isDragging && 'opacity-40',
      )}
    >
      <ItemFace
        item={item}
        country={actions.country}
        warned={warnings.length > 0}
        tight={tight}
        suggested={suggested}
      />
    </button>
  )
  if (!isScheduled(item)) return button
  return (
    <Tooltip
      content={
        <span className="grid gap-1">
          <span>{item.subjectLine}</span>
          {item.justification !== null && <span className="font-normal opacity-85">{item.justification}</span>}
          {warnings.map((sentence) => (
            <span key={sentence} className="font-normal">
              {sentence}
            </span>
          ))}
        </span>
      }
    >
      {button}
    </Tooltip>
  )
}

const NONE: readonly string[] = []

/** Everything the chip shows by place, colour and sign, in words. */
function nameOf(item: CalendarItem, country: Country, warnings: readonly string[], suggested: boolean): string {
  const place = isScheduled(item)
    ? [
        dayName(dayOf(item.sendTime)),
        clockText(item.sendTime, country),
        ...(item.manualOverride ? ['Manual'] : []),
        ...(suggested ? [SUGGESTED] : []),
      ]
    : ['not scheduled']
  return [item.campaignTitle, ...place, STATUS_LABELS[item.workflowStatus], ...warnings].join(', ')
}
