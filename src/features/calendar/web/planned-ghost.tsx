import { Link } from '@tanstack/react-router'
import { monthOfDay } from '../calendar-days.ts'
import type { PlannedIdea } from '../contract.ts'
import { paths } from '#web/paths.ts'
import { Touchable } from '#web/kit/touchable.tsx'

export interface PlannedGhostProps {
  brandId: string
  idea: PlannedIdea
  tabIndex?: 0 | -1
}

export function PlannedGhost({ brandId, idea, tabIndex = 0 }: PlannedGhostProps) {
  return (
    <Touchable>
      <Link
        to={paths.createEmails}
        search={{ brandId, ...monthOfDay(idea.date), idea: idea.ideaId }}
        tabIndex={tabIndex}
        aria-label={`Planned: ${idea.title}. Its outline isn't written yet.`}
        className="relative grid gap-0.5 rounded-sm border border-dashed border-line-2 px-1.5 py-1 text-xs text-fg-3 hover:border-teal hover:text-fg-2"
      >
        <span dir="auto" className="line-clamp-2 wrap-anywhere">
          {idea.title}
        </span>
        <span className="text-2xs font-medium">Planned</span>
      </Link>
    </Touchable>
  )
}
