import type { AppContext } from '#server/app-context.ts'
import { provided } from '#server/registered.ts'

export const payerOfCheckout =
  provided<(app: AppContext, sessionId: string) => Promise<string | null>>('the payer of a checkout')
