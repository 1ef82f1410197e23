import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { dayAfter, monthKey, todayAt } from '#shared/calendar-dates.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { dayOf, monthOfDay } from '../../calendar-days.ts'
import { type PlanWarning, planWarnings } from '../../plan-warnings.ts'
import { type RangeItem, rangeEndpoints } from '../../range-contract.ts'
import { type CalendarItem, isScheduled } from '../calendar-changes.ts'
import type { CalendarView, Range } from '../calendar-view.ts'
import type { ShownEmails } from '../shown-emails.ts'

export type RangeData = AnswerOf<typeof rangeEndpoints.read>
export type RangeBrand = RangeData['brands'][number]
type RangeQuery = Parameters<typeof endpointQuery<typeof rangeEndpoints.read>>[1]['query']

export const rangeOptions = (workspaceId: string, query: RangeQuery) =>
  endpointQuery(rangeEndpoints.read, { params: { workspaceId }, query })

const WEEK = 7

/** A warning may be about the week before or after, so a week needs both. */
export const readRange = (view: CalendarView, { from, to }: Range): Range =>
  view === 'week' ? { from: dayAfter(from, -WEEK), to: dayAfter(to, WEEK) } : { from, to }

export const isWithin = ({ from, to }: Range, day: string): boolean => from <= day && day <= to

export function withRangeItem(data: RangeData, item: CalendarItem): RangeData {
  const others = data.items.filter(({ outlineId }) => outlineId !== item.outlineId)
  if (!isRangeItem(item)) return { ...data, items: others }
  return { ...data, items: [...others, item].toSorted(byTime) }
}

const isRangeItem = (item: CalendarItem): item is RangeItem => isScheduled(item) && item.brandId !== undefined
const byTime = (a: RangeItem, b: RangeItem) => a.sendTime.slice(0, 16).localeCompare(b.sendTime.slice(0, 16))

export function useRangeEmails(queryKey: QueryKey): ShownEmails {
  const queryClient = useQueryClient()
  return {
    queryKey,
    find: (outlineId) =>
      queryClient.getQueryData<RangeData>(queryKey)?.items.find((item) => item.outlineId === outlineId),
    put: (item) => void queryClient.setQueryData<RangeData>(queryKey, (data) => data && withRangeItem(data, item)),
  }
}

/** Emails of different brands on one day aren't a conflict. */
export function warningsByBrand(
  { items, brands }: Pick<RangeData, 'items' | 'brands'>,
  now: Date,
): ReadonlyMap<string, readonly PlanWarning[]> {
  return new Map(
    brands.map(({ id, timezone }) => [
      id,
      planWarnings(
        items.filter(({ brandId }) => brandId === id),
        todayAt(timezone, now),
      ),
    ]),
  )
}

export const warningsWithin = (
  warnings: readonly PlanWarning[],
  items: readonly RangeItem[],
  range: Range,
): readonly PlanWarning[] => {
  const days = new Map(items.map(({ outlineId, sendTime }) => [outlineId, dayOf(sendTime)]))
  return warnings.filter(({ concerns }) =>
    concerns.some((id) => {
      const day = days.get(id)
      return day !== undefined && isWithin(range, day)
    }),
  )
}

/** The unscheduled emails of the months that a range touches. */
export function unscheduledOf({ unscheduled }: Pick<RangeData, 'unscheduled'>, { from, to }: Range, brandId: string) {
  const [first, last] = [monthKey(monthOfDay(from)), monthKey(monthOfDay(to))]
  const months = unscheduled.filter(
    (each) => each.brandId === brandId && monthKey(each) >= first && monthKey(each) <= last,
  )
  return { count: months.reduce((sum, { count }) => sum + count, 0), first: months[0] ?? null }
}
