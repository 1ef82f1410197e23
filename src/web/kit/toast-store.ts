export interface ToastMessage {
  title: string
  description?: string | undefined
  variant?: 'default' | 'warning' | 'destructive'
  action?: { label: string; onSelect: () => void } | undefined
  duration?: number
}

export interface ShownToast extends ToastMessage {
  id: number
  open: boolean
  raisedAt: number
}

/** A new toast replaces the old one, because no one reads two at the same time. */
const LIMIT = 1
/** Keeps a dismissed toast until its animation ends. */
const REMOVE_DELAY = 1_000_000

let toasts: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Works inside and outside React. Returns a function that dismisses the toast. */
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

/** A younger toast belongs to the next screen. */
const NEW_MS = 1000

/** Dismisses the toasts of the screen that the user left. Errors and toasts with an action stay. */
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
