import { workspaceCreated } from '#features/access/server/provided.ts'
import { payerOfCheckout } from '#features/auth/server/provided.ts'
import { payerOf, linkWaitingPayment } from './linking.ts'
import { type Registration, listens, provides } from '#server/registered.ts'

export const billingRegistrations: readonly Registration[] = [
  provides(payerOfCheckout, payerOf),
  listens(workspaceCreated, linkWaitingPayment),
]
