import { useSuspenseQuery } from '@tanstack/react-query'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { RETENTION_PERIODS, UNDO_DAYS, lengthInWords } from '#shared/retention-periods.ts'

const { campaignData, accountData } = RETENTION_PERIODS
const PAYMENTS = `Your subscription ends after ${UNDO_DAYS} days. Charges due before then still apply unless you cancel under Billing. Payments aren't refunded.`

interface DeletionStepsProps {
  what: 'account' | 'workspace'
  atOnce: string
  workspaceIds: string[]
}

export function DeletionSteps({ what, atOnce, workspaceIds }: DeletionStepsProps) {
  const { data } = useSuspenseQuery(workspacesOptions)
  const pays = data.workspaces.some(({ id, subscription }) => workspaceIds.includes(id) && subscription.plan !== 'FREE')
  const steps = [
    ['Right away', atOnce],
    [`For ${UNDO_DAYS} days`, 'You can cancel. Nothing changes until then.'],
    ...(pays ? [['Payments', PAYMENTS] as const] : []),
    ['Then', what === 'account' ? 'No one can log in with it.' : 'No one can open it.'],
    [`${lengthInWords(campaignData.length)} later`, 'We erase imported campaign results.'],
    [`${lengthInWords(accountData.length)} from now`, 'We erase everything else.'],
  ] as const
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[max-content_1fr]">
      {steps.map(([when, text]) => (
        <div key={when} className="contents">
          <dt className="font-medium text-fg max-sm:mt-1">{when}</dt>
          <dd className="text-fg-2">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
