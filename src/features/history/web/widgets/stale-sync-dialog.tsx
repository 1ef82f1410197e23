import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/workspaces/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Tooltip } from '#web/kit/tooltip.tsx'
import { billingUrl } from '#web/paths.ts'
import { isStale, skipFor } from './stale-sync.ts'
import { useKlaviyoSync } from './use-klaviyo.ts'

const TITLES = { done: 'Klaviyo Sync Complete', failed: 'Sync Failed', reason: 'Failed to sync Klaviyo data' }

/** Asks for a sync when what is known of past campaigns is over a month old. */
export function StaleSyncDialog({ current, brand }: { current: CurrentWorkspace; brand: Brand }) {
  const { limits, readOnly, workspace } = current
  const { plan } = workspace.subscription
  const [closed, setClosed] = useState(false)
  const [stale] = useState(() => isStale(brand, new Date()))
  const sync = useKlaviyoSync(brand.id, undefined, TITLES)
  const hasPlan = limits.klaviyoIntegrationEnabled || plan === 'TEAMS' || plan === 'OMNI'
  const open = stale && !closed && hasPlan && !readOnly && current.may('UPLOAD_HISTORICAL_DATA')
  const skip = () => {
    skipFor(brand.id, new Date())
    setClosed(true)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !sync.isPending && skip()}
      title="Klaviyo Data Refresh Needed"
      description="It's been over 30 days since your last Klaviyo sync. Would you like to refresh your campaign performance data now?"
      footer={
        <>
          <Button variant="ghost" className="max-md:h-(--touch)" disabled={sync.isPending} onClick={skip}>
            Skip for Now
          </Button>
          {limits.klaviyoIntegrationEnabled ? (
            <Button
              className="max-md:h-(--touch)"
              busy={sync.isPending}
              onClick={() => sync.mutate({}, { onSettled: () => setClosed(true) })}
            >
              Sync Now
            </Button>
          ) : (
            <>
              <Tooltip content="Available on Teams plan only">
                <Button variant="secondary" className="max-md:h-(--touch)" aria-disabled>
                  Sync Now
                </Button>
              </Tooltip>
              <Button asChild className="max-md:h-(--touch)">
                <Link to={billingUrl()}>Upgrade to Teams</Link>
              </Button>
            </>
          )}
        </>
      }
    />
  )
}
