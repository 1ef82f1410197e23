import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { LiveHint } from '#shared/live-events.ts'
import type { Broadcast } from './db/open-db.ts'

export interface Listener {
  hint(hint: LiveHint): void
  missed(): void
  end(): void
}

export interface Live {
  /** Call this only after the commit. */
  publish(hint: LiveHint): void
  listen(userId: string, listener: Listener): (() => void) | null
  /** The events of the last milliseconds. Null if we no longer have them all. */
  since(ms: number): LiveHint[] | null
  readonly hearsOthers: boolean
  start(): Promise<void>
  end(): void
  stop(): Promise<void>
}

const KEPT_MS = 60_000
const KEPT_HINTS = 5_000
/** Covers network delay and coarse clocks. */
const MARGIN_MS = 2_000
const GATHER_MS = 20
const PACKET_BYTES = 7_500
const STREAMS_OF_A_PERSON = 20

interface Packet {
  from: string
  hints: LiveHint[]
}

export function createLive(broadcast: Broadcast | null, log: Logger, now = () => performance.now()): Live {
  const self = randomUUID()
  const listeners = new Set<Listener>()
  const streams = new Map<string, number>()
  const kept: { at: number; hint: LiveHint }[] = []
  let knownSince = now()
  let heardSelf = broadcast === null
  let stopListening: (() => Promise<void>) | null = null
  let waiting = new Map<string, LiveHint>()
  let gathering: NodeJS.Timeout | null = null
  let ended = false

  const receive = (hint: LiveHint) => {
    const at = now()
    kept.push({ at, hint })
    while (kept.length > KEPT_HINTS || (kept[0] !== undefined && kept[0].at < at - KEPT_MS)) {
      knownSince = kept.shift()!.at
    }
    for (const listener of listeners) listener.hint(hint)
  }
  const gap = () => {
    knownSince = now()
    kept.length = 0
    for (const listener of listeners) listener.missed()
  }
  const hear = (text: string) => {
    const packet = JSON.parse(text) as Packet
    if (packet.from === self) heardSelf = true
    else for (const hint of packet.hints) receive(hint)
  }
  const send = async (hints: LiveHint[]) => {
    try {
      for (const text of packetsOf(self, hints)) await broadcast?.send(text)
    } catch (error) {
      log.warn({ err: error }, 'live updates to other processes failed')
    }
  }
  const flush = async () => {
    if (gathering !== null) clearTimeout(gathering)
    gathering = null
    const hints = [...waiting.values()]
    waiting = new Map()
    if (hints.length > 0) await send(hints)
  }

  return {
    publish(hint) {
      receive(hint)
      if (broadcast === null) return
      waiting.set(JSON.stringify(hint), hint)
      gathering ??= setTimeout(() => void flush(), GATHER_MS).unref()
    },
    listen(userId, listener) {
      const open = streams.get(userId) ?? 0
      if (ended || open >= STREAMS_OF_A_PERSON) return null
      streams.set(userId, open + 1)
      listeners.add(listener)
      return () => {
        if (!listeners.delete(listener)) return
        const left = (streams.get(userId) ?? 1) - 1
        if (left === 0) streams.delete(userId)
        else streams.set(userId, left)
      }
    },
    since(ms) {
      const from = now() - ms - MARGIN_MS
      return from < knownSince || ms > KEPT_MS - MARGIN_MS
        ? null
        : kept.filter(({ at }) => at >= from).map(({ hint }) => hint)
    },
    get hearsOthers() {
      return heardSelf
    },
    async start() {
      if (broadcast === null) return
      try {
        stopListening = await broadcast.listen(hear, gap)
        // A pooler may accept LISTEN and never deliver, so only a received message proves that it works.
        await broadcast.send(JSON.stringify({ from: self, hints: [] } satisfies Packet))
      } catch (error) {
        log.warn({ err: error }, 'live updates from other processes are unavailable')
      }
    },
    end() {
      ended = true
      for (const listener of listeners) listener.end()
    },
    async stop() {
      await flush()
      await stopListening?.()
    },
  }
}

function packetsOf(from: string, hints: LiveHint[]): string[] {
  const packets: Packet[] = []
  let size = 0
  for (const hint of hints) {
    const bytes = JSON.stringify(hint).length + 1
    if (packets.length === 0 || size + bytes > PACKET_BYTES) {
      packets.push({ from, hints: [] })
      size = 100
    }
    packets.at(-1)!.hints.push(hint)
    size += bytes
  }
  return packets.map((packet) => JSON.stringify(packet))
}
