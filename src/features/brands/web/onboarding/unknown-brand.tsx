import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { paths } from '#web/paths.ts'

export function UnknownBrand() {
  return (
    <Card>
      <title>Brand not found · Mailmonth</title>
      <EmptyState
        icon={<SearchX aria-hidden />}
        title="Brand not found"
        description="It may have been archived, or it belongs to a workspace you left."
        action={
          <Button asChild>
            <Link to={paths.dashboard}>Go to Dashboard</Link>
          </Button>
        }
      />
    </Card>
  )
}
