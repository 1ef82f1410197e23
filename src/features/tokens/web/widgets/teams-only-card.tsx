import { Link } from '@tanstack/react-router'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { Button } from '#web/kit/button.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { paths } from '#web/paths.ts'

interface TeamsOnlyCardProps {
  title: string
  description?: string
  current: CurrentWorkspace
}

export function TeamsOnlyCard({ title, description, current }: TeamsOnlyCardProps) {
  return (
    <LockedCard
      title={title}
      {...(description !== undefined && { description })}
      requirement="Available only on Teams plan"
      action={
        current.may('VIEW_BILLING') ? (
          <Button asChild size="touch-sm">
            <Link to={paths.billing}>Upgrade to Teams</Link>
          </Button>
        ) : (
          <p className="text-sm text-fg-2">{ASK_FOR_UPGRADE}</p>
        )
      }
    />
  )
}
