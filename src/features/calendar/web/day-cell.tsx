import { Plus } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { dayName } from '../calendar-days.ts'
import { DEFAULT_SEND_TIME, type PlannedIdea, type ShownObservance } from '../contract.ts'
import { type Schedule } from '../fields.ts'
import { isScheduled } from './calendar-changes.ts'
import { CalendarItemButton, type ItemActions } from './calendar-item.tsx'
import { useDropTarget } from './drag-and-drop.tsx'
import { MoreItems } from './more-items.tsx'
import { observanceText } from './observance-text.ts'
import { PlannedGhost } from './planned-ghost.tsx'
import { sendTimeText } from './email-brand.ts'

const ITEMS_SHOWN = 3
const ITEMS_OF_SEVERAL_BRANDS = 4
const COUNTED_FROM = 5
const TIGHT_FROM = 3
const TIGHT_FROM_OF_SEVERAL_BRANDS = 2

export interface DayCellProps {
  day: string
  inMonth: boolean
  isToday: boolean
  isPast: boolean
  isActive: boolean
  schedules: readonly Schedule[]
  observances: readonly ShownObservance[]
  planned: readonly PlannedIdea[]
  brandId: string
  actions: ItemActions
  ofSeveralBrands: boolean
  onFill: ((day: string) => void) | null
}

export function DayCell({
  day,
  inMonth,
  isToday,
  isPast,
  isActive,
  schedules,
  observances,
  planned,
  brandId,
  actions,
  ofSeveralBrands,
  onFill,
}: DayCellProps) {
  const { ref, isOver, dragged } = useDropTarget(day)
  const most = ofSeveralBrands ? ITEMS_OF_SEVERAL_BRANDS : ITEMS_SHOWN
  const shown = schedules.slice(0, most)
  const hidden = schedules.slice(most)
  const tight = schedules.length >= (ofSeveralBrands ? TIGHT_FROM_OF_SEVERAL_BRANDS : TIGHT_FROM)
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      ref={ref}
      role="gridcell"
      tabIndex={tabIndex}
      aria-label={dayLabel(day, isToday, schedules.length, planned.length, observances)}
      aria-current={isToday ? 'date' : undefined}
      data-date={day}
      data-over={isOver || undefined}
      className={classNames(
        '@container/day relative grid min-h-26 min-w-0 content-start gap-1 border-r border-b border-line p-1',
        'focus-visible:z-1 focus-visible:outline-offset-[-2px]',
        !inMonth && 'bg-outside',
        'data-over:bg-teal-soft data-over:shadow-[inset_0_0_0_2px_var(--teal)]',
      )}
    >
      {onFill !== null && (
        // Pointer only. With the keyboard, Enter on the day does the same.
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onFill(day)}
          className="absolute inset-0 grid justify-items-end p-1.5 text-fg-3 opacity-0 hover:opacity-100"
        >
          <Plus aria-hidden className="size-3.5" />
        </button>
      )}
      <div className="pointer-events-none relative flex min-h-6 min-w-0 items-start gap-x-1 @max-[6rem]/day:flex-wrap">
        <span
          className={classNames(
            'tnum grid size-6 shrink-0 place-items-center rounded-full text-xs font-medium',
            isToday ? 'bg-teal text-on-teal' : inMonth && !isPast ? 'text-fg' : 'text-fg-3',
          )}
        >
          {Number(day.slice(8))}
        </span>
        {observances.length > 0 && <Observances observances={observances} emails={schedules.length} />}
        {ofSeveralBrands && schedules.length >= COUNTED_FROM && (
          <span className="tnum ml-auto pt-1 text-2xs font-medium whitespace-nowrap text-fg-2">
            {schedules.length} emails
          </span>
        )}
      </div>
      {shown.map((item) => (
        <CalendarItemButton
          key={item.outlineId}
          item={item}
          actions={actions}
          {...(tight && { look: 'tight' })}
          tabIndex={tabIndex}
        />
      ))}
      {hidden.length > 0 && (
        <MoreItems day={day} schedules={schedules} hidden={hidden.length} actions={actions} tabIndex={tabIndex} />
      )}
      {planned.map((idea) => (
        <PlannedGhost key={idea.ideaId} brandId={brandId} idea={idea} tabIndex={tabIndex} />
      ))}
      {isOver && dragged !== null && (
        <span
          aria-hidden
          className="tnum pointer-events-none absolute inset-x-1 bottom-1 rounded-sm border border-dashed border-teal bg-surface px-1.5 py-0.5 text-2xs font-medium text-teal-ink"
        >
          {sendTimeText(
            isScheduled(dragged) ? dragged.sendTime : `${day}T${DEFAULT_SEND_TIME}`,
            actions.brandOf(dragged),
          )}
        </span>
      )}
    </div>
  )
}

export function Observances({ observances, emails }: { observances: readonly ShownObservance[]; emails: number }) {
  const sensitive = observances.every(({ kind }) => kind === 'sensitive')
  return (
    <Tooltip content={observances.map(observanceText).join(' · ')}>
      <span
        className={classNames(
          'pointer-events-auto min-w-0 text-2xs leading-3.5 font-medium @max-[6rem]/day:basis-full',
          emails === 0 ? 'line-clamp-4' : emails === 1 ? 'line-clamp-3' : 'line-clamp-2',
          '@min-[6rem]/day:pt-[0.3125rem]',
          sensitive ? 'text-fg-3' : 'text-violet',
        )}
      >
        {observances.map(({ name }) => name).join(' · ')}
      </span>
    </Tooltip>
  )
}

export function dayLabel(
  day: string,
  isToday: boolean,
  count: number,
  planned: number,
  observances: readonly ShownObservance[],
): string {
  return [
    dayName(day),
    ...(isToday ? ['today'] : []),
    count === 0 ? 'no emails' : count === 1 ? '1 email' : `${count} emails`,
    ...(planned === 0 ? [] : [`${planned} planned`]),
    ...observances.map(observanceText),
  ].join(', ')
}
