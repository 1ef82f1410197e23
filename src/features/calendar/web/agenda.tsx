import { Button } from '#web/kit/button.tsx'
import type { Schedule, Unscheduled } from '../contract.ts'
import type { CalendarItem } from './calendar-changes.ts'
import { dayName, dayOf } from './calendar-days.ts'
import { CalendarItemButton, type ItemActions, isFixed } from './calendar-item.tsx'

/** The calendar on a phone: a list by day, and a button beside every email that asks where to move it. */
export function Agenda(props: { schedules: Schedule[]; unscheduled: Unscheduled[]; actions: ItemActions }) {
  const { schedules, unscheduled, actions } = props
  const byDay = [...Map.groupBy(schedules, ({ sendTime }) => dayOf(sendTime))]
  return (
    <div className="grid gap-5">
      <section aria-label="Unscheduled campaigns" className="sheet grid gap-3 p-4">
        <h2 className="text-base font-semibold">Unscheduled</h2>
        {unscheduled.length === 0 ? (
          <p className="text-sm text-fg-3">All campaigns are scheduled</p>
        ) : (
          <AgendaList items={unscheduled} actions={actions} />
        )}
      </section>
      {byDay.length === 0 && <p className="px-1 text-sm text-fg-3">Nothing is scheduled in these weeks yet.</p>}
      {byDay.map(([day, items]) => (
        <section key={day} aria-label={dayName(day)} className="sheet grid gap-3 p-4">
          <h2 className="text-base font-semibold">{dayName(day)}</h2>
          <AgendaList items={items} actions={actions} />
        </section>
      ))}
    </div>
  )
}

function AgendaList({ items, actions }: { items: CalendarItem[]; actions: ItemActions }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.outlineId} className="flex items-center gap-2">
          <div className="min-w-0 flex-1">
            <CalendarItemButton item={item} actions={actions} />
          </div>
          {!isFixed(item, actions) && (
            <Button
              variant="secondary"
              className="h-(--touch)"
              aria-label={`Move ${item.campaignTitle} to...`}
              onClick={() => actions.move(item)}
            >
              Move to...
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
