import { forgetKept, keep, kept } from './browser-storage.ts'

const TYPED = 'mailmonth:typed:'

export interface TypedDraft<Value> {
  key: string
  /** Null when nothing was typed, and for what cannot be read any more. */
  read(): Value | null
  /** Null forgets it. */
  keep(typed: Value | null): void
}

/**
 * What a person typed in this tab and has not handed in. It outlives a reload and the end of a session; nobody else who
 * logs in finds it, and it goes when they log out. `parse` throws for what another version left.
 */
export function typedDraft<Value>(userId: string, name: string, parse: (kept: unknown) => Value): TypedDraft<Value> {
  const key = `${TYPED}${userId}:${name}`
  return {
    key,
    read() {
      const text = kept('tab', key)
      if (text === null) return null
      try {
        return parse(JSON.parse(text))
      } catch {
        return null
      }
    },
    keep: (typed) => keep('tab', key, typed === null ? null : JSON.stringify(typed)),
  }
}

/** At a log-out: nothing of anybody stays in the tab. */
export const forgetTyped = (): void => forgetKept('tab', TYPED)
