import { useId } from 'react'
import type { Subtopic } from '../../contract.ts'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { useAskedRow, useChosen, useIdeaActivity, useIdeaBoard } from './idea-board.ts'
import type { IdeaTarget } from './idea-change.ts'
import { IdeaMenu } from './idea-menu.tsx'
import { isNew } from './idea-selection.ts'
import { IdeaStatus } from './idea-status.tsx'
import { IdeaText } from './idea-text.tsx'

export interface IdeaRowProps {
  idea: Subtopic
  /** A topic that holds only this idea has the menu for both, and addresses name the topic. */
  aloneIn?: string
}

/** Each row observes its own selection, so a click on one box renders one row. */
export function IdeaRow({ idea, aloneIn }: IdeaRowProps) {
  const { editable, selectable } = useIdeaBoard()
  const { isAsked, row } = useAskedRow(aloneIn ?? idea.id)
  const activity = useIdeaActivity(idea.id)
  const titleId = useId()
  const boxId = useId()
  const busy = isNew(idea) && activity !== undefined
  const mayChoose = selectable(idea) && !busy
  const target: IdeaTarget = { id: idea.id, title: idea.title, kind: 'idea', ideas: 1 }
  return (
    <li
      ref={row}
      data-idea={idea.id}
      {...(isAsked && { tabIndex: -1, 'aria-labelledby': titleId })}
      className={classNames(
        'flex items-start gap-3 border-t border-line px-3 py-3.5 transition-colors duration-(--t-fast) first:border-t-0 hover:bg-surface-2 has-data-[state=checked]:bg-teal-soft/60 [contain-intrinsic-size:auto_6rem] [content-visibility:auto] md:gap-3.5 md:px-4',
        isAsked && 'bg-teal-soft/60',
      )}
    >
      {editable && <IdeaBox idea={idea} id={boxId} titleId={titleId} disabled={!mayChoose} />}
      <div className="flex min-w-0 flex-1 flex-col gap-2.5 @xl:flex-row @xl:gap-4">
        <IdeaText idea={idea} titleId={titleId} boxId={editable && mayChoose ? boxId : undefined} />
        <span className="flex shrink-0 @xl:w-24 @xl:justify-end">
          <IdeaStatus idea={idea} activity={activity} />
        </span>
      </div>
      {editable && aloneIn === undefined && (
        <span className="-mt-1 -mr-1.5 shrink-0">
          <IdeaMenu target={target} idea={idea} busy={busy} />
        </span>
      )}
    </li>
  )
}

export function IdeaBox(props: { idea: Subtopic; id: string; titleId: string; disabled: boolean }) {
  const [chosen, choose] = useChosen(props.idea.id)
  return (
    <Checkbox
      id={props.id}
      aria-labelledby={props.titleId}
      checked={chosen && !props.disabled}
      disabled={props.disabled}
      onCheckedChange={(next) => choose(next === true)}
      className="mt-0.5 max-md:before:-inset-3.25"
    />
  )
}
