import { displayName } from '#features/auth/server/service.ts'
import type { MemberRow } from '#features/access/server/member-store.ts'
import type { Invite, Member } from '../contract.ts'
import type { SentInvite } from './store.ts'

export function presentMember({ membership, user }: MemberRow): Member {
  const { id, userId, role, displayName: calledHere, createdAt } = membership
  return {
    id,
    userId,
    role,
    user: { name: displayName({ ...user, calledHere }), email: user.email, role: user.role },
    joinedAt: createdAt.toISOString(),
  }
}

export function presentInvite({ invite, inviter }: SentInvite, now: Date): Invite {
  const { id, email, name, role, mailState, createdAt, expiresAt } = invite
  return {
    id,
    email,
    name,
    role,
    status: expiresAt <= now ? 'EXPIRED' : 'PENDING',
    inviterName: inviterName(inviter),
    mailState,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

export const inviterName = (inviter: SentInvite['inviter']) =>
  inviter === null ? 'A former member' : displayName(inviter)
