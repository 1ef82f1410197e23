import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { type FailedRun, operationsEndpoints } from '../../operations-contract.ts'
import { momentText } from '../lists/moment-text.ts'
import { changeRefusal, operationsOptions, useSuperAdmin } from '../queries.ts'
import { queueName } from './queue-names.ts'

/** Generations that were given up, each with another try. */
export function FailedRuns({ runs }: { runs: readonly FailedRun[] }) {
  return (
    <Card as="section">
      <CardHeader
        level={3}
        title="Failed generations"
        description="Given up in the last seven days, the newest first."
      />
      {runs.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-fg-3">Nothing was given up.</p>
      ) : (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto border-t border-line">
          {runs.map((run) => (
            <li key={run.id} className="flex items-center gap-4 px-5 py-3">
              <div className="min-w-0 flex-1 text-sm">
                <p className="font-medium wrap-anywhere">{`${queueName(run.kind)} · ${run.brandName}`}</p>
                <p className="wrap-anywhere text-fg-3">{`${run.workspaceName} · ${momentText(run.failedAt)}`}</p>
                <p className="mt-0.5 text-xs wrap-anywhere text-bad">{run.error}</p>
              </div>
              <RetryButton run={run} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function RetryButton({ run: { id, canRetry } }: { run: FailedRun }) {
  const queryClient = useQueryClient()
  const superAdmin = useSuperAdmin()
  const reason = canRetry ? changeRefusal(superAdmin) : 'It cannot be tried again as it is.'
  const retry = useMutation({
    mutationFn: () => call(operationsEndpoints.retryRun, { params: { runId: id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: operationsOptions.queryKey })
      toast({ title: 'Trying Again', description: 'It waits for the next free worker.' })
    },
    onError: (error) => {
      const description = errorMessage(error, 'It was not started. Please try again.')
      toast({ title: 'Retry failed', description, variant: 'destructive' })
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-md:h-(--touch)"
      reason={reason}
      busy={retry.isPending}
      onClick={() => retry.mutate()}
    >
      Retry
    </Button>
  )
}
