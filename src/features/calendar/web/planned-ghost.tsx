import { Link } from '@tanstack/react-router'
import { monthOfDay } from '../calendar-days.ts'
import type { PlannedIdea } from '../contract.ts'
import { paths } from '#web/paths.ts'

export interface PlannedGhostProps {
  brandId: string
  idea: PlannedIdea
  /** Whether Tab stops here. */
  tabIndex?: 0 | -1
}

/** A planned email without an outline: not there yet, and where it will be. It leads to its idea. */
export function PlannedGhost({ brandId, idea, tabIndex = 0 }: PlannedGhostProps) {
  return (
    <Link
      to={paths.createEmails}
      search={{ brandId, ...monthOfDay(idea.date), idea: idea.ideaId } as object}
      tabIndex={tabIndex}
      aria-label={`Planned: ${idea.title}. Its outline isn't written yet.`}
      className="relative grid gap-0.5 rounded-sm border border-dashed border-line-2 px-1.5 py-1 text-xs text-fg-3 hover:border-teal hover:text-fg-2 max-md:min-h-(--touch)"
    >
      <span dir="auto" className="line-clamp-2 wrap-anywhere">
        {idea.title}
      </span>
      <span className="text-2xs font-medium">Planned</span>
    </Link>
  )
}
