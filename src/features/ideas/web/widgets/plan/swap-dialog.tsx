import { useId, useState } from 'react'
import type { Subtopic } from '../../../contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { ROLE_NAMES } from './plan-words.ts'

export interface SwapDialogProps {
  planned: Subtopic
  shelf: readonly Subtopic[]
  language: string
  busy: boolean
  onClose: () => void
  onChoose: (idea: Subtopic) => void
}

export function SwapDialog({ planned, shelf, language, busy, onClose, onChoose }: SwapDialogProps) {
  const name = useId()
  const isAlike = ({ role }: Subtopic) => role === planned.role
  const ideas = [...shelf.filter(isAlike), ...shelf.filter((idea) => !isAlike(idea))]
  const [chosen, setChosen] = useState(ideas[0])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Swap for another idea"
      description={`Instead of “${planned.title}”. That idea goes back to the shelf.`}
      size="lg"
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={onClose}>
            Cancel
          </Button>
          <Button size="touch" busy={busy} onClick={() => chosen !== undefined && onChoose(chosen)}>
            Swap
          </Button>
        </>
      }
    >
      <div role="radiogroup" aria-label="Ideas on the shelf" className="grid gap-2">
        {ideas.map((idea) => (
          <div
            key={idea.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] rounded-lg shadow-[inset_0_0_0_1px_var(--line)] hover:bg-surface-2 has-checked:bg-teal-soft/60 has-checked:shadow-[inset_0_0_0_1px_var(--teal)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              id={`${name} ${idea.id}`}
              type="radio"
              name={name}
              checked={chosen?.id === idea.id}
              onChange={() => setChosen(idea)}
              className="mt-4 ml-3 size-4 accent-(--teal)"
            />
            <label htmlFor={`${name} ${idea.id}`} className="grid min-w-0 gap-1 p-3">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span dir="auto" lang={language} className="text-base font-medium wrap-anywhere">
                  {idea.title}
                </span>
                {idea.role !== null && <Badge variant="secondary">{ROLE_NAMES[idea.role]}</Badge>}
              </span>
              <span dir="auto" lang={language} className="text-sm wrap-anywhere text-fg-3">
                {idea.description}
              </span>
            </label>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
