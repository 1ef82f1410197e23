import { keep, kept } from '#web/browser-storage.ts'

/** A part of the token tells links apart, and it isn't enough to open one. */
const keyOf = (token: string) => `mailmonth-reviewer-${token.slice(0, 8)}`

export const keptReviewerName = (token: string): string => kept('browser', keyOf(token)) ?? ''
export const keepReviewerName = (token: string, name: string): void => keep('browser', keyOf(token), name)
