import { CircleCheck, CircleDashed, Eye, Image, ListChecks, MousePointerClick, ShoppingBag } from 'lucide-react'

const subjectLines = ['Snow by Friday. Is your dog ready?', 'Five things before the first snow']
const sections = [
  { name: 'Hero', text: 'Coat on a ridge at first light', Icon: Image, tint: 'bg-teal-soft text-teal-ink' },
  { name: 'Checklist', text: 'Five steps, one line each', Icon: ListChecks, tint: 'bg-warn-soft text-warn' },
  { name: 'Cold-Nose Coat', text: 'How it fits, how to wash it', Icon: ShoppingBag, tint: 'bg-info-soft text-info' },
  { name: 'Call to action', text: 'Get snow-ready', Icon: MousePointerClick, tint: 'bg-violet-soft text-violet' },
]

export function SceneBrief() {
  return (
    <div
      aria-hidden
      className="scene-brief absolute -bottom-20 -left-1 w-[20rem] rounded-2xl bg-surface p-5 shadow-[0_0_0_1px_var(--line-2),var(--e4)] sm:left-8 lg:-bottom-16 lg:-left-10"
    >
      <div className="flex items-center justify-between text-2xs text-fg-3">
        <span className="relative h-5.5 w-36 font-medium">
          <span className="scene-state scene-state-draft bg-surface-3 text-fg-2">
            <CircleDashed className="size-3" /> Draft
          </span>
          <span className="scene-state scene-state-review bg-warn-soft text-warn">
            <Eye className="size-3" /> Ready for Review
          </span>
          <span className="scene-state scene-state-approved bg-ok-soft text-ok">
            <CircleCheck className="size-3" /> Approved
          </span>
        </span>
        Thu, Nov 12
      </div>
      <p className="mt-3 text-lg font-semibold">First snow checklist</p>
      <p className="mt-3 text-2xs font-medium text-fg-3">Subject lines</p>
      {subjectLines.map((line) => (
        <p key={line} className="scene-write mt-1 text-sm text-fg">
          {line}
        </p>
      ))}
      <p className="mt-4 mb-1 text-2xs font-medium text-fg-3">Sections</p>
      <div className="divide-y divide-line">
        {sections.map((section) => (
          <div key={section.name} className="scene-write flex items-center gap-3 py-1.5">
            <span className={`grid size-8 shrink-0 place-items-center rounded-md ${section.tint}`}>
              <section.Icon className="size-4" />
            </span>
            <span className="min-w-0 text-xs">
              <span className="font-medium text-fg">{section.name}</span>
              <span className="block truncate text-fg-3">{section.text}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
