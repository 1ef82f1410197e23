import type { IdeaMeta } from '#writing/requests/idea-meta.ts'
import type { Observance } from '#writing/knowledge/observances.ts'
import type { Country } from '#shared/brand-brief.ts'
import type { Unscheduled } from '../contract.ts'
import { lastUsefulDay, occasionOf } from './scheduling/occasions.ts'

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

export const observanceName = ({ names }: Observance): string => capitalised(names.en ?? Object.values(names)[0] ?? '')

interface PlannedTitle {
  title: string
  ideaTitle: string
  planYear: number
  planMonth: number
}

export function dayItIsAbout(
  { title, ideaTitle, planYear, planMonth }: PlannedTitle,
  meta: IdeaMeta | null,
  country: Country,
): Unscheduled['occasion'] {
  const occasion = occasionOf({ title, ideaTitle, meta }, false, country, { year: planYear, month: planMonth })
  if (occasion === null || occasion.day === null) return null
  return { name: capitalised(occasion.name), day: occasion.day, lastDay: lastUsefulDay(occasion) }
}
