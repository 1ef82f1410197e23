import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Workspace } from '#features/access/contract.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import { membersOptions } from '../queries.ts'
import { type Caller, type Seats, inviteRefusal, isFull, seatsLine } from '../team-rights.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'

export function MembersCard(props: { workspace: Workspace; caller: Caller; seats: Seats | undefined }) {
  const { workspace, caller, seats } = props
  const query = useQuery(membersOptions(workspace.id))
  const [inviting, setInviting] = useState(false)
  const refusal = inviteRefusal(caller, seats)
  return (
    <Card as="section">
      <CardHeader
        title="Members"
        description={
          <SeatsNote
            seats={seats}
            mayUpgrade={caller.may('VIEW_BILLING')}
            isPlanGiven={workspace.subscription.planOverride !== null}
          />
        }
        actions={
          <Button size="touch" reason={refusal} onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            Invite user
          </Button>
        }
      />
      {query.isPending ? (
        <LoadingRegion label="Loading the members">
          {[1, 2, 3].slice(0, Math.max(1, workspace.memberCount)).map((row) => (
            <div key={row} className="flex h-17.75 items-center gap-4 border-t border-line px-5">
              <Skeleton className="size-9 rounded-full" />
              <Skeleton className="w-48" />
            </div>
          ))}
        </LoadingRegion>
      ) : query.data === undefined ? (
        <QueryFailed query={query} what="The members" />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {query.data.members.map((member) => (
            <MemberRow key={member.id} member={member} workspace={workspace} caller={caller} />
          ))}
        </ul>
      )}
      {inviting && <InviteDialog workspaceId={workspace.id} caller={caller} onClose={() => setInviting(false)} />}
    </Card>
  )
}

interface SeatsNoteProps {
  seats: Seats | undefined
  mayUpgrade: boolean
  /** A plan override can't be changed under Billing. */
  isPlanGiven: boolean
}

function SeatsNote({ seats, mayUpgrade, isPlanGiven }: SeatsNoteProps) {
  // As short as the line that follows, so that the button beside it stays in its place.
  if (seats === undefined) return 'Counting seats…'
  if (!isFull(seats) || !mayUpgrade) return seatsLine(seats)
  return (
    <>
      {seatsLine(seats)}.{' '}
      <Link
        {...(isPlanGiven ? { to: paths.settings, search: { tab: 'support' } } : { to: paths.billing })}
        className="-my-3 inline-block py-3 font-medium text-teal underline-offset-4 hover:underline"
      >
        {isPlanGiven ? 'Contact support' : 'Upgrade your plan'}
      </Link>
    </>
  )
}
