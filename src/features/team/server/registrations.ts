import { pendingInviteCount } from '#features/access/server/provided.ts'
import { countPendingInvites } from './store.ts'
import { type Registration, provides } from '#server/registered.ts'

export const teamRegistrations: readonly Registration[] = [provides(pendingInviteCount, countPendingInvites)]
