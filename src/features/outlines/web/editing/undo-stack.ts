import type { EditableContent } from '../../content-fields.ts'
import { mergeContent } from '../../content-merge.ts'

interface Step {
  before: EditableContent
  after: EditableContent
  /** Typing in the same field within a moment extends the same step. */
  field: string | null
  at: number
}

export interface UndoStack {
  done: readonly Step[]
  undone: readonly Step[]
}

export const NOTHING_DONE: UndoStack = { done: [], undone: [] }
const SAME_STEP_MS = 1200
const MOST_STEPS = 200

export function withStep(
  stack: UndoStack,
  before: EditableContent,
  after: EditableContent,
  field: string | null,
  at: number,
): UndoStack {
  const last = stack.done.at(-1)
  if (last !== undefined && field !== null && last.field === field && at - last.at < SAME_STEP_MS) {
    return { done: [...stack.done.slice(0, -1), { ...last, after, at }], undone: [] }
  }
  return { done: [...stack.done, { before, after, field, at }].slice(-MOST_STEPS), undone: [] }
}

export function undone(stack: UndoStack, now: EditableContent): { stack: UndoStack; content: EditableContent } | null {
  const step = stack.done.at(-1)
  if (step === undefined) return null
  const content = mergeContent({ base: step.after, mine: step.before, theirs: now }, 'theirs').merged
  return { stack: { done: stack.done.slice(0, -1), undone: [...stack.undone, step] }, content }
}

export function redone(stack: UndoStack, now: EditableContent): { stack: UndoStack; content: EditableContent } | null {
  const step = stack.undone.at(-1)
  if (step === undefined) return null
  const content = mergeContent({ base: step.before, mine: step.after, theirs: now }, 'theirs').merged
  const again = { ...step, field: null }
  return { stack: { done: [...stack.done, again], undone: stack.undone.slice(0, -1) }, content }
}
