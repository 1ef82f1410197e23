import type { QueryClient } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { ideaEndpoints, type Subtopic } from '../contract.ts'

export interface PlanPlace extends YearMonth {
  brandId: string
}

const inputOf = ({ brandId, year, month }: PlanPlace) => ({ params: { id: brandId, year, month } })

/** The ideas of a brand's month. */
export const planOptions = (place: PlanPlace) => endpointQuery(ideaEndpoints.plan, inputOf(place))

/** What has been archived of them. */
export const archivedOptions = (place: PlanPlace) => endpointQuery(ideaEndpoints.archived, inputOf(place))

/** Asks again for a month: its ideas and its archive. */
export function refreshPlan(queryClient: QueryClient, place: PlanPlace): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: planOptions(place).queryKey })
}

/** Enters an outline into the cached month, so that its idea shows it without asking for all ideas again. */
export function markOutlined(queryClient: QueryClient, place: PlanPlace, ideaId: string, outlineId: string): void {
  const outlined = (subtopic: Subtopic): Subtopic =>
    subtopic.id === ideaId ? { ...subtopic, status: 'OUTLINED', outlineId } : subtopic
  queryClient.setQueryData(
    planOptions(place).queryKey,
    (plan) =>
      plan && {
        ...plan,
        mainTopics: plan.mainTopics.map((topic) =>
          topic.subtopics.some(({ id }) => id === ideaId)
            ? { ...topic, subtopics: topic.subtopics.map(outlined) }
            : topic,
        ),
      },
  )
}
