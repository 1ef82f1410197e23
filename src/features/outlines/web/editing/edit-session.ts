import { observable, type Observed } from '#features/ideas/web/widgets/observable.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import {
  type EditableContent,
  type FieldPath,
  type FieldValue,
  type SomeContent,
  changedFields,
  contentOf,
  someContent,
  valueAt,
  withValue,
} from '../../content-fields.ts'
import type { Conflict } from '../../content-merge.ts'
import type { Editing, editingEndpoints } from '../../editing-contract.ts'
import {
  type Drafting,
  conflictsOf,
  contentToSave,
  draftingOf,
  hasUnsaved,
  keptMine,
  received,
  takenTheirs,
} from './edit-state.ts'
import { NOTHING_DONE, type UndoStack, redone, undone, withStep } from './undo-stack.ts'

export type Saved = AnswerOf<typeof editingEndpoints.edit>
export type SavePatch = (patch: { base: SomeContent; changes: SomeContent; separately?: boolean }) => Promise<Saved>

/** After `failed`, changes stay in the tab until the user tries again. */
export type SaveStatus = 'saved' | 'waiting' | 'saving' | 'failed'

export interface EditSessionState extends Drafting {
  editing: Editing
  conflicts: readonly (Conflict & { by: Editing['changedBy'] })[]
  status: SaveStatus
  error: string | null
  undo: UndoStack
}

export interface EditSession {
  state: Observed<EditSessionState>
  type(field: FieldPath, value: FieldValue): void
  change(make: (draft: EditableContent) => EditableContent): void
  undo(): void
  redo(): void
  receive(editing: Editing): void
  keepMine(field: FieldPath): void
  takeTheirs(field: FieldPath): void
  flush(): Promise<boolean>
  hasUnsaved(): boolean
}

const PAUSE_MS = 800
const LONGEST_WAIT_MS = 4000
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000

export function createEditSession(first: Editing, save: SavePatch): EditSession {
  const state = observable<EditSessionState>({
    ...draftingOf(first),
    editing: first,
    conflicts: [],
    status: 'saved',
    error: null,
    undo: NOTHING_DONE,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince = 0
  let retryAfter = FIRST_RETRY_MS
  let saving: Promise<boolean> | null = null
  // A resolved conflict starts a new version, so that both texts are kept.
  let decided = false
  // A save without a response may have been stored. If the server returns these changes, they are the user's own.
  let unanswered: EditableContent[] = []

  const set = (changes: Partial<EditSessionState>) => state.change((now) => ({ ...now, ...changes }))

  function settle(drafting: Drafting, by: (field: FieldPath) => Editing['changedBy']): void {
    const now = state.read()
    let settled = drafting
    for (const { field, theirs } of conflictsOf(settled)) {
      const isMine = unanswered.some((content) => JSON.stringify(valueAt(content, field)) === JSON.stringify(theirs))
      if (isMine) settled = keptMine(settled, field)
    }
    const conflicts = conflictsOf(settled).map((conflict) => {
      const known = now.conflicts.find(({ field }) => field === conflict.field)
      return { ...conflict, by: known?.by ?? by(conflict.field) }
    })
    set({ ...settled, conflicts })
  }

  function schedule(after = PAUSE_MS): void {
    const now = state.read()
    if (contentToSave(now) === now.server) {
      if (saving === null) set({ status: 'saved', error: null })
      return
    }
    if (saving !== null) return
    if (now.status !== 'waiting') waitingSince = Date.now()
    set({ status: 'waiting' })
    clearTimeout(timer)
    const left = Math.max(0, waitingSince + LONGEST_WAIT_MS - Date.now())
    timer = setTimeout(() => void store(), Math.min(after, left))
  }

  async function store(): Promise<boolean> {
    if (saving !== null) return saving
    clearTimeout(timer)
    const { server } = state.read()
    const content = contentToSave(state.read())
    if (content === server) return true
    const fields = changedFields(server, content)
    const undecided = state.read().conflicts.map(({ field }) => field)
    set({ status: 'saving' })
    const separately = decided
    decided = false
    saving = (async () => {
      try {
        const saved = await save({
          base: someContent(server, fields),
          changes: someContent(content, fields),
          ...(separately && { separately }),
        })
        retryAfter = FIRST_RETRY_MS
        const refused = [...undecided, ...saved.conflicts.map(({ field }) => field)]
        set({ editing: saved, status: 'saved', error: null })
        settle(
          received(state.read(), contentOf(saved.outline), { content, refused }),
          (field) => saved.conflicts.find((conflict) => conflict.field === field)?.by ?? saved.changedBy,
        )
        unanswered = []
        return true
      } catch (error) {
        decided = decided || separately
        fail(error, content)
        return false
      } finally {
        saving = null
      }
    })()
    const stored = await saving
    if (stored) schedule()
    return stored
  }

  function fail(error: unknown, content: EditableContent): void {
    const mayHelp = !(error instanceof ApiError) || error.status >= 500 || error.status === 429
    if (!(error instanceof ApiError)) unanswered = [...unanswered, content].slice(-20)
    set({
      status: 'failed',
      error: errorMessage(error, "You seem to be offline. We'll save your changes when you're back online."),
    })
    if (!mayHelp) return
    clearTimeout(timer)
    timer = setTimeout(() => void store(), retryAfter)
    retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY_MS)
  }

  function apply(draft: EditableContent, undo: UndoStack): void {
    settle({ ...state.read(), draft }, () => null)
    set({ undo })
    schedule()
  }

  return {
    state,
    type(field, value) {
      const { draft, undo } = state.read()
      const next = withValue(draft, field, value)
      apply(next, withStep(undo, draft, next, field, Date.now()))
    },
    change(make) {
      const { draft, undo } = state.read()
      const next = make(draft)
      if (next !== draft) apply(next, withStep(undo, draft, next, null, Date.now()))
    },
    undo() {
      const back = undone(state.read().undo, state.read().draft)
      if (back !== null) apply(back.content, back.stack)
    },
    redo() {
      const forth = redone(state.read().undo, state.read().draft)
      if (forth !== null) apply(forth.content, forth.stack)
    },
    receive(editing) {
      const now = state.read()
      // Ignores responses that are older than the last save. During a save the order is unknown.
      if (saving !== null || editing.revision < now.editing.revision) return
      const isNew = editing.revision > now.editing.revision
      set({ editing })
      if (isNew) {
        settle(received(state.read(), contentOf(editing.outline)), () => editing.changedBy)
        schedule()
      }
    },
    keepMine(field) {
      decided = true
      settle(keptMine(state.read(), field), () => null)
      schedule(0)
    },
    takeTheirs(field) {
      decided = true
      const { draft, undo } = state.read()
      settle(takenTheirs(state.read(), field), () => null)
      set({ undo: withStep(undo, draft, state.read().draft, null, Date.now()) })
      schedule(0)
    },
    flush: () => store().then(async (stored) => stored && (await store())),
    hasUnsaved: () => hasUnsaved(state.read()),
  }
}
