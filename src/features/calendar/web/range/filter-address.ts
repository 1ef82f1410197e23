import { z } from 'zod'
import type { Brand } from '#features/brands/contract.ts'
import { NOBODY } from '#features/outlines/library-contract.ts'
import { CALENDAR_STATUSES } from '../../fields.ts'
import type { CalendarAddress } from '../calendar-view.ts'

/** In the address, so that a link shows each person their own emails. */
export const ME = 'me'

export interface RangeFilters {
  /** Null means every brand. */
  brandIds: readonly string[] | null
  status: string | undefined
  assignee: string | undefined
}

export const isFiltered = ({ brandIds, status, assignee }: RangeFilters): boolean =>
  brandIds !== null || status !== undefined || assignee !== undefined

/** The filters of an address. A value that means nothing here is left out. */
export function filtersOf(address: CalendarAddress, brands: readonly Pick<Brand, 'id'>[] | null): RangeFilters {
  const named = address.brands?.split(',') ?? []
  const ids = (brands ?? []).map(({ id }) => id).filter((id) => named.includes(id))
  return {
    brandIds: ids.length === 0 || ids.length === brands?.length ? null : ids,
    status: CALENDAR_STATUSES.safeParse(address.status).data,
    assignee: z.union([z.literal([ME, NOBODY]), z.uuid()]).safeParse(address.assignee).data,
  }
}

export const addressOfFilters = ({ brandIds, status, assignee }: RangeFilters): CalendarAddress => ({
  brands: brandIds?.join(','),
  status,
  assignee,
})

export function queryOfFilters({ status, assignee }: RangeFilters, userId: string) {
  const known = CALENDAR_STATUSES.safeParse(status).data
  return {
    ...(known !== undefined && { status: known }),
    ...(assignee !== undefined && { assignee: assignee === ME ? userId : assignee }),
  }
}
