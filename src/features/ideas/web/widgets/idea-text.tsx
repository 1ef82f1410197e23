import { CalendarDays, LayoutTemplate } from 'lucide-react'
import type { Subtopic } from '../../contract.ts'
import { classNames } from '#web/kit/class-names.ts'
import { anchorText } from './anchor-text.ts'
import { useIdeaBoard } from './idea-board.ts'

type ShownIdea = Pick<Subtopic, 'title' | 'description' | 'why' | 'template' | 'anchor'>

export interface IdeaTextProps {
  idea: ShownIdea
  titleId: string
  boxId?: string | undefined
}

export function IdeaText({ idea, titleId, boxId }: IdeaTextProps) {
  const { language } = useIdeaBoard()
  const Words = boxId === undefined ? 'div' : 'label'
  const facts = idea.template !== null || anchorText(idea.anchor) !== undefined
  return (
    <div className="grid min-w-0 flex-1 gap-x-8 gap-y-2.5 @4xl:grid-cols-[minmax(0,1fr)_18rem] @5xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Words {...(boxId !== undefined && { htmlFor: boxId })} className="grid min-w-0 content-start gap-0.5">
        <span id={titleId} dir="auto" lang={language} className="text-base font-medium wrap-anywhere text-fg">
          {idea.title}
        </span>
        {idea.description !== '' && (
          <span dir="auto" lang={language} className="max-w-[68ch] text-sm whitespace-pre-line wrap-anywhere text-fg-2">
            {idea.description}
          </span>
        )}
      </Words>
      {(facts || idea.why !== null) && (
        <div className={classNames('grid min-w-0 content-start gap-1.5', facts && '@4xl:-mt-px')}>
          <IdeaFacts idea={idea} />
          {idea.why !== null && (
            <p className="max-w-[60ch] text-xs wrap-anywhere text-fg-3">
              <span className="font-medium text-fg-2">Why </span>
              {idea.why}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function IdeaFacts({ idea }: { idea: ShownIdea }) {
  const anchor = anchorText(idea.anchor)
  if (anchor === undefined && idea.template === null) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {anchor !== undefined && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-xs font-medium text-teal-ink">
          <CalendarDays aria-hidden className="size-3.5 shrink-0" />
          <span className="truncate">{anchor}</span>
        </span>
      )}
      {idea.template !== null && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-xs text-fg-2">
          <LayoutTemplate aria-hidden className="size-3.5 shrink-0 text-fg-3" />
          <span className="truncate">{idea.template}</span>
        </span>
      )}
    </div>
  )
}
