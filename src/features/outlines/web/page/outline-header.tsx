import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { TYPE_LABELS, type Outline } from '../../contract.ts'
import { assigneeOf, sendTimeOf } from '../library/outline-wording.ts'
import { titleOf } from '../outline-months.ts'
import { StatusBadge } from '../status-badge.tsx'
import { OutlineHeaderSkeleton } from './outline-page-states.tsx'

interface OutlineHeaderProps {
  outline?: Outline
  brand?: Brand
  back: ReactNode
  neighbors: ReactNode
  actions: ReactNode
}

/** Its lines have a height before the outline is there, so that nothing below moves. */
export function OutlineHeader({ outline, brand, back, neighbors, actions }: OutlineHeaderProps) {
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 print:hidden">
        {back}
        {neighbors}
      </div>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 max-lg:basis-full">
          <h1
            dir="auto"
            {...(brand !== undefined && { lang: brand.language })}
            className="min-h-14 text-xl font-semibold wrap-anywhere md:min-h-8.5 md:text-2xl"
          >
            {outline === undefined ? <OutlineHeaderSkeleton /> : titleOf(outline)}
          </h1>
          <div className="mt-1.5 grid h-13 content-start gap-2 text-sm text-fg-3">
            {outline !== undefined && brand !== undefined && <Facts outline={outline} brand={brand} />}
          </div>
        </div>
        <div className="flex min-h-9 flex-wrap gap-2 max-md:min-h-11 print:hidden">{actions}</div>
      </header>
    </>
  )
}

function Facts({ outline, brand }: { outline: Outline; brand: Brand }) {
  const { mainTopicTitle, template, assignedToName: name } = outline
  return (
    <>
      <p dir="auto" className="truncate" title={`${brand.name} · ${mainTopicTitle} · ${template}`}>
        <span>{sendTimeOf(outline, brand.country)}</span>
        {[mainTopicTitle, template, brand.name].filter(Boolean).map((fact) => (
          <span key={fact}>{` · ${fact}`}</span>
        ))}
      </p>
      <div className="flex min-w-0 items-center gap-1.5">
        <Badge variant="outline">{TYPE_LABELS[outline.type]}</Badge>
        <StatusBadge status={outline.workflowStatus} />
        {outline.reviewRequestedAt !== null && (
          <Badge variant="destructive" icon={<Eye aria-hidden />} title="Review requested" className="max-md:px-1.5">
            <span className="max-md:sr-only">Review requested</span>
          </Badge>
        )}
        <span className="ml-1 inline-flex min-w-0 items-center gap-1.5 text-xs">
          {name !== null && <Avatar name={name} size="xs" round />}
          <span className="truncate">
            <span className="max-md:sr-only">Assigned to: </span>
            {assigneeOf(outline)}
          </span>
        </span>
      </div>
    </>
  )
}
