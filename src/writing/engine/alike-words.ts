const SHORTEST_WITH_SLIP = 6
const SHORTEST_STEM = 4

export function isAlikeWord(left: string, right: string): boolean {
  if (left === right) return true
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (short.length >= SHORTEST_STEM && long.length - short.length <= 2 && long.startsWith(short)) return true
  return short.length >= SHORTEST_WITH_SLIP && isOneSlip(short, long)
}

/** Whether one letter was added, left out, taken for another one, or two neighbors were swapped. */
export function isOneSlip(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left]
  if (long.length - short.length > 1 || short === long) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
