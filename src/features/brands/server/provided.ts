import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { provided } from '#server/registered.ts'

export const sentEmails = provided<
  (scope: WorkspaceTx, brandId: string, since: string) => Promise<{ name: string; sentOn: string }[]>
>('the emails that a brand has sent')
