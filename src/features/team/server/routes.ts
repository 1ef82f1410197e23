import { endSession, presentUser } from '#features/auth/server/service.ts'
import type { AppContext } from '#server/app-context.ts'
import { type Route, route } from '#server/http/route.ts'
import { type Actor, type Scope } from '#server/scope.ts'
import { AppError } from '#shared/errors.ts'
import { type Member, teamEndpoints } from '../contract.ts'
import { acceptInvite, checkInvite } from './accepting.ts'
import { type Invitation, cancelInvite, inviteMember, listInvites, resendInvite } from './invitations.ts'
import {
  type MemberChange,
  changeMember,
  leaveWorkspace,
  listMembers,
  removeMember,
  resetMemberPassword,
  transferOwnership,
} from './members.ts'
import { presentInvite, presentMember } from './present.ts'

const aboutMember = (id: string, { email, metadata }: MemberChange) => ({
  type: 'user',
  id,
  metadata: { targetEmail: email, ...metadata },
})

const aboutInvite = ({ id, email, role }: Invitation['invite']) => ({
  type: 'invite',
  id,
  metadata: { targetEmail: email, role },
})

const presentSent = (app: AppContext, sent: Invitation) => ({
  invite: presentInvite(sent, app.clock.now()),
  inviteUrl: sent.url,
})

async function memberNow(app: AppContext, { workspaceId }: Scope, userId: string): Promise<Member> {
  const row = (await listMembers(app, workspaceId)).find(({ membership }) => membership.userId === userId)
  if (row === undefined) throw new AppError('NOT_FOUND')
  return presentMember(row)
}

function tellOfMembers(app: AppContext, workspaceId: string, userId: string): void {
  app.live.publish({ workspaceId, event: { type: 'changed', what: 'members' } })
  app.live.publish({ workspaceId: null, userId, event: { type: 'changed', what: 'workspace' } })
}

export const teamRoutes: Route[] = [
  route(teamEndpoints.members, async ({ scope }, app) => ({
    members: (await listMembers(app, scope.workspaceId)).map(presentMember),
  })),
  route(teamEndpoints.invites, async ({ scope }, app) => ({
    invites: (await listInvites(app, scope)).map((sent) => presentInvite(sent, app.clock.now())),
  })),
  route(teamEndpoints.invite, async ({ scope, body, note }, app) => {
    const sent = await inviteMember(app, scope, body)
    note(aboutInvite(sent.invite))
    return presentSent(app, sent)
  }),
  route(teamEndpoints.resend, async ({ scope, params, note }, app) => {
    const sent = await resendInvite(app, scope, params.id)
    note(aboutInvite(sent.invite))
    return presentSent(app, sent)
  }),
  route(teamEndpoints.cancel, async ({ scope, params, note }, app) => {
    note(aboutInvite(await cancelInvite(app, scope, params.id)))
    return { ok: true }
  }),
  route(teamEndpoints.validate, async ({ params }, app) => checkInvite(app, params.token)),
  route(teamEndpoints.accept, async (call, app) => {
    // This endpoint is public, so the caller may not be logged in.
    const actor = call.actor as Actor | null
    const { invite, user, session } = await acceptInvite(app, call.body, { actor, userAgent: call.userAgent })
    if (session !== null) {
      if (call.session.token !== null) await endSession(app, call.session.token)
      call.session.start(session.token, session.expiresAt)
    }
    call.note({
      ...aboutInvite(invite),
      workspaceId: invite.workspaceId,
      actor: { userId: user.id, email: user.email },
    })
    tellOfMembers(app, invite.workspaceId, user.id)
    return { ok: true, workspaceId: invite.workspaceId, user: await presentUser(app, user) }
  }),
  route(teamEndpoints.updateMember, async ({ scope, params, body, note }, app) => {
    note(aboutMember(params.userId, await changeMember(app, scope, params.userId, body)))
    return { member: await memberNow(app, scope, params.userId) }
  }),
  route(teamEndpoints.removeMember, async ({ scope, params, note }, app) => {
    note(aboutMember(params.userId, await removeMember(app, scope, params.userId)))
    return { ok: true }
  }),
  route(teamEndpoints.resetMemberPassword, async ({ scope, params, body, note }, app) => {
    note(aboutMember(params.userId, await resetMemberPassword(app, scope, params.userId, body.newPassword)))
    return { ok: true }
  }),
  route(teamEndpoints.transferOwnership, async ({ scope, params, body, note }, app) => {
    const change = await transferOwnership(app, scope, body.userId)
    note({ type: 'workspace', id: params.id, metadata: { targetEmail: change.email } })
    return { ok: true }
  }),
  route(teamEndpoints.leave, async ({ actor, params, note }, app) => {
    const change = await leaveWorkspace(app, actor, params.id)
    note(change === null ? null : { ...aboutMember(actor.userId, change), workspaceId: params.id })
    if (change !== null) tellOfMembers(app, params.id, actor.userId)
    return { ok: true }
  }),
]
