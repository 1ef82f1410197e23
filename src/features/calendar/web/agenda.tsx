import { EllipsisVertical } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { paths } from '#web/paths.ts'
import { dayName, dayOf } from '../calendar-days.ts'
import type { PlannedIdea, ShownObservance, Unscheduled } from '../contract.ts'
import type { Schedule } from '../fields.ts'
import { type CalendarItem, isScheduled } from './calendar-changes.ts'
import { type ItemActions, StillItemButton, isFixed } from './calendar-item.tsx'
import { observanceText } from './observance-text.ts'
import { PlannedGhost } from './planned-ghost.tsx'

const SHORT_WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const SHORT_MONTH = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

export interface AgendaProps {
  today: string
  schedules: readonly Schedule[]
  observances: readonly ShownObservance[]
  planned: readonly PlannedIdea[]
  brandId: string
  /** Days outside the shown month are shaded, and their holidays aren't named. */
  isInside: (day: string) => boolean
  empty: ReactNode
  actions: ItemActions
}

export function Agenda(props: AgendaProps) {
  const { today, schedules, observances, planned, brandId, isInside, actions } = props
  const plannedDays = Map.groupBy(planned, ({ date }) => date)
  const byDay = Map.groupBy(schedules, ({ sendTime }) => dayOf(sendTime))
  const named = Map.groupBy(
    observances.filter(({ date }) => isInside(date)),
    ({ date }) => date,
  )
  const days = [...new Set([...byDay.keys(), ...plannedDays.keys(), ...named.keys()])].toSorted()
  return (
    <>
      {byDay.size === 0 && props.empty}
      {days.length > 0 && (
        <div className="sheet divide-y divide-line overflow-hidden">
          {days.map((day) => (
            <AgendaDay
              key={day}
              day={day}
              isToday={day === today}
              inMonth={isInside(day)}
              items={byDay.get(day) ?? []}
              observances={named.get(day) ?? []}
              planned={plannedDays.get(day) ?? []}
              brandId={brandId}
              actions={actions}
            />
          ))}
        </div>
      )}
    </>
  )
}

export function UnscheduledAgenda(props: {
  items: readonly Unscheduled[]
  actions: ItemActions
  scheduleAll: ReactNode
  waiting: ReactNode
}) {
  return (
    <section aria-label="Unscheduled campaigns" className="sheet grid gap-2 p-4">
      <h2 className="flex items-baseline justify-between text-base font-semibold">
        Unscheduled <span className="tnum text-xs font-medium text-fg-3">{props.items.length}</span>
      </h2>
      {props.scheduleAll}
      {props.items.length > 0 && <AgendaList items={props.items} actions={props.actions} />}
      {props.waiting}
    </section>
  )
}

function AgendaDay(props: {
  day: string
  isToday: boolean
  inMonth: boolean
  items: Schedule[]
  observances: ShownObservance[]
  planned: readonly PlannedIdea[]
  brandId: string
  actions: ItemActions
}) {
  const { day, isToday, inMonth, items, observances, planned, brandId, actions } = props
  return (
    <section
      aria-label={dayName(day)}
      data-date={day}
      tabIndex={-1}
      className={classNames('flex gap-3 px-3 py-2', !inMonth && 'bg-outside')}
    >
      <h3 className="w-9 shrink-0 text-center">
        <span aria-hidden className="block text-2xs font-medium text-fg-3 uppercase">
          {inMonth ? SHORT_WEEKDAY.format(at(day)) : SHORT_MONTH.format(at(day))}
        </span>
        <span
          aria-hidden
          className={classNames(
            'tnum mx-auto grid size-8 place-items-center rounded-full text-base font-semibold',
            isToday && 'bg-teal text-on-teal',
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className="sr-only">{isToday ? `${dayName(day)}, today` : dayName(day)}</span>
      </h3>
      <div className="grid min-w-0 flex-1 content-center gap-1.5">
        {observances.length > 0 && (
          <p className="text-xs font-medium text-violet">{observances.map(observanceText).join(' · ')}</p>
        )}
        {items.length > 0 && <AgendaList items={items} actions={actions} />}
        {planned.map((idea) => (
          <PlannedGhost key={idea.ideaId} brandId={brandId} idea={idea} />
        ))}
      </div>
    </section>
  )
}

function AgendaList({ items, actions }: { items: readonly CalendarItem[]; actions: ItemActions }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item.outlineId} className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <StillItemButton item={item} actions={actions} look="spelled" />
          </div>
          <ItemMenu item={item} actions={actions} />
        </li>
      ))}
    </ul>
  )
}

function ItemMenu({ item, actions }: { item: CalendarItem; actions: ItemActions }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-lg" aria-label={`Actions for ${item.campaignTitle}`}>
          <EllipsisVertical aria-hidden />
        </Button>
      }
    >
      {!isFixed(item, actions) && <MenuItem onSelect={() => actions.move(item)}>Move to...</MenuItem>}
      {!isFixed(item, actions) && isScheduled(item) && (
        <MenuItem onSelect={() => actions.unschedule(item)}>Unschedule</MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.emailOutlines} search={{ id: item.outlineId }}>
          View Full Outline
        </Link>
      </MenuItem>
    </DropdownMenu>
  )
}
