import { useSuspenseQuery } from '@tanstack/react-query'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { RETENTION_PERIODS, UNDO_DAYS, lengthInWords } from '#shared/retention-periods.ts'

const { campaignData, accountData } = RETENTION_PERIODS
const PAYMENTS = `The subscription ends after the ${UNDO_DAYS} days. What falls due before is still charged, unless you cancel it under Billing first. Nothing is paid back.`

interface DeletionStepsProps {
  what: 'account' | 'workspace'
  atOnce: string
  /** What is deleted, or goes with the account. */
  workspaceIds: string[]
}

/** What happens when after a deletion was asked for, in the words of the privacy policy. */
export function DeletionSteps({ what, atOnce, workspaceIds }: DeletionStepsProps) {
  const { data } = useSuspenseQuery(workspacesOptions)
  const pays = data.workspaces.some(({ id, subscription }) => workspaceIds.includes(id) && subscription.plan !== 'FREE')
  const steps = [
    ['At once', atOnce],
    [`For ${UNDO_DAYS} days`, 'You can change your mind. Everything stays as it is.'],
    ...(pays ? [['Payments', PAYMENTS] as const] : []),
    ['Then', what === 'account' ? 'Nobody can sign in with it any more.' : 'Nobody can open it any more.'],
    [`${lengthInWords(campaignData.length)} later`, 'Imported campaign results are erased.'],
    [`${lengthInWords(accountData.length)} from now`, 'Everything else is erased.'],
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
