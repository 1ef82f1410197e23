import { getBrand } from '#features/brands/server/service.ts'
import { briefOf } from '#features/brands/server/brand-facts.ts'
import type { AppContext } from '#server/app-context.ts'
import { readWorkspace } from '#server/db/workspace-transaction.ts'
import type { Scope } from '#server/scope.ts'
import { DEFAULT_TIME_ZONE, todayAt } from '#shared/calendar-dates.ts'
import type { AnswerOf, BodyOf } from '#shared/endpoint.ts'
import { BALANCED } from '#shared/strategy.ts'
import { notesInWords, unreadInWords } from '#writing/notes/notes-in-words.ts'
import type { ideaEndpoints } from '../../contract.ts'
import { notedMonth } from '#writing/month/noted-emails.ts'
import { notesOf } from '#writing/notes/month-notes.ts'

export async function notesReading(
  app: AppContext,
  { workspaceId }: Scope,
  brandId: string,
  { year, month, notes }: BodyOf<typeof ideaEndpoints.readNotes>,
): Promise<AnswerOf<typeof ideaEndpoints.readNotes>> {
  const brand = await readWorkspace(app.db, workspaceId, async (scope) =>
    briefOf(scope, await getBrand(scope, brandId)),
  )
  const request = {
    brand,
    year,
    month,
    strategy: { ...BALANCED, notes },
    today: todayAt(DEFAULT_TIME_ZONE[brand.country], app.clock.now()),
    earlier: [],
  }
  const { emails } = await notedMonth(request)
  const { reading } = notesOf(request)
  return {
    understood: notesInWords(
      reading,
      { year, month },
      (event) => emails.filter((email) => email.event === event).length,
    ),
    unread: unreadInWords(reading),
  }
}
