import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { OutlineAllowance } from './outline-allowance.ts'
import { ShortageNote } from './shortage-note.tsx'
import type { ChosenIdea } from './use-bulks.ts'
import { WriteButton } from './write-button.tsx'

interface WritePlanProps {
  ideas: readonly ChosenIdea[]
  allowance: OutlineAllowance
  busy: boolean
  onWrite: (ideas: readonly ChosenIdea[]) => void
}

export function WritePlan({ ideas, allowance, busy, onWrite }: WritePlanProps) {
  return (
    <div className="grid gap-1.5 sm:justify-items-end max-sm:w-full">
      <WriteButton
        wanted={ideas.length}
        label={(count) => `Write ${countOf(count, 'outline')}`}
        allowance={allowance}
        busy={busy}
        onWrite={(count) => onWrite(ideas.slice(0, count))}
      />
      <ShortageNote
        allowance={allowance}
        wanted={ideas.length}
        what="email"
        className="max-w-64 text-xs sm:text-right"
      />
    </div>
  )
}
