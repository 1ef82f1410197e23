import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { AdminError } from '../admin-error.tsx'
import { operationsOptions } from '../queries.ts'
import { DatabaseCard } from './database-card.tsx'
import { FailedRuns } from './failed-runs.tsx'
import { JobsCard } from './jobs-card.tsx'
import { OutboxCard } from './outbox-card.tsx'
import { ServicesCard } from './services-card.tsx'

export function OperationsSection() {
  const query = useQuery(operationsOptions)
  return (
    <section aria-labelledby="operations" className="mt-10">
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="operations" className="text-lg font-semibold">
            Operations
          </h2>
          <p className="text-sm text-fg-3">Current state of jobs, email, services and the database.</p>
        </div>
        {query.data !== undefined && (
          <Button variant="secondary" size="touch" busy={query.isFetching} onClick={() => void query.refetch()}>
            <RotateCw aria-hidden />
            Refresh
          </Button>
        )}
      </header>
      {query.isPending ? (
        <LoadingRegion label="Loading operations">
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-72 rounded-xl" />
            <Skeleton className="h-72 rounded-xl" />
          </div>
        </LoadingRegion>
      ) : query.data === undefined ? (
        <Card>
          <AdminError query={query} what="The operations" />
        </Card>
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <div className="grid gap-4">
            <ServicesCard operations={query.data} />
            <DatabaseCard operations={query.data} />
          </div>
          <div className="grid gap-4">
            <JobsCard operations={query.data} />
            <FailedRuns runs={query.data.failedRuns} />
            {query.data.modes.mail === 'outbox' && <OutboxCard operations={query.data} />}
          </div>
        </div>
      )}
    </section>
  )
}
