export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'warning' | 'destructive'
  /** One thing to do about it, such as Undo. Pressing it dismisses the toast. */
  action?: { label: string; onSelect: () => void } | undefined
  /** Milliseconds; 5000 unless there is a reason. */
  duration?: number
}

export interface ShownToast extends ToastMessage {
  id: number
  open: boolean
  /** When it appeared, in milliseconds. */
  raisedAt: number
}

/** A newer message takes the older one's place: nobody reads two at once. */
const LIMIT = 1
/** How long a dismissed message is still kept, so that it can finish leaving. */
const REMOVE_DELAY = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Says what has happened. May be called from anywhere, inside React or not; returns the way to dismiss it. */
export function toast(message: ToastMessage): () => void {
  lastId += 1
  const id = lastId
  change([{ ...message, id, open: true, raisedAt: Date.now() }, ...toasts].slice(0, LIMIT))
  return () => dismissToast(id)
}

export function dismissToast(id: number): void {
  if (removals.has(id)) return
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      change(toasts.filter((shown) => shown.id !== id))
    }, REMOVE_DELAY),
  )
  change(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)))
}

/** A message of a screen and of the step that led away from it: what is younger than this belongs to the next screen. */
const NEW_MS = 1000

/** A screen was left. Its messages go with it; what can still be done, such as Undo, and what failed stay. */
export function dismissToastsOfTheScreen(now = Date.now()): void {
  for (const { id, open, action, variant, raisedAt } of toasts) {
    if (open && action === undefined && variant !== 'destructive' && now - raisedAt > NEW_MS) dismissToast(id)
  }
}

export function currentToasts(): readonly ShownToast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
