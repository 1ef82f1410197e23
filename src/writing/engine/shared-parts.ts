import { type Fingerprint, tokenJaccard } from './text-similarity.ts'

const BETWEEN_PARTS = /\s?[:?,]\s/u
const MOST_PARTS = 6

/** Two lines without the parts that both have: of "Winter tea: any questions?" and "Soon here: winter tea", the rest. */
export function withoutShared(left: string, right: string): [string, string] {
  const [parts, others] = [left, right].map((line) => line.split(BETWEEN_PARTS, MOST_PARTS))
  const rest = (own: readonly string[], other: readonly string[]) => {
    const known = new Set(other.map((part) => part.toLowerCase()))
    return own.filter((part) => !known.has(part.toLowerCase())).join(' ')
  }
  const rests: [string, string] = [rest(parts!, others!), rest(others!, parts!)]
  return rests.some((text) => text === '') ? [left, right] : rests
}

const ALIKE = 0.6

/** Whether two lines say the same. Those with a shared name may say different things. */
export function areAlike(left: string, right: string, print: (line: string) => Fingerprint): boolean {
  if (print(left).line === print(right).line) return true
  const [one, other] = withoutShared(left, right).map(print)
  return tokenJaccard(one!, other!) >= ALIKE
}
