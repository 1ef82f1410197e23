import { useQuery } from '@tanstack/react-query'
import { MailPlus, Send, X } from 'lucide-react'
import { useState } from 'react'
import { canAssign } from '#shared/role-ladder.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange } from '#web/use-change.ts'
import { type Invite, teamEndpoints } from '../../contract.ts'
import { noteOf } from '../invite-wording.ts'
import { invitesOptions } from '../queries.ts'
import { ROLE_LABELS } from '../role-labels.ts'
import { READ_ONLY } from '#features/access/web/suspended.ts'
import { type Caller } from '../team-rights.ts'
import { InviteLinkDialog, type SentLink } from './invite-link-dialog.tsx'

export function InvitesCard({ workspaceId, caller }: { workspaceId: string; caller: Caller }) {
  const query = useQuery(invitesOptions(workspaceId))
  return (
    <Card as="section">
      <CardHeader title="Pending invitations" description="Pending invites use a seat." />
      {query.isPending ? (
        <LoadingRegion label="Loading the invitations">
          <div className="flex h-17 items-center gap-4 border-t border-line px-5">
            <Skeleton className="size-9 rounded-full" />
            <Skeleton className="w-48" />
          </div>
        </LoadingRegion>
      ) : query.data === undefined ? (
        <QueryFailed query={query} what="The invitations" />
      ) : query.data.invites.length === 0 ? (
        <p className="flex items-center gap-3 border-t border-line px-5 py-5 text-base text-fg-3">
          <MailPlus aria-hidden className="size-5 shrink-0" />
          No pending invitations.
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {query.data.invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} caller={caller} now={new Date(query.dataUpdatedAt)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function InviteRow({ invite, caller, now }: { invite: Invite; caller: Caller; now: Date }) {
  const { id, email, name, role, inviterName } = invite
  const [sent, setSent] = useState<SentLink>()
  const [asking, setAsking] = useState(false)
  const resend = useChange(teamEndpoints.resend, {
    input: () => ({ params: { id } }),
    done: () => ({ title: 'Invitation Resent', description: `${email} has a new link. The old link no longer works.` }),
    failed: { title: 'Failed to Resend', fallback: "We couldn't resend the invitation. Please try again." },
    onAnswer: ({ inviteUrl }) => setSent({ url: inviteUrl, email }),
  })
  const cancel = useChange(teamEndpoints.cancel, {
    input: () => ({ params: { id } }),
    done: () => ({ title: 'Invitation Canceled', description: `The link to ${email} no longer works.` }),
    failed: { title: 'Failed to Cancel', fallback: "We couldn't cancel the invitation. Please try again." },
    onAnswer: () => setAsking(false),
  })
  const note = noteOf(invite, now)
  const refusal = caller.readOnly
    ? READ_ONLY
    : canAssign(caller.role, role)
      ? undefined
      : "Your role can't invite people with this role."
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="max-w-full truncate text-base font-medium" title={email}>
            {name === '' ? email : name}
          </span>
          <Badge variant="secondary">{ROLE_LABELS[role]}</Badge>
        </p>
        {name !== '' && <p className="truncate text-sm text-fg-3">{email}</p>}
        <p className={classNames('text-sm', note.isBad ? 'text-bad' : 'text-fg-3')}>
          {`${note.text}${note.isBad ? '' : `, invited by ${inviterName}`}`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="secondary"
          size="touch-sm"
          aria-label={`Resend the invitation of ${email}`}
          reason={refusal}
          busy={resend.isPending}
          onClick={() => resend.mutate(undefined)}
        >
          <Send aria-hidden />
          Resend
        </Button>
        <Button
          variant="ghost"
          size="touch-sm"
          aria-label={`Cancel the invitation of ${email}`}
          reason={refusal}
          onClick={() => setAsking(true)}
        >
          <X aria-hidden />
          Cancel
        </Button>
      </div>
      {sent !== undefined && <InviteLinkDialog sent={sent} onClose={() => setSent(undefined)} />}
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          if (!cancel.isPending) setAsking(open)
        }}
        title={`Cancel the invitation of ${email}?`}
        description="The link stops working right away. You can invite them again at any time."
        confirmLabel="Cancel invitation"
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined)}
      />
    </li>
  )
}
