import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { ThreadBubble } from '#features/outlines/web/widgets/open-threads.tsx'
import { dayAfter } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { dayName, dayOf } from '../../calendar-days.ts'
import type { ShownObservance } from '../../contract.ts'
import type { RangeItem } from '../../range-contract.ts'
import { type ItemActions, actOn, focusNeighbourIn } from '../calendar-item.tsx'
import { sendTimeText } from '../email-brand.ts'
import { keyAction } from '../item-keys.ts'
import { observanceText } from '../observance-text.ts'
import { STATUS_LOOKS } from '../status-look.ts'

export interface RangeListProps {
  items: readonly RangeItem[]
  observances: readonly ShownObservance[]
  ofSeveralBrands: boolean
  actions: ItemActions
}

/** Words stay whole, so that a narrow table wraps between them. */
const CELL = 'px-2 py-2 align-top wrap-break-word lg:px-3'
const HEAD = 'px-2 py-2 font-medium lg:px-3'
const SHORT_DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export function RangeList({ items, observances, ofSeveralBrands, actions }: RangeListProps) {
  const [newestFirst, setNewestFirst] = useState(false)
  const days = [...Map.groupBy(items, ({ sendTime }) => dayOf(sendTime))]
  const shown = newestFirst ? days.toReversed() : days
  const columns = ofSeveralBrands ? 7 : 6
  return (
    <div className="sheet overflow-x-auto">
      <table aria-label="Emails" className="w-full text-sm">
        <thead className="border-b border-line bg-surface-2 text-left text-xs text-fg-3">
          <tr>
            <th
              scope="col"
              aria-sort={newestFirst ? 'descending' : 'ascending'}
              className="px-1 py-1 font-medium whitespace-nowrap"
            >
              <Button variant="ghost" size="touch-sm" onClick={() => setNewestFirst(!newestFirst)}>
                Date
                {newestFirst ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
              </Button>
            </th>
            <th scope="col" className={HEAD}>
              Time
            </th>
            {ofSeveralBrands && (
              <th scope="col" className={HEAD}>
                Brand
              </th>
            )}
            {['Email', 'Campaign type', 'Status', 'Assigned to'].map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(([day, emails]) => (
          <tbody key={day} className="divide-y divide-line border-b border-line last:border-b-0">
            <tr className="bg-surface-2">
              <th scope="rowgroup" colSpan={columns} className="px-3 py-1.5 text-left text-xs font-semibold">
                {dayName(day)}
                {observances
                  .filter(({ date }) => date === day)
                  .map((observance) => (
                    <span key={observance.id} className="font-medium text-violet">
                      {' · '}
                      {observanceText(observance)}
                    </span>
                  ))}
              </th>
            </tr>
            {emails.map((item) => (
              <EmailRow key={item.outlineId} item={item} actions={actions} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function EmailRow({ item, actions }: { item: RangeItem; actions: ItemActions }) {
  const brand = actions.brandOf(item)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const action = keyAction(event, { on: 'email', day: null, scheduled: true }, dayAfter)
    if (action?.type === 'neighbour') focusNeighbourIn('table', event.currentTarget, action.step)
    else if (action?.type === 'move' || action?.type === 'shift' || action?.type === 'unschedule') {
      actOn(item, action, actions)
    } else return
    event.preventDefault()
  }
  return (
    <tr>
      <td className={`${CELL} tnum whitespace-nowrap text-fg-2`}>
        {SHORT_DAY.format(new Date(`${dayOf(item.sendTime)}T00:00:00Z`))}
      </td>
      <td className={`${CELL} tnum text-fg-2`}>{sendTimeText(item.sendTime, brand)}</td>
      {brand.name !== null && (
        <td className={CELL}>
          <span className="flex items-start gap-2">
            <Avatar name={brand.name} size="xs" className="max-lg:hidden" />
            {brand.name}
          </span>
        </td>
      )}
      <td className={`${CELL} min-w-32`}>
        <button
          type="button"
          data-outline={item.outlineId}
          aria-keyshortcuts={actions.fixed ? undefined : 'M'}
          onClick={() => actions.open(item)}
          onKeyDown={onKeyDown}
          className="rounded-xs text-left font-medium wrap-anywhere underline-offset-2 hover:underline"
        >
          {item.campaignTitle}
        </button>{' '}
        <ThreadBubble outlineId={item.outlineId} />
      </td>
      <td className={`${CELL} text-fg-2`}>{item.template}</td>
      <td className={CELL}>
        <span className="flex items-baseline gap-2">
          <span aria-hidden className={`size-2.5 shrink-0 rounded-xs ${STATUS_LOOKS[item.workflowStatus].strip}`} />
          {STATUS_LABELS[item.workflowStatus]}
        </span>
      </td>
      <td className={`${CELL} text-fg-2`}>{item.assignedToName ?? 'Unassigned'}</td>
    </tr>
  )
}
