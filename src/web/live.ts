import type { LiveEvent, LiveGreeting } from '#shared/live-events.ts'
import { setHearing } from './hearing.ts'

export interface HeardHint extends LiveEvent {
  workspaceId: string | null
}

export interface LiveHandlers {
  hint(hint: HeardHint): void
  missed(): void
  signedOut(): void
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** The server sends something at least every half of this time. */
const SILENCE_MS = 60_000
/** A hidden tab closes its stream after this time. */
const HIDDEN_MS = 30_000

/**
 * On reconnect, the client sends the time since its last event, so that none is lost. Returns a function that ends it.
 */
export function stayLive(handlers: LiveHandlers): () => void {
  let over = false
  let connection: AbortController | null = null
  let pause = FIRST_PAUSE_MS
  let again: ReturnType<typeof setTimeout> | undefined
  let letGo: ReturnType<typeof setTimeout> | undefined
  // The page loaded its data after this time.
  let heardAt = 0
  let partial = false

  const connect = async () => {
    clearTimeout(again)
    if (over || connection !== null) return
    const mine = new AbortController()
    connection = mine
    const wait = await listen(mine).catch(() => null)
    if (connection === mine) connection = null
    if (over || mine.signal.reason === HIDDEN) return
    again = setTimeout(() => void connect(), wait ?? pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  /** Returns how long the server asks the client to wait, if it does. */
  const listen = async (mine: AbortController): Promise<number | null> => {
    const sinceMs = Math.ceil(performance.now() - heardAt)
    const response = await fetch(`/api/events?sinceMs=${Math.min(sinceMs, 86_400_000)}`, { signal: mine.signal })
    if (response.status === 401) {
      stop()
      handlers.signedOut()
    }
    if (!response.ok || response.body === null) return secondsOf(response.headers.get('retry-after'))
    let silence: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      heardAt = performance.now()
      clearTimeout(silence)
      silence = setTimeout(() => mine.abort(), SILENCE_MS)
    }
    try {
      let rest = ''
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        hear()
        const parts = (rest + read.value).split('\n\n')
        rest = parts.pop() ?? ''
        for (const part of parts) take(part)
      }
    } finally {
      clearTimeout(silence)
      setHearing(false)
    }
    return null
  }

  const take = (part: string) => {
    const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(part) ?? []
    if (data === undefined) return
    if (name === 'changed') handlers.hint(JSON.parse(data) as HeardHint)
    if (name === 'missed') handlers.missed()
    if (name === 'hello') {
      pause = FIRST_PAUSE_MS
      const greeting = JSON.parse(data) as LiveGreeting
      partial = greeting.partial
      setHearing(!partial)
      if (greeting.missed) handlers.missed()
    }
    if (name === 'signed-out') {
      stop()
      handlers.signedOut()
    }
  }

  const onVisibility = () => {
    clearTimeout(letGo)
    if (document.visibilityState === 'visible') void connect()
    else letGo = setTimeout(release, HIDDEN_MS)
  }
  const release = () => {
    clearTimeout(again)
    connection?.abort(HIDDEN)
    connection = null
  }
  const onOnline = () => {
    pause = FIRST_PAUSE_MS
    void connect()
  }
  // Without a complete stream, we load again when the user comes back to the tab.
  const onFocus = () => {
    if (connection === null || partial) handlers.missed()
    void connect()
  }
  const stop = () => {
    over = true
    clearTimeout(again)
    clearTimeout(letGo)
    connection?.abort()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('pagehide', release)
    removeEventListener('pageshow', onVisibility)
    removeEventListener('online', onOnline)
    removeEventListener('focus', onFocus)
  }

  document.addEventListener('visibilitychange', onVisibility)
  // A page in the back/forward cache must not keep a connection.
  addEventListener('pagehide', release)
  addEventListener('pageshow', onVisibility)
  addEventListener('online', onOnline)
  addEventListener('focus', onFocus)
  onVisibility()
  return stop
}

const HIDDEN = 'hidden'

const secondsOf = (retryAfter: string | null): number | null =>
  retryAfter === null || Number.isNaN(Number(retryAfter)) ? null : Number(retryAfter) * 1000
