import { CircleCheck, CircleDashed, Eye, FileText } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { MiniEmail } from '../mini-email.tsx'

const note = 'absolute grid size-22 place-items-center rounded-sm p-2 text-center text-xs font-medium shadow-e2'

export function StickyNotes() {
  return (
    <>
      <span className={classNames(note, 'top-4 left-0 -rotate-6 bg-warn-soft text-warn')}>A sale? Again?</span>
      <span className={classNames(note, 'top-0 left-20 rotate-3 bg-violet-soft text-violet')}>
        Something with spring
      </span>
      <span className={classNames(note, 'top-7 left-40 -rotate-2 bg-bad-soft text-bad')}>Newsletter ???</span>
    </>
  )
}

export function Week() {
  const days = [
    { name: 'Mon', kind: null },
    { name: 'Tue', kind: 'product' },
    { name: 'Wed', kind: null },
    { name: 'Thu', kind: 'hills' },
    { name: 'Fri', kind: null },
  ] as const
  return (
    <div className="grid h-full grid-cols-5 overflow-hidden rounded-lg shadow-[0_0_0_1px_var(--line)]">
      {days.map((day) => (
        <div key={day.name} className="border-r border-line p-1.5 last:border-r-0">
          <span className="text-2xs text-fg-3">{day.name}</span>
          {day.kind !== null && (
            <div className="mt-2">
              <MiniEmail kind={day.kind} />
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

export function Files() {
  const files = ['november-v2.docx', 'november-v2-final.docx', 'november-FINAL-use-this.docx']
  const places = ['top-0 left-0', 'top-10 left-5', 'top-20 left-10']
  return files.map((file, index) => (
    <span
      key={file}
      className={classNames(
        'absolute flex items-center gap-2 rounded-md bg-surface px-3 py-2 text-xs text-fg-2 shadow-[0_0_0_1px_var(--line),var(--e2)]',
        places[index],
      )}
    >
      <FileText className="size-4 text-fg-3" />
      {file}
    </span>
  ))
}

export function Outline() {
  const rows = [
    { name: 'Hero', width: 'w-4/5', colour: 'bg-chart-1' },
    { name: 'Story', width: 'w-3/5', colour: 'bg-chart-2' },
    { name: 'Product', width: 'w-2/3', colour: 'bg-chart-3' },
    { name: 'Button', width: 'w-2/5', colour: 'bg-teal' },
  ]
  return (
    <div className="grid h-full content-between">
      {rows.map((row) => (
        <div key={row.name} className="flex items-center gap-3 rounded-md px-2 py-1 shadow-[0_0_0_1px_var(--line)]">
          <span className={classNames('h-5 w-7 rounded-xs', row.colour)} />
          <span className="w-14 text-xs font-medium">{row.name}</span>
          <span className="flex-1">
            <span className={classNames('block h-1.5 rounded-full bg-surface-3', row.width)} />
          </span>
          <CircleCheck className="size-3.5 text-ok" />
        </div>
      ))}
    </div>
  )
}

export function Chat() {
  const bubble = 'absolute rounded-2xl px-3.5 py-2 text-xs shadow-e1'
  return (
    <>
      <span className={classNames(bubble, 'top-0 left-0 rounded-bl-xs bg-surface text-fg-2')}>Is this approved?</span>
      <span className={classNames(bubble, 'top-11 right-2 rounded-br-xs bg-surface-3 text-fg-2')}>Which version?</span>
      <span className={classNames(bubble, 'top-22 left-6 rounded-bl-xs bg-surface text-fg-2')}>
        I thought you had it
      </span>
    </>
  )
}

export function ApprovalChain() {
  const rows = [
    { title: 'First snow', state: 'Approved', tone: 'bg-ok-soft text-ok', Icon: CircleCheck, who: 'MK' },
    { title: 'Gift guide', state: 'Ready for Review', tone: 'bg-bad-soft text-bad', Icon: Eye, who: 'TO' },
    { title: 'Coat care', state: 'Draft', tone: 'bg-surface-3 text-fg-2', Icon: CircleDashed, who: 'MK' },
  ]
  return (
    <div className="grid h-full content-between">
      {rows.map(({ title, state, tone, Icon, who }) => (
        <div
          key={title}
          className="flex items-center gap-2.5 rounded-md px-2.5 py-2 text-xs shadow-[0_0_0_1px_var(--line)]"
        >
          <span className="grid size-5.5 place-items-center rounded-full bg-navy text-[0.5625rem] font-semibold text-on-navy dark:bg-surface-3">
            {who}
          </span>
          <span className="flex-1 font-medium">{title}</span>
          <span className={classNames('flex items-center gap-1 rounded-full px-2 py-0.5 text-2xs font-medium', tone)}>
            <Icon className="size-3" />
            {state}
          </span>
        </div>
      ))}
    </div>
  )
}
