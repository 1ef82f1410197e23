import { CalendarDays, CalendarX, CircleHelp, Ellipsis, PenLine, Replace, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Subtopic } from '../../../contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/kit/dropdown-menu.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { useAskedRow, useIdeaActivity, useIdeaBoard } from '../idea-board.ts'
import { IdeaBox } from '../idea-row.tsx'
import { isNew } from '../idea-selection.ts'
import { IdeaStatus } from '../idea-status.tsx'
import { countOf } from '../idea-wording.ts'
import { ROLE_NAMES, type PlanEmail, evidenceInWords } from './plan-words.ts'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const dayOfMonth = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export interface PlanRowProps {
  email: PlanEmail
  idea: Subtopic
  maySwap: boolean
  onMove: () => void
  onSwap: () => void
  onDrop: () => void
}

export function PlanRow({ email, idea, maySwap, onMove, onSwap, onDrop }: PlanRowProps) {
  const { editable, language, selectable } = useIdeaBoard()
  const { isAsked, row } = useAskedRow(idea.id)
  const activity = useIdeaActivity(idea.id)
  const titleId = useId()
  const boxId = useId()
  const busy = isNew(idea) && activity !== undefined
  const mayChoose = selectable(idea) && !busy
  const evidence = evidenceInWords(email)
  return (
    <li
      ref={row}
      data-idea={idea.id}
      {...(isAsked && { tabIndex: -1, 'aria-labelledby': titleId })}
      className={classNames(
        'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line px-3 py-4 has-data-[state=checked]:bg-teal-soft/60 md:gap-x-4 md:px-4',
        isAsked && 'bg-teal-soft/60',
      )}
    >
      {editable && <IdeaBox idea={idea} id={boxId} titleId={titleId} disabled={!mayChoose} />}
      <time
        dateTime={email.date}
        className="col-start-2 flex items-baseline gap-1.5 leading-tight @2xl:grid @2xl:w-14 @2xl:text-center"
      >
        <span className="text-xs text-fg-3">{weekday.format(Date.parse(email.date))}</span>
        <span className="tnum text-base font-semibold">{dayOfMonth.format(Date.parse(email.date))}</span>
      </time>
      <div className="col-span-full grid min-w-0 gap-1.5 @2xl:col-span-1 @2xl:col-start-3 @2xl:row-start-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <label
            {...(editable && mayChoose && { htmlFor: boxId })}
            id={titleId}
            dir="auto"
            lang={language}
            className="text-base font-semibold wrap-anywhere"
          >
            {idea.title}
          </label>
          {email.role !== null && <Badge variant="secondary">{ROLE_NAMES[email.role]}</Badge>}
        </div>
        {idea.description !== '' && (
          <p dir="auto" lang={language} className="max-w-[68ch] text-sm whitespace-pre-line wrap-anywhere text-fg-2">
            {idea.description}
          </p>
        )}
        {email.reason !== null && (
          <p className="max-w-[68ch] text-sm wrap-anywhere text-fg-3">
            <span className="font-medium text-fg-2">Why </span>
            <span dir="auto" lang={language}>
              {email.reason}
            </span>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-3">
          {evidence !== null && <span className="wrap-anywhere">{evidence}</span>}
          {email.isOnRestDay && (
            <span className="inline-flex items-center gap-1.5 font-medium text-warn">
              <TriangleAlert aria-hidden className="size-3.5" />
              You don't send on this day
            </span>
          )}
        </div>
        {email.confirm.length > 0 && <ToConfirm lines={email.confirm} language={language} />}
      </div>
      <span className="col-start-4 row-start-1 -mt-1 flex items-center gap-2 @2xl:items-start">
        <IdeaStatus idea={idea} activity={activity} />
        {editable && (
          <PlanMenu idea={idea} busy={busy} maySwap={maySwap} onMove={onMove} onSwap={onSwap} onDrop={onDrop} />
        )}
      </span>
    </li>
  )
}

function ToConfirm({ lines, language }: { lines: PlanEmail['confirm']; language: string }) {
  return (
    <details className="text-sm">
      <Touchable>
        <summary className="inline-flex cursor-pointer items-center gap-1.5 rounded-xs text-xs font-medium text-fg-2">
          <CircleHelp aria-hidden className="size-3.5" />
          {`${countOf(lines.length, 'fact')} to confirm`}
        </summary>
      </Touchable>
      <ul className="mt-1.5 grid gap-2 border-l-2 border-line pl-3">
        {lines.map(({ line, question }) => (
          <li key={line} className="grid gap-0.5">
            <span dir="auto" lang={language} className="wrap-anywhere text-fg-2">
              {`“${line}”`}
            </span>
            <span dir="auto" lang={language} className="wrap-anywhere text-fg-3">
              {question}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function PlanMenu(props: Pick<PlanRowProps, 'idea' | 'maySwap' | 'onMove' | 'onSwap' | 'onDrop'> & { busy: boolean }) {
  const { idea, busy } = props
  const { writeOutline, writeRefusal } = useIdeaBoard()
  const reason = busy ? "We're writing this outline" : writeRefusal
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="touch-icon-sm"
          data-idea-menu=""
          aria-label={`Actions for planned email ${idea.title}`}
          className="text-fg-3"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {idea.status === 'NEW' && (
        <MenuItem
          icon={<PenLine aria-hidden />}
          disabled={reason !== undefined}
          reason={reason}
          onSelect={() => writeOutline(idea)}
        >
          Generate outline
        </MenuItem>
      )}
      <MenuItem icon={<CalendarDays aria-hidden />} onSelect={props.onMove}>
        Move to another day
      </MenuItem>
      {props.maySwap && (
        <MenuItem icon={<Replace aria-hidden />} disabled={busy} onSelect={props.onSwap}>
          Swap for another idea
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<CalendarX aria-hidden />} onSelect={props.onDrop}>
        Drop from the plan
      </MenuItem>
    </DropdownMenu>
  )
}
