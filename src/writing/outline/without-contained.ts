import { folded } from '#shared/folded.ts'
import { withoutPeriod } from '../brand/printable.ts'

const SHORTEST = 15
const MOST_SENTENCES = 12

/**
 * Rows without the sentences that another row has in full: "Saturday mornings: rings." beside "Saturday mornings: rings,
 * loose veneer, wobbly legs." A row of which nothing is left is gone.
 */
export function withoutContained(rows: readonly string[]): string[] {
  const sentences = rows.map(sentencesOf)
  const all = sentences.flat().map(asCompared)
  const kept = new Set<string>()
  return sentences.flatMap((own) => {
    const rest = own.filter((sentence) => {
      const said = asCompared(sentence)
      const isLess = said.length >= SHORTEST && all.some((other) => other.length > said.length && isWithin(said, other))
      const isTwice = said.length >= SHORTEST && kept.has(said)
      kept.add(said)
      return !isLess && !isTwice
    })
    return rest.length === 0 ? [] : [rest.join(' ')]
  })
}

/** The last one holds what follows it in a longer row. */
function sentencesOf(row: string): string[] {
  const all = row.split(/(?<=[.!?])\s/u)
  const rest = all.slice(MOST_SENTENCES - 1).join(' ')
  return [...all.slice(0, MOST_SENTENCES - 1), ...(rest === '' ? [] : [rest])]
}

const asCompared = (sentence: string): string => folded(withoutPeriod(sentence.trim()))

/** At the ends of words. */
const isWithin = (said: string, other: string): boolean =>
  ` ${other.replaceAll(/[,;:]/gu, ' ')} `
    .replaceAll(/\s+/gu, ' ')
    .includes(` ${said.replaceAll(/[,;:]/gu, ' ').replaceAll(/\s+/gu, ' ')} `)
