import { Link } from '@tanstack/react-router'
import { Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export interface NoBrandCardProps {
  title?: string
  description: string
  mayCreate: boolean
  action?: ReactNode
}

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
    <Button asChild size="touch">
      <Link to={paths.onboarding}>Create Your First Brand</Link>
    </Button>
  )
}
