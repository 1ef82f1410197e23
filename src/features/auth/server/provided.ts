import type { AppContext } from '#server/app-context.ts'
import { provided } from '#server/registered.ts'

/** API tokens outlive a password, so emails about it say how many there are. */
export const liveTokenCount = provided<(app: AppContext, userId: string) => Promise<number>>('the number of API tokens')

export const payerOfCheckout =
  provided<(app: AppContext, sessionId: string) => Promise<string | null>>('the payer of a checkout')
