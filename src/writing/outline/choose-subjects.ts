export interface SubjectRules {
  mayStand: (line: string) => boolean
  areAlike: (left: string, right: string) => boolean
  doorOf: (line: string) => string
  /** Lines that the user has seen already come last. */
  known: ReadonlySet<string>
}

const FEWEST = 3
const MOST = 5

/**
 * Up to five lines that say different things in different ways, in the given order. Spare lines only fill up to three.
 */
export function chooseSubjects(
  candidates: readonly string[],
  spare: readonly string[],
  { mayStand, areAlike, doorOf, known }: SubjectRules,
): string[] {
  const inOrder = (lines: readonly string[]) =>
    lines.filter(mayStand).toSorted((left, right) => Number(known.has(left)) - Number(known.has(right)))
  const [own, others] = [inOrder(candidates), inOrder(spare)]
  const chosen = [...taking(own, [], MOST, areAlike)]
  chosen.push(...taking(others, chosen, Math.max(0, FEWEST - chosen.length), areAlike))
  const doors = new Set(chosen.map(doorOf))
  if (doors.size !== 1) return chosen
  const kept = chosen.length < MOST ? chosen : chosen.slice(0, MOST - 1)
  const otherDoor = [...own, ...others].filter((line) => !doors.has(doorOf(line)))
  const added = taking(otherDoor, kept, 1, areAlike)
  return added.length === 0 ? chosen : [...kept, ...added]
}

function taking(
  lines: readonly string[],
  beside: readonly string[],
  most: number,
  areAlike: SubjectRules['areAlike'],
): string[] {
  const taken: string[] = []
  for (const line of lines) {
    if (taken.length === most) break
    if ([...beside, ...taken].every((other) => !areAlike(line, other))) taken.push(line)
  }
  return taken
}
