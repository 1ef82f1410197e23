import type { QueryClient } from '@tanstack/react-query'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { ideaEndpoints, type Subtopic } from '../contract.ts'

export interface BrandMonth extends YearMonth {
  brandId: string
}

const inputOf = ({ brandId, year, month }: BrandMonth) => ({ params: { id: brandId, year, month } })

export const planOptions = (place: BrandMonth) => endpointQuery(ideaEndpoints.plan, inputOf(place))

export const archivedOptions = (place: BrandMonth) => endpointQuery(ideaEndpoints.archived, inputOf(place))

/** Updates the cached month, so that the idea shows its outline without loading all ideas again. */
export function markOutlined(queryClient: QueryClient, place: BrandMonth, ideaId: string, outlineId: string): void {
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
