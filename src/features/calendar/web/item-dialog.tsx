import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { STATUS_LABELS } from '#features/outlines/contract.ts'
import { monthIsOver } from '#shared/calendar-dates.ts'
import { timeZoneText } from '#shared/time-zones.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { paths } from '#web/paths.ts'
import { DEFAULT_SEND_TIME } from '../contract.ts'
import { type CalendarItem, isScheduled, wallTime } from './calendar-changes.ts'
import type { EmailBrand } from './email-brand.ts'
import { clockOf, clockText, dayName, dayOf, isInPastMonth, monthOfDay } from '../calendar-days.ts'

export interface ItemDialogProps {
  item: CalendarItem
  moving: boolean
  fixed: boolean
  warnings: readonly string[]
  brand: EmailBrand
  timeZone: string
  today: string
  firstDay: string
  onSave: (time: string) => void
  onUnschedule: () => void
  onOpenBrand?: () => void
  onClose: () => void
}

export function ItemDialog(props: ItemDialogProps) {
  const { item, moving, fixed } = props
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={moving ? 'Move to...' : item.campaignTitle}
      {...(moving && { description: item.campaignTitle })}
      footer={
        <>
          <Button asChild variant="ghost" size="touch">
            <Link to={paths.emailOutlines} search={{ id: item.outlineId }}>
              View Full Outline
            </Link>
          </Button>
          {!fixed && isScheduled(item) && (
            <Button variant="secondary" size="touch" onClick={props.onUnschedule}>
              Unschedule
            </Button>
          )}
          {!fixed && (
            <Button type="submit" form={formId} size="touch">
              {isScheduled(item) ? 'Save' : 'Schedule'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {props.brand.name !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="flex min-w-0 items-center gap-2 font-medium">
              <Avatar name={props.brand.name} size="xs" />
              <span className="wrap-anywhere">{props.brand.name}</span>
            </span>
            {props.onOpenBrand !== undefined && (
              <Button variant="link" size="touch-sm" onClick={props.onOpenBrand}>
                {`Open ${props.brand.name} calendar`}
              </Button>
            )}
          </p>
        )}
        {props.warnings.length > 0 && <Warnings sentences={props.warnings} />}
        {!moving && <ItemFacts item={item} />}
        {fixed && isScheduled(item) && (
          <dl>
            <Fact label="Send time">{`${dayName(dayOf(item.sendTime))}, ${clockText(item.sendTime, props.brand.country)}, ${timeZoneText(props.timeZone)}`}</Fact>
          </dl>
        )}
        {!fixed && <TimeForm id={formId} {...props} />}
      </div>
    </Dialog>
  )
}

function ItemFacts({ item }: { item: CalendarItem }) {
  const manual = isScheduled(item) && item.manualOverride
  return (
    <dl className="grid gap-4">
      <Fact label="Subject line">{item.subjectLine || 'None'}</Fact>
      <Fact label="Template">{item.template}</Fact>
      <Fact label="Status">{STATUS_LABELS[item.workflowStatus]}</Fact>
      {isScheduled(item) && (
        <>
          <Fact label="Scheduling">{manual ? 'Manually Scheduled' : 'AI Scheduled'}</Fact>
          {manual ? (
            <Fact label="Notes">{item.notes ?? 'No notes'}</Fact>
          ) : (
            item.justification !== null && <Fact label="AI Scheduling Rationale">{item.justification}</Fact>
          )}
        </>
      )}
    </dl>
  )
}

function Warnings({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className="grid gap-1 rounded-md bg-warn-soft px-3 py-2.5 text-sm">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          <span className="wrap-anywhere">{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-medium text-fg-3">{label}</dt>
      <dd className="mt-0.5 text-base wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

const EARLIEST = '2000-01-01'

function TimeForm({ id, item, timeZone, today, firstDay, onSave }: ItemDialogProps & { id: string }) {
  const [day, setDay] = useState(isScheduled(item) ? dayOf(item.sendTime) : firstDay)
  const [clock, setClock] = useState(isScheduled(item) ? clockOf(item.sendTime) : DEFAULT_SEND_TIME)
  const time = `${day}T${clock}`
  const isOver = day >= EARLIEST && isInPastMonth(day, today) && time !== wallTime(item)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOver) onSave(time)
  }
  return (
    <form id={id} onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label="Date" required error={isOver ? monthIsOver(monthOfDay(day)) : undefined}>
        <Input
          type="date"
          required
          min={EARLIEST}
          max="2099-12-31"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
      <Field label="Time" required hint={`In ${timeZoneText(timeZone)}`}>
        <Input type="time" required value={clock} onChange={(event) => setClock(event.target.value)} />
      </Field>
    </form>
  )
}
