import { type EditableContent, type SomeContent, contentOf, filledUp } from '../../content-fields.ts'
import { mergeContent } from '../../content-merge.ts'
import { someOutlineContent } from '../../content.fixtures.ts'
import type { Outline } from '../../contract.ts'
import type { Editing, Hint } from '../../editing-contract.ts'
import { anOutline } from '../outline.fixtures.ts'
import type { Saved } from './edit-session.ts'

export const ana = { userName: 'Ana', you: false, at: '2026-11-21T16:00:00.000Z' }

export function anEditingServer({ waitMs = 0, outline = {} }: { waitMs?: number; outline?: Partial<Outline> } = {}) {
  let content = contentOf({ ...someOutlineContent(), ...outline })
  let hints: Hint[] = []
  let revision = 0
  let broken: Error | null = null
  let losesAnswers = false
  const saves: SomeContent[] = []
  const states: EditableContent[] = [content]
  const editing = (): Editing => ({
    outline: anOutline({ ...outline, ...content }),
    revision,
    hints,
    templates: [],
    regenerating: false,
    changedBy: revision === 0 ? null : ana,
  })
  const write = (next: EditableContent) => {
    content = next
    revision += 1
    states.push(next)
  }
  return {
    saves,
    states,
    editing,
    content: () => content,
    othersWrite: (changes: Partial<EditableContent>) => write({ ...content, ...changes }),
    hint: (...found: Hint[]) => (hints = found),
    break: (error: Error | null) => (broken = error),
    loseAnswers: (does: boolean) => (losesAnswers = does),
    async save({ base, changes }: { base: SomeContent; changes: SomeContent }): Promise<Saved> {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
      if (broken !== null) throw broken
      saves.push(changes)
      const { merged, conflicts } = mergeContent(
        { base: filledUp(content, base), mine: filledUp(content, changes), theirs: content },
        'theirs',
      )
      write(merged)
      if (losesAnswers) throw new TypeError('Failed to fetch')
      return { ...editing(), conflicts: conflicts.map(({ field }) => ({ field, by: ana })) }
    },
  }
}
