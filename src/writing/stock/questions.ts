import type { Language } from '#shared/brand-brief.ts'
import { PACKS, type PackLibrary } from '../packs/load-packs.ts'
import { LAYERS, type Pack } from '../packs/pack-schema.ts'
import type { AskedQuestion, LockedIdea, StockIdea } from './stock-ideas.ts'

export const questionId = ({ layer, id }: Pack, question: string): string => `${layer}/${id}/${question}`

/** Null when no pack asks the question any longer. */
export function findQuestion(id: string, language: Language, library: PackLibrary = PACKS): AskedQuestion | null {
  const [layer, packId, name] = id.split('/')
  if (!isLayer(layer)) return null
  const pack = library.pack(language, layer, packId ?? '')
  // Questions about a fact of the brand have its mark after a period.
  const found = pack?.questions.find((question) => question.id === name?.split('.')[0])
  return found === undefined ? null : { ...found, id }
}

const isLayer = (name: string | undefined): name is Pack['layer'] => LAYERS.some((layer) => layer === name)

export interface OpenQuestion extends AskedQuestion {
  /** Ideas that wait for this answer alone. */
  unlocks: number
  /** Lines of other ideas that the answer confirms. */
  settles: number
}

export function openQuestions(
  locked: readonly LockedIdea[],
  ideas: readonly StockIdea[],
  most: number,
): OpenQuestion[] {
  const questions = new Map<string, OpenQuestion>()
  const served = new Set<string>()
  const count = (question: AskedQuestion, what: 'unlocks' | 'settles') => {
    const entry = questions.getOrInsertComputed(question.id, () => ({ ...question, unlocks: 0, settles: 0 }))
    entry[what] += 1
  }
  for (const { questions: asked, angle } of locked) {
    if (asked.length !== 1) continue
    count(asked[0]!, 'unlocks')
    if (angle.role === 'serve') served.add(asked[0]!.id)
  }
  for (const { readings } of ideas) for (const { question } of readings[0]!.toConfirm) count(question, 'settles')
  // A story makes a better email than how to pause emails.
  const worth = ({ id, unlocks, settles }: OpenQuestion) => 2 * unlocks + settles + (served.has(id) ? 0 : 1)
  return [...questions.values()].toSorted((left, right) => worth(right) - worth(left)).slice(0, most)
}
