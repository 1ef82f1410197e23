import { Check, ChevronDown, ChevronRight, Download } from 'lucide-react'
import { classNames } from '#web/kit/class-names.ts'
import { MiniEmail } from '../mini-email.tsx'

export function PlanPicture() {
  const ideas = [
    'First snow checklist',
    'How to layer a short coat',
    'Paw care for salted roads',
    'Winter hours on the trail',
  ]
  return (
    <div className="grid gap-0.5 p-4 text-xs">
      <p className="flex items-center gap-2 pb-2 text-base font-semibold">
        <ChevronDown className="size-4 text-fg-3" />
        Ready for winter
        <span className="ml-auto rounded-full bg-teal-soft px-2 py-0.5 text-2xs font-medium text-teal-ink">
          10 ideas
        </span>
      </p>
      {ideas.map((idea, index) => (
        <p key={idea} className="flex items-center gap-2.5 border-t border-line py-2.5 pl-6">
          <span
            className={classNames(
              'grid size-4 place-items-center rounded-[4px]',
              index < 3 ? 'bg-teal text-on-teal' : 'shadow-[inset_0_0_0_1.5px_var(--line-control)]',
            )}
          >
            {index < 3 && <Check strokeWidth={3.5} className="size-3" />}
          </span>
          {idea}
        </p>
      ))}
      <p className="flex items-center gap-2 border-t border-line pt-3 text-base font-semibold text-fg-2">
        <ChevronRight className="size-4 text-fg-3" />
        Field-tested stories
      </p>
    </div>
  )
}

export function CreatePicture() {
  const parts = [
    { name: 'Subject line', width: 'w-full' },
    { name: 'Hero', width: 'w-4/5' },
    { name: 'Checklist', width: 'w-11/12' },
    { name: 'Call to action', width: 'w-1/2' },
  ]
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 p-4">
      <div className="grid content-start gap-2">
        <MiniEmail kind="hills" />
        <MiniEmail kind="steps" />
        <MiniEmail kind="product" />
      </div>
      <div className="grid content-start gap-3.5">
        {parts.map((part) => (
          <div key={part.name}>
            <p className="text-xs font-medium">{part.name}</p>
            <span className={classNames('mt-1.5 block h-1.5 rounded-full bg-surface-3', part.width)} />
            <span className="mt-1.5 block h-1.5 w-3/5 rounded-full bg-surface-3" />
          </div>
        ))}
      </div>
    </div>
  )
}

export function ManagePicture() {
  const rows = [
    { title: 'First snow checklist', state: 'Approved', dot: 'bg-ok' },
    { title: 'Gift guide for hikers', state: 'Ready for Review', dot: 'bg-bad' },
    { title: 'Ridge Harness, fitted', state: 'In Design', dot: 'bg-chart-1' },
    { title: 'Cyber Monday', state: 'Draft', dot: 'bg-fg-3' },
  ]
  return (
    <div className="p-4 text-xs">
      <p className="flex items-center justify-between pb-3 text-base font-semibold">
        November 2026
        <span className="flex items-center gap-1.5 rounded-md px-2 py-1 text-2xs font-medium shadow-[0_0_0_1px_var(--line-2)]">
          <Download className="size-3" />
          DOCX
        </span>
      </p>
      {rows.map((row) => (
        <p key={row.title} className="flex items-center gap-2 border-t border-line py-3">
          <span className="truncate font-medium">{row.title}</span>
          <span className="ml-auto flex shrink-0 items-center gap-1.5 text-2xs text-fg-2">
            <span className={classNames('size-1.5 rounded-full', row.dot)} />
            {row.state}
          </span>
        </p>
      ))}
    </div>
  )
}
