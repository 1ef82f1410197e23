import type { AppContext } from '#server/app-context.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { event, provided } from '#server/registered.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'

export const outlineIds =
  provided<(scope: WorkspaceTx, subtopicIds: string[]) => Promise<Map<string, string>>>('the outlines of ideas')

interface GeneratedIdeas extends YearMonth {
  brandId: string
  topics: number
  ideas: number
}

/** Runs inside the transaction. */
export const ideasGenerated =
  event<(app: AppContext, tx: WorkspaceTx, generated: GeneratedIdeas) => Promise<void>>('ideas were generated')
