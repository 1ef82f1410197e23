import { cleanText } from '#shared/text.ts'
import {
  type EditableContent,
  type FieldPath,
  type FieldValue,
  CONTENT_FIELD_NAMES,
  CONTENT_FIELDS,
  contentOf,
  sameValue,
  valueAt,
  withValue,
} from '../../content-fields.ts'
import { type Conflict, mergeContent } from '../../content-merge.ts'
import type { Editing } from '../../editing-contract.ts'

export interface Drafting {
  /** During a conflict this stays behind the server's text. */
  base: EditableContent
  draft: EditableContent
  server: EditableContent
}

export const draftingOf = (editing: Editing): Drafting => {
  const server = contentOf(editing.outline)
  return { base: server, draft: server, server }
}

export function conflictsOf({ base, draft, server }: Drafting): Conflict[] {
  return mergeContent({ base, mine: draft, theirs: server }, 'mine').conflicts
}

/** Leaves out conflicts. Returns the server's object when there is nothing to save. */
export function contentToSave({ base, draft, server }: Drafting): EditableContent {
  const wanted = tidied(mergeContent({ base, mine: draft, theirs: server }, 'theirs').merged)
  return isSame(wanted, server) ? server : wanted
}

export function hasUnsaved(drafting: Drafting): boolean {
  return contentToSave(drafting) !== drafting.server || conflictsOf(drafting).length > 0
}

export function received(
  drafting: Drafting,
  server: EditableContent,
  sent?: { content: EditableContent; refused: readonly FieldPath[] },
): Drafting {
  const from =
    sent === undefined
      ? drafting.base
      : sent.refused.reduce((base, field) => keepField(base, drafting.base, field), sent.content)
  const { merged, conflicts } = mergeContent({ base: from, mine: drafting.draft, theirs: server }, 'mine')
  return {
    base: conflicts.reduce((base, { field }) => keepField(base, from, field), server),
    draft: isSame(merged, drafting.draft) ? drafting.draft : merged,
    server,
  }
}

/** The other user's text becomes the base, so it is replaced. */
export function keptMine(drafting: Drafting, field: FieldPath): Drafting {
  return { ...drafting, base: withValue(drafting.base, field, valueAt(drafting.server, field)) }
}

export function takenTheirs(drafting: Drafting, field: FieldPath): Drafting {
  const theirs = valueAt(drafting.server, field)
  return {
    ...drafting,
    base: withValue(drafting.base, field, theirs),
    draft: withValue(drafting.draft, field, theirs),
  }
}

function keepField(into: EditableContent, from: EditableContent, field: FieldPath): EditableContent {
  const position = from.sections.findIndex(({ id }) => field === `sections/${id}`)
  return withValue(into, field, valueAt(from, field), position < 0 ? undefined : position)
}

export function isSame(one: EditableContent, other: EditableContent): boolean {
  return (
    one === other ||
    (CONTENT_FIELD_NAMES.every((name) => sameValue(CONTENT_FIELDS[name].read(one), CONTENT_FIELDS[name].read(other))) &&
      one.sections.length === other.sections.length &&
      one.sections.every((section, index) => sameValue(section, other.sections[index]!)))
  )
}

function tidied(content: EditableContent): EditableContent {
  const places = CONTENT_FIELD_NAMES.reduce((tidy, name) => {
    const value: FieldValue = CONTENT_FIELDS[name].read(tidy)
    const clean = Array.isArray(value) ? value.filter((line) => line.trim() !== '').map(cleanText) : cleanText(value)
    return sameValue(value, clean) ? tidy : withValue(tidy, name, clean)
  }, content)
  return {
    ...places,
    sections: places.sections.map(({ id, section, visual, copy }) => ({
      id,
      section: cleanText(section),
      visual: cleanText(visual),
      copy: cleanText(copy),
    })),
  }
}
