import {
  type EditableContent,
  type EditableSection,
  type FieldPath,
  type FieldValue,
  CONTENT_FIELDS,
  CONTENT_FIELD_NAMES,
  SECTION_PARTS,
  sameValue,
  sectionField,
  withValue,
} from './content-fields.ts'

/** Null means that the section was removed on that side. */
export interface Conflict {
  field: FieldPath
  mine: FieldValue | null
  theirs: FieldValue | null
}

interface Three<Value> {
  base: Value
  mine: Value
  theirs: Value
}

/**
 * If both sides changed a text, it's a conflict, and `merged` has the side that `keep` names. An edited section is
 * never lost.
 */
export function mergeContent(
  three: Three<EditableContent>,
  keep: 'mine' | 'theirs',
): { merged: EditableContent; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const decide = <Value extends string | string[]>(field: FieldPath, values: Three<Value>): Value => {
    const value = Array.isArray(values.base)
      ? (mergeLines(values as Three<string[]>) as Value | null)
      : mergeOne<Value>(values)
    if (value !== null) return value
    conflicts.push({ field, mine: values.mine, theirs: values.theirs })
    return values[keep]
  }
  let merged = three.theirs
  for (const name of CONTENT_FIELD_NAMES) {
    const { read } = CONTENT_FIELDS[name]
    const values = { base: read(three.base), mine: read(three.mine), theirs: read(three.theirs) }
    const value = decide(name, values)
    if (!sameValue(value, values.theirs)) merged = withValue(merged, name, value)
  }
  const sections = mergeSections(
    { base: three.base.sections, mine: three.mine.sections, theirs: three.theirs.sections },
    decide,
    keep,
    conflicts,
  )
  return { merged: { ...merged, sections }, conflicts }
}

function mergeOne<Value extends FieldValue>({ base, mine, theirs }: Three<Value>): Value | null {
  if (sameValue(mine, base)) return theirs
  return sameValue(theirs, base) || sameValue(theirs, mine) ? mine : null
}

/** Lists merge line by line as long as no line was removed. Lines that both sides added follow each other. */
function mergeLines(lists: Three<string[]>): string[] | null {
  const whole = mergeOne(lists)
  if (whole !== null) return whole
  const { base, mine, theirs } = lists
  if (mine.length < base.length || theirs.length < base.length) return null
  const joined = base.map((line, index) =>
    mergeOne({ base: line, mine: mine[index] ?? '', theirs: theirs[index] ?? '' }),
  )
  if (joined.includes(null)) return null
  const added = theirs.slice(base.length)
  return [...(joined as string[]), ...added, ...mine.slice(base.length).filter((line) => !added.includes(line))]
}

function mergeSections(
  { base, mine, theirs }: Three<EditableSection[]>,
  decide: (field: FieldPath, values: Three<string>) => string,
  keep: 'mine' | 'theirs',
  conflicts: Conflict[],
): EditableSection[] {
  const kept = new Map<string, EditableSection>()
  const find = (sections: EditableSection[], id: string) => sections.find((each) => each.id === id)
  for (const id of new Set([...theirs, ...mine].map((each) => each.id))) {
    const [old, own, other] = [find(base, id), find(mine, id), find(theirs, id)]
    if (own !== undefined && other !== undefined) {
      const section = { id } as EditableSection
      for (const part of SECTION_PARTS) {
        // Both sides added this section, so there is no common base. The other side is the base.
        const past = old ?? other
        section[part] = decide(sectionField(id, part), { base: past[part], mine: own[part], theirs: other[part] })
      }
      kept.set(id, section)
      continue
    }
    const there = own ?? other!
    if (old === undefined || (own === undefined && !sameValue(old, there))) {
      kept.set(id, there)
    } else if (own !== undefined && !sameValue(old, own)) {
      conflicts.push({ field: sectionField(id), mine: own, theirs: null })
      if (keep === 'mine') kept.set(id, own)
    }
  }
  return inOrder(kept, { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) })
}

const idsOf = (sections: EditableSection[]) => sections.map(({ id }) => id)

function inOrder(
  kept: ReadonlyMap<string, EditableSection>,
  { base, mine, theirs }: Three<string[]>,
): EditableSection[] {
  const common = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id))
  const moved = !sameValue(common(mine, base), common(base, mine))
  const [skeleton, other] = moved ? [mine, theirs] : [theirs, mine]
  const ids = skeleton.filter((id) => kept.has(id))
  for (const [index, id] of other.entries()) {
    if (!kept.has(id) || ids.includes(id)) continue
    const neighbour = other.slice(0, index).findLast((each) => ids.includes(each))
    ids.splice(neighbour === undefined ? 0 : ids.indexOf(neighbour) + 1, 0, id)
  }
  return ids.map((id) => kept.get(id)!)
}
