import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { factorEndpoints } from '../../../factor-contract.ts'
import { FEW_RECOVERY_CODES, recoveryCodesLeftText } from '../../../recovery-words.ts'

const SetupDialog = lazy(async () => ({ default: (await import('./setup-dialog.tsx')).SetupDialog }))
const NewCodesDialog = lazy(async () => ({ default: (await import('./change-dialogs.tsx')).NewCodesDialog }))
const TurnOffDialog = lazy(async () => ({ default: (await import('./change-dialogs.tsx')).TurnOffDialog }))

const DIALOGS = { setup: SetupDialog, codes: NewCodesDialog, off: TurnOffDialog }
const statusOptions = endpointQuery(factorEndpoints.status, {})
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' })

export function SecondFactorCard() {
  const query = useQuery(statusOptions)
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const OpenDialog = open === null ? null : DIALOGS[open]
  const status = query.data
  return (
    <Card as="section">
      <CardHeader
        title={
          <span className="flex flex-wrap items-center gap-2">
            Two-factor authentication
            {status !== undefined && (
              <Badge variant={status.on ? 'default' : 'secondary'}>{status.on ? 'On' : 'Off'}</Badge>
            )}
          </span>
        }
        description="Enter a code from your phone when you log in. A stolen password alone won't be enough to get in."
      />
      {query.isPending ? (
        <LoadingRegion label="Loading two-factor authentication">
          <CardBody>
            <Touchable>
              <Skeleton className="h-9 w-24" />
            </Touchable>
          </CardBody>
        </LoadingRegion>
      ) : status === undefined ? (
        <QueryFailed query={query} what="Two-factor authentication" />
      ) : (
        <CardBody className="grid gap-4">
          {status.since !== null && <CodesLeft since={status.since} left={status.recoveryCodesLeft} />}
          <div className="flex flex-wrap gap-2">
            {status.on ? (
              <>
                <Button variant="secondary" size="touch" onClick={() => setOpen('codes')}>
                  New recovery codes
                </Button>
                <Button variant="secondary" size="touch" onClick={() => setOpen('off')}>
                  Turn off
                </Button>
              </>
            ) : (
              <Button variant="secondary" size="touch" onClick={() => setOpen('setup')}>
                Turn on
              </Button>
            )}
          </div>
        </CardBody>
      )}
      {OpenDialog !== null && (
        <Suspense>
          <OpenDialog onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Card>
  )
}

function CodesLeft({ since, left }: { since: string; left: number }) {
  const isFew = left <= FEW_RECOVERY_CODES
  return (
    <div className="grid gap-3">
      <p className="text-sm text-fg-2">
        <span>{`On since ${day.format(new Date(since))}.`}</span> {!isFew && <span>{recoveryCodesLeftText(left)}</span>}
      </p>
      {isFew && (
        <p className="flex items-start gap-2 justify-self-start rounded-md bg-warn-soft px-3 py-2 text-sm text-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {`${recoveryCodesLeftText(left)} Create new ones before you run out.`}
        </p>
      )}
    </div>
  )
}
