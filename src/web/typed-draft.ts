import { forgetKept, keep, kept } from './browser-storage.ts'

const TYPED = 'mailmonth:typed:'

export interface TypedDraft<Value> {
  key: string
  /** Null for an empty draft, and for one that we can no longer read. */
  read(): Value | null
  keep(typed: Value | null): void
}

/** Survives a reload and the end of the session, but not a logout. `parse` throws for drafts of another version. */
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

/** A logout deletes the drafts of all users in this tab. */
export const forgetTyped = (): void => forgetKept('tab', TYPED)
