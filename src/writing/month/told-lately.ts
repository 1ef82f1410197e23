import { oncePer } from '#shared/once-per.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import { type MonthRequest, monthsSince } from './month-request.ts'

/** Months after which the same answer, list or price may come again. */
const TOLD_RESTS = 4
const SHORTEST_SHARED = 12
const MOST_SHARED = 0.5

/** The sentences of the brand that an idea is about. */
function saidIn({ angle, doubt }: StockIdea): readonly string[] {
  const answer = doubt?.answer ?? null
  return angle.tells.length > 0 || answer === null ? angle.tells : [answer]
}

/** What emails of the months around have told. */
const saidLately = oncePer((request: MonthRequest): readonly string[] =>
  request.stock.ideas.flatMap((idea) => {
    const isLate = (request.past.get(idea.key) ?? []).some(
      (use) => use.wasUsed && Math.abs(monthsSince(use, request)) < TOLD_RESTS,
    )
    return isLate ? saidIn(idea) : []
  }),
)

/** Whether half of what an idea tells has been told in the last months: one answer after a list of them all. */
export const wasToldLately = (idea: StockIdea, request: MonthRequest): boolean => repeats(idea, saidLately(request))

/** Whether another email tells the same. */
export const tellsAgain = (idea: StockIdea, others: readonly StockIdea[]): boolean =>
  repeats(
    idea,
    others.flatMap((other) => saidIn(other)),
  )

function repeats(idea: StockIdea, told: readonly string[]): boolean {
  const said = saidIn(idea)
  const known = said.filter((text) => told.some((other) => isSame(text, other)))
  return said.length > 0 && known.length >= MOST_SHARED * said.length
}

/** A single answer is the same inside a row of answers. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short === long || (short.length >= SHORTEST_SHARED && long.includes(short.replace(/\.$/u, '')))
}
