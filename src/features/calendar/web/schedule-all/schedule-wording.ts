import type { PlacedPlan } from './kept-plan.ts'

export const emailsText = (count: number) => `${count} ${count === 1 ? 'email' : 'emails'}`

export function basisText({ campaigns, learnsFrom }: Pick<PlacedPlan, 'campaigns' | 'learnsFrom'>): string {
  if (campaigns >= learnsFrom) return `Based on ${campaigns} of your campaigns from the last three years.`
  return `We need ${learnsFrom} past campaigns to learn from yours.`
}
