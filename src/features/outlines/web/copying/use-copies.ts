import type { YearMonth } from '#shared/calendar-dates.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { useChanges } from '#web/use-change.ts'
import type { Outline } from '../../contract.ts'
import { copyEndpoints } from '../../copy-contract.ts'
import type { Hint } from '../../editing-contract.ts'
import type { OutlineSummary } from '../../library-contract.ts'

export interface CopyTarget extends YearMonth {
  brandId: string
}

export interface Copies {
  target: CopyTarget
  made: readonly { outline: Outline; hints: readonly Hint[] }[]
  failed: readonly { outline: OutlineSummary; reason: string }[]
}

const FALLBACK = "We couldn't copy this outline. Check your connection and try again."

/** Copies one after the other. After the limit of a day, it asks for no more. */
export function useCopies() {
  return useChanges(
    async (
      change,
      { outlines, target }: { outlines: readonly OutlineSummary[]; target: CopyTarget },
    ): Promise<Copies> => {
      const made: { outline: Outline; hints: readonly Hint[] }[] = []
      const failed: { outline: OutlineSummary; reason: string }[] = []
      let limit: string | undefined
      for (const outline of outlines) {
        if (limit !== undefined) {
          failed.push({ outline, reason: limit })
          continue
        }
        try {
          made.push(await change(copyEndpoints.copy, { params: { id: outline.id }, body: target }))
        } catch (error) {
          const reason = errorMessage(error, FALLBACK)
          if (error instanceof ApiError && error.status === 429) limit = reason
          failed.push({ outline, reason })
        }
      }
      return { target, made, failed }
    },
    { always: true },
  )
}
