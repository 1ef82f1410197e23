import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { useChange } from '#web/use-change.ts'
import { type FailedRun, operationsEndpoints } from '../../operations-contract.ts'
import { momentText } from '../lists/moment-text.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { queueName } from './queue-names.ts'

export function FailedRuns({ runs }: { runs: readonly FailedRun[] }) {
  return (
    <Card as="section">
      <CardHeader level={3} title="Failed generations" description="Failed in the last seven days, newest first." />
      {runs.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-fg-3">No failed generations.</p>
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
  const superAdmin = useSuperAdmin()
  const reason = canRetry ? changeRefusal(superAdmin) : "You can't retry this generation."
  const retry = useChange(operationsEndpoints.retryRun, {
    input: () => ({ params: { runId: id } }),
    done: { title: 'Retrying', description: "It's queued for the next free worker." },
    failed: { title: "Couldn't retry", fallback: "We couldn't retry it. Please try again." },
  })
  return (
    <Button variant="secondary" size="touch-sm" reason={reason} busy={retry.isPending} onClick={() => retry.mutate()}>
      Retry
    </Button>
  )
}
