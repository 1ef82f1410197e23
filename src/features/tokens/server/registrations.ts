import { liveTokenCount } from '#features/auth/server/provided.ts'
import { type Registration, provides } from '#server/registered.ts'
import { countLiveTokensOf } from './store.ts'

export const tokenRegistrations: readonly Registration[] = [
  provides(liveTokenCount, (app, userId) => countLiveTokensOf(app.db, userId, app.clock.now())),
]
