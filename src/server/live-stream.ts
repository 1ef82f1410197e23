import { Readable } from 'node:stream'
import type { LiveGreeting, LiveHint } from '#shared/live-events.ts'
import type { Live } from './live.ts'

export interface Standing {
  userId: string
  workspaceIds: ReadonlySet<string>
  fingerprint: string
}

const HEARTBEAT_MS = 25_000
/** A client that reads slower than this must reconnect. */
const MOST_UNREAD_BYTES = 65_536

interface StreamParts {
  standing: Standing
  ask: () => Promise<Standing | null>
  sinceMs: number | undefined
  once: boolean
  heartbeatMs?: number
}

const line = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

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

  /** Rights may change while the stream is open, so we load them again and tell the browser. */
  const askAgain = async () => {
    let now: Standing | null
    try {
      now = await ask()
    } catch {
      // We send nothing that we can't check. The browser reconnects.
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

  // One event after the other, so that none is sent before the rights are checked.
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

/** After these events, a user may see more or less. */
const RIGHTS: ReadonlySet<string> = new Set(['members', 'workspace', 'session'])
