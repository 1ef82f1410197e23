import { Readable } from 'node:stream'
import type { LiveGreeting, LiveHint } from '#shared/live-events.ts'
import type { Live } from './live.ts'

/** What a person may be told at this moment. */
export interface Standing {
  userId: string
  workspaceIds: ReadonlySet<string>
  /** Changes with whatever the browser derives from it: roles, plans, suspension. */
  fingerprint: string
}

const HEARTBEAT_MS = 25_000
/** Who reads slower than this is told to start anew. */
const MOST_UNREAD_BYTES = 65_536

interface StreamParts {
  standing: Standing
  /** Asks again what the person may be told; null when their session is over. */
  ask: () => Promise<Standing | null>
  sinceMs: number | undefined
  once: boolean
  heartbeatMs?: number
}

const line = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** The hints for one person as server-sent events; null when they have too many such streams already. */
export function openLiveStream(
  live: Live,
  { standing: first, ask, sinceMs, once, heartbeatMs = HEARTBEAT_MS }: StreamParts,
): Readable | null {
  let standing = first
  let heartbeat: NodeJS.Timeout | undefined
  let ignore: (() => void) | null = null
  let over = false
  const stream = new Readable({
    read() {},
    destroy(error, done) {
      over = true
      clearInterval(heartbeat)
      ignore?.()
      done(error)
    },
  })
  const say = (text: string) => {
    if (over) return
    if (stream.readableLength > MOST_UNREAD_BYTES) stream.destroy()
    else stream.push(text)
  }
  const end = () => {
    if (over) return
    over = true
    clearInterval(heartbeat)
    ignore?.()
    stream.push(null)
  }

  /** Rights may have changed while the stream was open: they are asked for, and the browser hears that they have. */
  const askAgain = async () => {
    let now: Standing | null
    try {
      now = await ask()
    } catch {
      // What cannot be checked is not told. The browser comes back.
      return end()
    }
    if (over) return
    if (now === null) {
      say(line('signed-out', {}))
      return end()
    }
    const changed = now.fingerprint !== standing.fingerprint
    standing = now
    if (changed) say(line('changed', { type: 'changed', what: 'workspace', workspaceId: null }))
  }
  const concerns = ({ workspaceId, userId }: LiveHint) =>
    (workspaceId === null || standing.workspaceIds.has(workspaceId)) &&
    (userId === undefined ? workspaceId !== null : userId === standing.userId)
  const tell = async (hint: LiveHint) => {
    const aboutRights = hint.userId === standing.userId || concerns(hint)
    if (aboutRights && RIGHTS.has(hint.event.what)) await askAgain()
    if (concerns(hint)) say(line('changed', { ...hint.event, workspaceId: hint.workspaceId }))
  }

  // One after the other, so that nothing overtakes the question who may hear it.
  let turn = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => void (turn = turn.then(() => (over ? undefined : work())))

  if (!once) {
    ignore = live.listen(standing.userId, {
      hint: (hint) => {
        if (hint.userId === undefined || hint.userId === standing.userId) inTurn(() => tell(hint))
      },
      missed: () => say(line('missed', {})),
      end,
    })
    if (ignore === null) return null
    heartbeat = setInterval(() => {
      say(':\n\n')
      inTurn(askAgain)
    }, heartbeatMs).unref()
  }
  const missing = sinceMs === undefined ? [] : live.since(sinceMs)
  say(line('hello', { missed: missing === null, partial: !live.hearsOthers } satisfies LiveGreeting))
  for (const hint of missing ?? []) {
    if (concerns(hint)) say(line('changed', { ...hint.event, workspaceId: hint.workspaceId }))
  }
  if (once) end()
  return stream
}

/** After these a person may see less or more than before. */
const RIGHTS: ReadonlySet<string> = new Set(['members', 'workspace', 'session'])
