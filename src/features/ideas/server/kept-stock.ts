import { keepingLast } from '#server/keeping-last.ts'
import { inTurns } from '#server/steps.ts'
import { notesOf } from '#writing/notes/month-notes.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import type { Stock } from '#writing/stock/stock-ideas.ts'
import { toldSteps } from '#writing/stock/told-facts.ts'
import { type MonthStockRequest, monthStockSteps } from '#writing/stock/month-stock.ts'

const STOCKS_KEPT = 50

/** A month is read many times between changes, and the same sheet gives the same stock, so cache it. */
export const keptStock = keepingLast(STOCKS_KEPT, (request: MonthStockRequest) => inTurns(monthStockSteps(request)))

export async function stockFor(request: PlanRequest): Promise<Stock> {
  const { brand } = notesOf(request)
  const stock = await keptStock({ brand, month: request.month, hasHistory: request.history !== null })
  // The planner reads it without a pause.
  await inTurns(toldSteps(brand))
  return stock
}
