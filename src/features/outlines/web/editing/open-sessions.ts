import { toast } from '#web/kit/toast-store.ts'
import type { Editing } from '../../editing-contract.ts'
import { type EditSession, type SavePatch, createEditSession } from './edit-session.ts'

interface OpenSession {
  session: EditSession
  shown: number
}

// Sessions belong to the tab, because a row may close or a page change before everything is saved.
const sessions = new Map<string, OpenSession>()

export const hasOpenChanges = (outlineId: string): boolean => sessions.get(outlineId)?.session.hasUnsaved() ?? false

export function openSession(editing: Editing, save: SavePatch): EditSession {
  const { id, title } = editing.outline
  const open = sessions.get(id)
  if (open !== undefined) {
    open.session.receive(editing)
    return open.session
  }
  const session = createEditSession(editing, save)
  if (sessions.size === 0) guard(true)
  sessions.set(id, { session, shown: 0 })
  let failed = false
  session.state.subscribe(() => {
    const { status, conflicts } = session.state.read()
    const isHidden = sessions.get(id)?.shown === 0
    if (isHidden && (status === 'failed' || (status === 'saved' && conflicts.length > 0)) && !failed) {
      tellUnsaved(title, session)
    }
    failed = status === 'failed' || conflicts.length > 0
    if (isHidden && status === 'saved') letGo(id)
  })
  return session
}

export function showSession(outlineId: string): () => void {
  const open = sessions.get(outlineId)
  if (open === undefined) return () => {}
  open.shown += 1
  return () => {
    open.shown -= 1
    if (open.shown > 0) return
    void open.session.flush()
    letGo(outlineId)
  }
}

function letGo(outlineId: string): void {
  const open = sessions.get(outlineId)
  if (open === undefined || open.shown > 0 || open.session.hasUnsaved()) return
  sessions.delete(outlineId)
  if (sessions.size === 0) guard(false)
}

function tellUnsaved(title: string, session: EditSession): void {
  toast({
    variant: 'destructive',
    title: 'Not saved yet',
    description: `We kept your changes to “${title}” in this tab. Open the outline to see them.`,
    action: { label: 'Try again', onSelect: () => void session.flush() },
  })
}

function guard(on: boolean): void {
  const change = on ? 'addEventListener' : 'removeEventListener'
  window[change]('beforeunload', warn)
  window[change]('online', storeAll)
  document[change]('visibilitychange', storeWhenHidden)
}

function warn(event: BeforeUnloadEvent): void {
  if ([...sessions.values()].some(({ session }) => session.hasUnsaved())) event.preventDefault()
}

function storeAll(): void {
  for (const { session } of sessions.values()) void session.flush()
}

function storeWhenHidden(): void {
  if (document.visibilityState === 'hidden') storeAll()
}
