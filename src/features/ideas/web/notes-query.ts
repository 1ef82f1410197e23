import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { read } from '#web/api-client.ts'
import { SHOWS_NOTHING } from '#web/changes.ts'
import { ideaEndpoints } from '../contract.ts'
import type { BrandMonth } from './queries.ts'

export const notesReadingOptions = ({ brandId, year, month }: BrandMonth, notes: string) =>
  queryOptions({
    queryKey: ['/api', 'brands', brandId, 'notes', 'reading', { year, month, notes }],
    meta: SHOWS_NOTHING,
    queryFn: ({ signal }) =>
      read(ideaEndpoints.readNotes, { params: { id: brandId }, body: { year, month, notes } }, signal),
    enabled: notes !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
