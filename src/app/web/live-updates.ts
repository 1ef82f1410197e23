import type { QueryCache, QueryClient } from '@tanstack/react-query'
import type { LiveSubject } from '#shared/live-events.ts'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type HeardHint, stayLive } from '#web/live.ts'
import { sessionAfterEnd, sessionNow } from './session-watch.ts'

/** Many hints come together: a month is scheduled, fifty outlines get a person. */
const GATHER_MS = 150
/** What one did not do oneself takes longer to notice. */
const READING_MS = 20_000

const ofBrand = (rest: string) => new RegExp(`^/api/brands/[^/]+/${rest}`)
const usage = /^\/api\/workspaces\/[^/]+\/usage/
const outlines = [/^\/api\/(email-)?outlines/, ofBrand('(outlines|library|plan|trash)\\b'), /^\/api\/calendar/]

/** The calls whose answers change with a subject, by their addresses. */
const ADDRESSES: Record<LiveSubject, readonly RegExp[]> = {
  outlines: [...outlines, usage],
  ideas: [ofBrand('(plan|trash)\\b'), usage],
  schedules: outlines,
  run: [/\/runs?\b/, ofBrand('outline-bulks')],
  imports: [ofBrand('(imports|campaigns|klaviyo|insights|sheet)\\b')],
  brands: [/^\/api\/brands/, /^\/api\/workspaces/],
  members: [/^\/api\/workspaces/],
  notifications: [/^\/api\/workspaces\/[^/]+\/notifications/],
  workspace: [/^\/api\/workspaces/, /^\/api\/brands$/, /^\/api\/settings\/deletions/],
  session: [/^\/api\/(auth|settings)\//],
}

const addressOf = (queryKey: readonly unknown[]) => queryKey.filter((part) => typeof part === 'string').join('/')

/** Whether what was asked at this address may be different after the hint. */
export function isTouched(address: string, { what, brandId }: Pick<HeardHint, 'what' | 'brandId'>): boolean {
  const brand = /^\/api\/brands\/([^/]+)\//.exec(address)?.[1]
  if (brandId !== undefined && brand !== undefined && brand !== brandId) return false
  return ADDRESSES[what].some((pattern) => pattern.test(address))
}

/** When each question was last asked. What was asked after a hint is newer than the hint. */
function askedTimes(cache: QueryCache) {
  const times = new WeakMap<object, number>()
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') times.set(event.query, performance.now())
  })
  return { askedAt: (query: object) => times.get(query) ?? 0, stop }
}

/** Keeps what the page shows in step with what others change. Answers how to end it. */
export function followChanges(client: QueryClient): () => void {
  const { askedAt, stop: forgetTimes } = askedTimes(client.getQueryCache())
  let gathered: { hint: HeardHint; at: number }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = () => {
    const hints = gathered
    gathered = []
    timer = undefined
    void tellingLostWorkspaces(client, () =>
      client.invalidateQueries({
        predicate: (query) => {
          const address = addressOf(query.queryKey)
          return hints.some(({ hint, at }) => askedAt(query) < at && isTouched(address, hint))
        },
      }),
    )
  }
  const askEverything = async () => {
    if ((await sessionNow(client)) === 'other') return
    await tellingLostWorkspaces(client, () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) !== '/api/auth/me' }),
    )
  }
  const leave = async () => {
    // The answer to this question leads to the login.
    const isOver = (await sessionAfterEnd(client)) === 'ended'
    if (isOver) void client.invalidateQueries({ queryKey: workspacesOptions.queryKey })
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

/** Somebody who is removed from a workspace sees it vanish: that needs a word. Who leaves by themselves knows. */
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
  const description = `You are no longer a member of ${name}.`
  toast({ title: 'Removed From Workspace', description, variant: 'destructive', duration: READING_MS })
}
