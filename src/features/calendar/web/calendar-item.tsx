import type { KeyboardEvent } from 'react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { threadWords, useOpenThreads } from '#features/outlines/web/widgets/open-threads.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { dayName, dayOf } from '../calendar-days.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { useDragged } from './drag-and-drop.tsx'
import { FullFace } from './full-face.tsx'
import { ItemFace, SUGGESTED } from './item-face.tsx'
import type { EmailAction } from './item-keys.ts'
import { type EmailBrand, sendTimeText } from './email-brand.ts'

export interface ItemActions {
  brandOf: (item: CalendarItem) => EmailBrand
  fixed: boolean
  warnings: ReadonlyMap<string, readonly string[]>
  suggested: ReadonlySet<string>
  open: (item: CalendarItem) => void
  move: (item: CalendarItem) => void
  shift: (item: CalendarItem, days: number) => void
  unschedule: (item: CalendarItem) => void
}

export const isFixed = (item: CalendarItem, { fixed }: Pick<ItemActions, 'fixed'>) =>
  fixed || item.workflowStatus === 'sent'

export function actOn(item: CalendarItem, action: EmailAction, actions: ItemActions): void {
  if (isFixed(item, actions)) return
  if (action.type === 'move') actions.move(item)
  else if (action.type === 'shift') actions.shift(item, action.days)
  else actions.unschedule(item)
}

export function focusNeighbourIn(list: string, email: HTMLElement, step: 1 | -1): void {
  const emails = [...(email.closest(list)?.querySelectorAll<HTMLElement>('[data-outline]') ?? [])]
  emails[emails.indexOf(email) + step]?.focus()
}

interface ItemButtonProps {
  item: CalendarItem
  actions: ItemActions
  /** In a crowded day, in a list that spells the brand out, or with all its facts. */
  look?: 'tight' | 'spelled' | 'full'
  tabIndex?: 0 | -1
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export function CalendarItemButton(props: ItemButtonProps) {
  const { ref, listeners, isDragging } = useDragged(props.item, isFixed(props.item, props.actions))
  return <ItemButton {...props} drag={{ ref, listeners }} isDragging={isDragging} />
}

export function StillItemButton(props: ItemButtonProps) {
  return <ItemButton {...props} drag={null} isDragging={false} />
}

interface DraggableItemProps extends ItemButtonProps {
  drag: { ref: (element: HTMLElement | null) => void; listeners: object } | null
  isDragging: boolean
}

function ItemButton({ item, actions, look, tabIndex = 0, onKeyDown, drag, isDragging }: DraggableItemProps) {
  const fixed = isFixed(item, actions)
  const warnings = actions.warnings.get(item.outlineId) ?? NONE
  const suggested = actions.suggested.has(item.outlineId)
  const threads = useOpenThreads(item.outlineId)
  const button = (
    <button
      type="button"
      {...(drag !== null && { ref: drag.ref, ...drag.listeners })}
      tabIndex={tabIndex}
      data-outline={item.outlineId}
      aria-label={nameOf(
        item,
        actions.brandOf(item),
        [...warnings, ...(threads === null ? [] : [threadWords(threads)])],
        suggested,
      )}
      aria-keyshortcuts={fixed ? undefined : 'M'}
      onClick={() => actions.open(item)}
      onKeyDown={onKeyDown}
      className={classNames(
        '@container block w-full rounded-sm text-left transition-[box-shadow,opacity] hover:shadow-e2 [-webkit-touch-callout:none]',
        !fixed && drag !== null && 'cursor-grab touch-manipulation select-none active:cursor-grabbing',
        isDragging && 'opacity-40',
      )}
    >
      {look === 'full' ? (
        <FullFace item={item} brand={actions.brandOf(item)} warned={warnings.length > 0} />
      ) : (
        <ItemFace
          item={item}
          brand={actions.brandOf(item)}
          warned={warnings.length > 0}
          tight={look === 'tight'}
          spelled={look === 'spelled'}
          suggested={suggested}
        />
      )}
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

function nameOf(item: CalendarItem, brand: EmailBrand, notes: readonly string[], suggested: boolean): string {
  const when = isScheduled(item)
    ? [
        dayName(dayOf(item.sendTime)),
        sendTimeText(item.sendTime, brand),
        ...(item.manualOverride ? ['Manual'] : []),
        ...(suggested ? [SUGGESTED] : []),
      ]
    : ['not scheduled']
  const named = brand.name === null ? [] : [brand.name]
  return [item.campaignTitle, ...named, ...when, STATUS_LABELS[item.workflowStatus], ...notes].join(', ')
}
