import { endpointQuery } from '#web/endpoint-query.ts'
import { teamEndpoints } from '../contract.ts'

export const membersOptions = (workspaceId: string) => endpointQuery(teamEndpoints.members, { params: { workspaceId } })
export const invitesOptions = (workspaceId: string) => endpointQuery(teamEndpoints.invites, { params: { workspaceId } })

export const inviteCheckOptions = (token: string) => ({
  ...endpointQuery(teamEndpoints.validate, { params: { token } }),
  gcTime: 0,
})
