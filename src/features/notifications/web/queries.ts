import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/endpoint.ts'
import { read } from '#web/api-client.ts'
import { shownBy } from '#web/changes.ts'
import { endpointKey, endpointQuery } from '#web/endpoint-query.ts'
import { notificationEndpoints } from '../contract.ts'

type NotificationPage = AnswerOf<typeof notificationEndpoints.list>
export type NotificationPages = InfiniteData<NotificationPage>

export const notificationsOptions = (workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: endpointKey(notificationEndpoints.list, { params: { workspaceId }, query: {} }),
    meta: shownBy(notificationEndpoints.list, {}),
    queryFn: ({ pageParam: before, signal }) =>
      read(
        notificationEndpoints.list,
        { params: { workspaceId }, query: before === undefined ? {} : { before } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more, notifications }: NotificationPage) => (more ? notifications.at(-1)?.id : undefined),
  })

export function withRead(pages: NotificationPages, ids: readonly string[] | undefined, now: string): NotificationPages {
  const concerns = (id: string) => ids === undefined || ids.includes(id)
  const read = pages.pages
    .flatMap(({ notifications }) => notifications)
    .filter(({ id, readAt }) => readAt === null && concerns(id)).length
  return {
    ...pages,
    pages: pages.pages.map(({ notifications, unread, more }) => ({
      more,
      unread: ids === undefined ? 0 : Math.max(0, unread - read),
      notifications: notifications.map((each) =>
        each.readAt === null && concerns(each.id) ? { ...each, readAt: now } : each,
      ),
    })),
  }
}

export const choicesOptions = endpointQuery(notificationEndpoints.choices, {})
