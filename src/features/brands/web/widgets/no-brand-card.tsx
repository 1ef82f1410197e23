import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export interface NoBrandCardProps {
  title?: string
  /** What the page shows of a brand. */
  description: string
  mayCreate: boolean
  /** The way to the first brand, where it is not the usual one. */
  action?: ReactNode
}

/** There is no brand to show anything of: whoever may create one finds the way. */
export function NoBrandCard({ title = 'No brands yet', description, mayCreate, action }: NoBrandCardProps) {
  return (
    <Card as="section">
      {mayCreate ? (
        <EmptyState
          icon={<Store aria-hidden />}
          title={title}
          description={description}
          action={action ?? <FirstBrand />}
        />
      ) : (
        <EmptyState
          icon={<Store aria-hidden />}
          title={title}
          description={`${description} Ask the owner of this workspace to create one.`}
        />
      )}
    </Card>
  )
}

function FirstBrand() {
  return (
    <Button asChild className="max-md:h-(--touch)">
      <Link to={paths.onboarding}>Create Your First Brand</Link>
    </Button>
  )
}
