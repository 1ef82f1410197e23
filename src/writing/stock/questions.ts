import type { Language } from '#shared/brand-brief.ts'
import { PACKS, type PackLibrary } from '../packs/load-packs.ts'
import type { Pack } from '../packs/pack-schema.ts'
import type { AskedQuestion, LockedIdea, StockIdea } from './brand-stock.ts'

export const questionId = ({ layer, id }: Pack, question: string): string => `${layer}/${id}/${question}`

/** The question of a pack by its id among all packs; null when no pack asks it any more. */
export function findQuestion(id: string, language: Language, library: PackLibrary = PACKS): AskedQuestion | null {
  const [layer, packId, name] = id.split('/')
  if (layer !== 'trade' && layer !== 'family' && layer !== 'universal') return null
  const pack = library.pack(language, layer, packId ?? '')
  const found = pack?.questions.find((question) => question.id === name)
  return found === undefined ? null : { ...found, id }
}

/** A question with what its answer brings. */
export interface OpenQuestion extends AskedQuestion {
  /** Ideas that wait for it alone. */
  unlocks: number
  /** Lines of other ideas that need no further confirmation once it is answered. */
  settles: number
}

/** The questions that bring most, the best first. */
export function openQuestions(
  locked: readonly LockedIdea[],
  ideas: readonly StockIdea[],
  most: number,
): OpenQuestion[] {
  const questions = new Map<string, OpenQuestion>()
  const count = (question: AskedQuestion, what: 'unlocks' | 'settles') => {
    const entry = questions.getOrInsertComputed(question.id, () => ({ ...question, unlocks: 0, settles: 0 }))
    entry[what] += 1
  }
  for (const { questions: asked } of locked) if (asked.length === 1) count(asked[0]!, 'unlocks')
  for (const { readings } of ideas) for (const { question } of readings[0]!.toConfirm) count(question, 'settles')
  const worth = ({ unlocks, settles }: OpenQuestion) => 2 * unlocks + settles
  return [...questions.values()].toSorted((left, right) => worth(right) - worth(left)).slice(0, most)
}
