import { type QueryCache, type QueryClient, hashKey } from '@tanstack/react-query'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { isTouched, refresh, refreshChanged } from '#web/changes.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type HeardHint, stayLive } from '#web/live.ts'
import { sessionAfterEnd, sessionNow } from './session-watch.ts'

/** One action can send many hints, for example when a month is scheduled. */
const GATHER_MS = 150
const READING_MS = 20_000

function askedTimes(cache: QueryCache) {
  const times = new WeakMap<object, number>()
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') times.set(event.query, performance.now())
  })
  return { askedAt: (query: object) => times.get(query) ?? 0, stop }
}

export function followChanges(client: QueryClient): () => void {
  const { askedAt, stop: forgetTimes } = askedTimes(client.getQueryCache())
  let gathered: { hint: HeardHint; at: number }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = () => {
    const hints = gathered
    gathered = []
    timer = undefined
    void tellingLostWorkspaces(client, () =>
      refresh(client, (query) =>
        hints.some(
          ({ hint: { what, brandId }, at }) => askedAt(query) < at && isTouched(query.meta, { what: [what], brandId }),
        ),
      ),
    )
  }
  const askEverything = async () => {
    if ((await sessionNow(client)) === 'other') return
    await tellingLostWorkspaces(client, () =>
      refresh(client, ({ queryHash }) => queryHash !== hashKey(sessionOptions.queryKey)),
    )
  }
  const leave = async () => {
    const isOver = (await sessionAfterEnd(client)) === 'ended'
    if (isOver) void refreshChanged(client, { what: ['workspace'] })
  }
  const stopListening = stayLive({
    hint(hint) {
      gathered.push({ hint, at: performance.now() })
      timer ??= setTimeout(askAgain, GATHER_MS)
    },
    missed: () => void askEverything(),
    signedOut: () => void leave(),
  })
  return () => {
    clearTimeout(timer)
    stopListening()
    forgetTimes()
  }
}

/** Tell users who were removed from a workspace, not those who left. */
async function tellingLostWorkspaces(client: QueryClient, ask: () => Promise<void>): Promise<void> {
  const before = client.getQueryData(workspacesOptions.queryKey)
  const isOwnDoing = client.isMutating() > 0
  await ask()
  const after = client.getQueryData(workspacesOptions.queryKey)
  if (before === undefined || after === undefined || isOwnDoing || client.isMutating() > 0) return
  const lost = before.memberships.find(
    ({ workspaceId }) => !after.memberships.some((membership) => membership.workspaceId === workspaceId),
  )
  const name = before.workspaces.find(({ id }) => id === lost?.workspaceId)?.name
  if (name === undefined) return
  const description = `You're no longer a member of ${name}.`
  toast({ title: 'Removed from workspace', description, variant: 'destructive', duration: READING_MS })
}
