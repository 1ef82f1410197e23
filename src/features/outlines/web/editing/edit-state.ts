import { cleanText } from '#shared/text.ts'
import {
  type EditableContent,
  type FieldPath,
  type FieldValue,
  PLACE_NAMES,
  PLACES,
  contentOf,
  sameValue,
  valueAt,
  withValue,
} from '../../content-fields.ts'
import { type Conflict, mergeContent } from '../../content-merge.ts'
import type { Editing } from '../../editing-contract.ts'

/** Three states of one outline, from which everything else follows. */
export interface Drafting {
  /** What this person's changes began from. At a conflict it stays behind what the server has. */
  base: EditableContent
  draft: EditableContent
  /** The newest the server has told. */
  server: EditableContent
}

export const draftingOf = (editing: Editing): Drafting => {
  const server = contentOf(editing.outline)
  return { base: server, draft: server, server }
}

/** What two people wrote at the same place and nobody has decided yet. */
export function conflictsOf({ base, draft, server }: Drafting): Conflict[] {
  return mergeContent({ base, mine: draft, theirs: server }, 'mine').conflicts
}

/** What is to be stored now: everything that is no conflict. The same object as the server's where that is nothing. */
export function contentToSave({ base, draft, server }: Drafting): EditableContent {
  const wanted = tidied(mergeContent({ base, mine: draft, theirs: server }, 'theirs').merged)
  return isSame(wanted, server) ? server : wanted
}

export function hasUnsaved(drafting: Drafting): boolean {
  return contentToSave(drafting) !== drafting.server || conflictsOf(drafting).length > 0
}

/**
 * Takes over what the server has now. `sent` is what this person has just stored; `refused` are its fields that were
 * not taken because somebody else had changed them, so that they still count from what they began with.
 */
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

/** Mine counts: what the other wrote there is what it replaces. */
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
    (PLACE_NAMES.every((name) => sameValue(PLACES[name].read(one), PLACES[name].read(other))) &&
      one.sections.length === other.sections.length &&
      one.sections.every((section, index) => sameValue(section, other.sections[index]!)))
  )
}

/** Texts as the server keeps them; a line nobody has written anything in is none. */
function tidied(content: EditableContent): EditableContent {
  const places = PLACE_NAMES.reduce((tidy, name) => {
    const value: FieldValue = PLACES[name].read(tidy)
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
