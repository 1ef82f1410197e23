export interface Row {
  name: string
  ours: number
  floor: number
  unit: 'ms' | 'KB' | 'points' | 'usual sends' | 'months' | 'requests/s'
  against: string
  /** The measure fails above this ratio. */
  atMost?: number
}

export interface Measure {
  name: string
  /** Why a full run may skip it. */
  leftOut?: () => string | undefined
  run: (smoke: boolean) => Promise<Row[]>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing.')
  return (low + high) / 2
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

/** Measures in turns, so that other work on the machine affects both the same way. */
export async function inTurns(rounds: number, ours: () => Promise<number>, floor: () => Promise<number>) {
  const taken = { ours: [] as number[], floor: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    taken.ours.push(await ours())
    taken.floor.push(await floor())
  }
  return { ours: median(taken.ours), floor: median(taken.floor) }
}

const figure = (value: number, unit: Row['unit']) => `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`

export const isAboveLimit = ({ ours, floor, atMost }: Row): boolean => atMost !== undefined && ours > floor * atMost

export function reportLine({ name, ours, floor, unit, against, atMost }: Row): string {
  const ratio = `x${(ours / floor).toFixed(2)}`
  return `${name.padEnd(44)} ${figure(ours, unit).padStart(11)} ${ratio.padStart(8)}  of ${figure(floor, unit)}, ${against}${atMost === undefined ? '' : ` (at most x${atMost})`}`
}
