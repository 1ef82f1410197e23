import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { billingUrl } from '#web/paths.ts'
import { klaviyoOptions } from '../queries.ts'
import { runningText } from './klaviyo-wording.ts'
import { isStale, skipFor } from './stale-sync.ts'
import { saySyncContinues, useKlaviyoSync } from './use-klaviyo.ts'

const TITLES = { done: 'Klaviyo Sync Complete', failed: 'Sync Failed', reason: 'Failed to sync Klaviyo data' }

export function StaleSyncDialog({ current, brand }: { current: CurrentWorkspace; brand: Brand }) {
  const { limits, readOnly, workspace } = current
  const { plan } = workspace.subscription
  const [closed, setClosed] = useState(false)
  const [stale] = useState(() => isStale(brand, new Date()))
  const sync = useKlaviyoSync(brand.id, undefined, TITLES)
  const hasPlan = limits.klaviyoIntegrationEnabled || plan === 'TEAMS' || plan === 'OMNI'
  const asks = stale && !closed && hasPlan && !readOnly && current.may('UPLOAD_HISTORICAL_DATA')
  const connection = useQuery({ ...klaviyoOptions(brand.id), enabled: asks })
  const running = connection.data?.sync?.status === 'waiting'
  // A sync that was started elsewhere also closes the question.
  const open = asks && !connection.isPending && (sync.isPending || !running)
  const skip = () => {
    skipFor(brand.id, new Date())
    setClosed(true)
    if (sync.isPending) saySyncContinues()
  }
  const end = (answer: Awaited<ReturnType<typeof sync.mutateAsync>> | undefined) => {
    // While a sync runs, the last sync is still old, so we hide the question.
    if (answer?.summary === null) skipFor(brand.id, new Date())
    setClosed(true)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && skip()}
      title="Klaviyo Data Refresh Needed"
      description="It's been over 30 days since your last Klaviyo sync. Would you like to refresh your campaign performance data now?"
      footer={
        <>
          <Button variant="ghost" size="touch" onClick={skip}>
            {sync.isPending ? 'Continue in background' : 'Skip for Now'}
          </Button>
          {limits.klaviyoIntegrationEnabled ? (
            <Button size="touch" busy={sync.isPending} onClick={() => sync.mutate({}, { onSettled: end })}>
              Sync Now
            </Button>
          ) : (
            <>
              <Button variant="secondary" size="touch" reason="Available on Teams plan only">
                Sync Now
              </Button>
              <Button asChild size="touch">
                <Link to={billingUrl()}>Upgrade to Teams</Link>
              </Button>
            </>
          )}
        </>
      }
    >
      <p aria-live="polite" className="text-sm text-fg-2">
        {sync.isPending && runningText(connection.data?.sync)}
      </p>
    </Dialog>
  )
}
