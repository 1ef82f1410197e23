import { oncePer } from '#shared/once-per.ts'
import { daysUntil, yearDay } from '#shared/year-days.ts'
import { lengthOfMonth } from '../brand/read-season.ts'
import type { StockIdea } from '../stock/stock-ideas.ts'
import { type MonthRequest, monthsSince } from './month-request.ts'

/** Months after which the same answer, list or price may come again. */
const TOLD_RESTS = 4
const SHORTEST_SHARED = 12
const MOST_SHARED = 0.5

/** The sentences of the brand that an idea is about. */
function saidIn({ angle, doubt, answers }: StockIdea): readonly string[] {
  const answer = doubt?.answer ?? null
  return [...(angle.tells.length > 0 || answer === null ? angle.tells : [answer]), ...answers]
}

/** The same, with the story that an email about a day tells beside it. */
const toldIn = (idea: StockIdea): readonly string[] => [
  ...saidIn(idea),
  ...(idea.story === null ? [] : [idea.story.text]),
]

/** What emails of the months around have told. */
const saidLately = oncePer((request: MonthRequest): readonly string[] =>
  request.stock.ideas.flatMap((idea) => {
    const isLate = (request.past.get(idea.key) ?? []).some(
      (use) => use.wasUsed && Math.abs(monthsSince(use, request)) < TOLD_RESTS,
    )
    return isLate ? toldIn(idea) : []
  }),
)

/** Whether half of what an idea tells has been told in the last months: one answer after a list of them all. */
export const wasToldLately = (idea: StockIdea, request: MonthRequest): boolean => repeats(idea, saidLately(request))

/** So long before its day, a story waits for it. */
const DAYS_OF_WAITING = 100

/** Whether what an idea tells belongs to a day: one of the month's emails, or one of the months to come. */
export function waitsForDay(idea: StockIdea, emails: readonly StockIdea[], { stock, month }: MonthRequest): boolean {
  const said = saidIn(idea)
  const first = yearDay(month, 1)
  const last = yearDay(month, lengthOfMonth(month))
  return stock.ideas.some(({ story, key }) => {
    if (story === null || !said.some((text) => isSame(text, story.text))) return false
    const isToCome =
      daysUntil(first, story.day) <= DAYS_OF_WAITING && daysUntil(first, story.day) > daysUntil(first, last)
    return isToCome || emails.some((email) => email.key === key)
  })
}

/** Whether another email tells the same. */
export const tellsAgain = (idea: StockIdea, others: readonly StockIdea[]): boolean =>
  repeats(
    idea,
    others.flatMap((other) => toldIn(other)),
  )

function repeats(idea: StockIdea, told: readonly string[]): boolean {
  const said = saidIn(idea)
  const known = said.filter((text) => told.some((other) => isSame(text, other)))
  return said.length > 0 && known.length >= MOST_SHARED * said.length
}

/** A single answer is the same inside a row of answers. */
function isSame(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long) return true
  // "Can it wait? Often yes." ends in an answer that is too short to be found anywhere else.
  return short.length < SHORTEST_SHARED ? long.endsWith(`? ${short}`) : long.includes(short.replace(/\.$/u, ''))
}
