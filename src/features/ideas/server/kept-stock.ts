import { keepingLast } from '#server/keeping-last.ts'
import { inTurns } from '#server/steps.ts'
import { notesOf } from '#writing/notes/month-notes.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import { type MonthStockRequest, monthStockSteps } from '#writing/stock/month-stock.ts'

const STOCKS_KEPT = 50

/** A month is read many times between changes, and the same sheet gives the same stock, so cache it. */
export const keptStock = keepingLast(STOCKS_KEPT, (request: MonthStockRequest) => inTurns(monthStockSteps(request)))

export const stockFor = (request: PlanRequest) =>
  keptStock({ brand: notesOf(request).brand, month: request.month, hasHistory: request.history !== null })
