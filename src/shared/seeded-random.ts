/** Gives the same numbers for the same seed everywhere, so demo data never changes between starts. */
export interface SeededRandom {
  unit(): number
  below(limit: number): number
  normal(): number
  poisson(mean: number): number
  shuffled<Item>(items: readonly Item[]): Item[]
  weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item | undefined
}

export function seededRandom(seed: string): SeededRandom {
  const unit = mulberry32(xmur3(seed))
  const below = (limit: number) => Math.floor(unit() * limit)
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit())
  return {
    unit,
    below,
    normal,
    poisson: (mean) =>
      mean > 60 ? Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())) : smallPoisson(mean, unit),
    shuffled: (items) => {
      const result = [...items]
      for (let last = result.length - 1; last > 0; last -= 1) {
        const [drawn] = result.splice(below(last + 1), 1)
        if (drawn !== undefined) result.push(drawn)
      }
      return result
    },
    weighted: (items, weightOf) => {
      const weights = items.map(weightOf)
      let rest = unit() * weights.reduce((sum, weight) => sum + weight, 0)
      return items.find((_, index) => {
        const weight = weights[index] ?? 0
        rest -= weight
        return weight > 0 && rest < 0
      })
    },
  }
}

function smallPoisson(mean: number, unit: () => number): number {
  const limit = Math.exp(-mean)
  let product = unit()
  let count = 0
  while (product > limit) {
    count += 1
    product *= unit()
  }
  return count
}

function xmur3(text: string): number {
  let hash = 1779033703 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return (hash ^ (hash >>> 16)) >>> 0
}

function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
