import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api-client.ts'
import { ideaEndpoints } from '../contract.ts'
import type { PlanPlace } from './queries.ts'

/** How the notes of a month are understood. What was understood before stands until the answer is there. */
export const notesReadingOptions = ({ brandId, year, month }: PlanPlace, notes: string) =>
  queryOptions({
    queryKey: ['/api', 'brands', brandId, 'notes', 'reading', { year, month, notes }],
    queryFn: ({ signal }) =>
      call(ideaEndpoints.readNotes, { params: { id: brandId }, body: { year, month, notes } }, signal),
    enabled: notes !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
