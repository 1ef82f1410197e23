import { useQuery } from '@tanstack/react-query'
import { KeyRound, TriangleAlert } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useSignedIn } from '#features/auth/web/queries.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { tokensOptions } from '../queries.ts'
import { expiringSoon, expiryWarning } from '../token-texts.ts'
import { TeamsOnlyCard } from './teams-only-card.tsx'
import { TokenTable } from './token-table.tsx'

const NewTokenDialog = lazy(async () => ({ default: (await import('./new-token-dialog.tsx')).NewTokenDialog }))

export function ApiTokensCard({ current }: { current: CurrentWorkspace }) {
  return current.limits.apiEnabled ? (
    <Tokens current={current} />
  ) : (
    <TeamsOnlyCard
      title="API tokens"
      description="Let spreadsheets, automation tools and your own dashboards read and plan your emails."
      current={current}
    />
  )
}

function Tokens({ current }: { current: CurrentWorkspace }) {
  const query = useQuery(tokensOptions(current.workspace.id))
  const [creating, setCreating] = useState(false)
  const { impersonator } = useSignedIn()
  const tokens = query.data?.tokens ?? []
  const refusal = whyNot(current, impersonator !== null)
  const [openedAt] = useState(() => Date.now())
  const warning = expiryWarning(expiringSoon(tokens, openedAt))
  return (
    <Card as="section" aria-label="API tokens" className="lg:col-span-3">
      <CardHeader
        title="API tokens"
        description={
          <>
            For spreadsheets, automation tools and your own programs. A token can do what its owner can do here.{' '}
            <a
              className="text-teal underline underline-offset-4"
              href="/api/reference"
              target="_blank"
              rel="noreferrer"
            >
              API reference
            </a>
          </>
        }
        actions={
          <Button variant="secondary" size="touch-sm" reason={refusal} onClick={() => setCreating(true)}>
            New token
          </Button>
        }
      />
      {warning !== null && (
        <p className="mx-5 mb-4 flex items-start gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-fg">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
          {warning}
        </p>
      )}
      {query.isPending ? (
        <LoadingRegion label="Loading API tokens">
          <div className="flex h-17 items-center gap-4 border-t border-line px-5">
            <Skeleton className="w-56" />
          </div>
        </LoadingRegion>
      ) : query.data === undefined ? (
        <QueryFailed query={query} what="Your API tokens" />
      ) : tokens.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState
            icon={<KeyRound aria-hidden />}
            title="No API tokens"
            description="Create a token to use Mailmonth from another program."
          />
        </div>
      ) : (
        <TokenTable tokens={tokens} mayRevoke={impersonator === null} />
      )}
      {creating && (
        <Suspense>
          <NewTokenDialog current={current} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function whyNot(current: CurrentWorkspace, impersonating: boolean): string | undefined {
  if (impersonating) return "You can't create tokens while you're impersonating a user."
  if (current.readOnly) return "This workspace is suspended, so you can't create tokens."
  return current.membership === null ? 'Only members of the workspace can create its tokens.' : undefined
}
