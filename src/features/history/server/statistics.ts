export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[middle]!
}

/** The logarithm of what happened divided by what was expected. Half an event more keeps it finite. */
export const logRatio = (seen: number, expected: number) => Math.log((seen + 0.5) / (expected + 0.5))
