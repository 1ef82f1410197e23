import type { PlacedPlan } from './kept-plan.ts'

export const emailsText = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'}`

/** What the days rest on: the brand's own history, or what is generally known. */
export function basisText({ campaigns, learnsFrom }: Pick<PlacedPlan, 'campaigns' | 'learnsFrom'>): string {
  if (campaigns >= learnsFrom) return `Learned from ${campaigns} of your past campaigns of the last three years.`
  return `It takes ${learnsFrom} past campaigns to learn from your own.`
}
