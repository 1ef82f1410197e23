import type { SheetReader } from '#server/ai/sheet-reader.ts'
import { newId } from '#server/db/new-id.ts'
import type { Db } from '#server/db/open-db.ts'
import { AppError } from '#shared/errors.ts'
import { READ_KINDS } from '#shared/brand-sheet.ts'
import { ANSWER_SHAPE, type AnsweredSheet, readAnsweredSheet } from '#writing/brand/answered-sheet.ts'
import type { ModelAccess } from '../model-access.ts'
import { type Brief, sheetBrief } from '../brief.ts'

const READ_AT_MOST_MS = 120_000

export function modelSheetReader(db: Db, model: ModelAccess): SheetReader {
  return {
    async readSheet(request, { workspaceId, signal }) {
      const brief = await sheetBrief(db, request)
      const { prompt, system, user } = brief
      const timeout = AbortSignal.timeout(READ_AT_MOST_MS)
      const answer = await model
        .ask({
          // The calls have no run, because no one waits for them.
          job: { workspaceId, runId: newId() },
          prompt,
          system,
          user,
          shape: ANSWER_SHAPE,
          schema: readAnsweredSheet,
          signal: AbortSignal.any([signal, timeout]),
        })
        .catch((error: unknown) => {
          signal.throwIfAborted()
          throw timeout.aborted ? new AppError('AI_TIMED_OUT') : error
        })
      return withoutLeaks(answer, brief)
    },
  }
}

/** Empties facts that reveal the instructions. They are dropped with the unsupported ones. */
function withoutLeaks(answer: AnsweredSheet, brief: Brief): AnsweredSheet {
  const kept = READ_KINDS.map((kind) => [
    kind,
    answer[kind].map((fact) => (brief.givesAway(JSON.stringify(fact)) ? null : fact)),
  ])
  return Object.fromEntries(kept) as AnsweredSheet
}
