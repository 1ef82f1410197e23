import type { Language } from '#shared/brand-brief.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { fillSlots } from './fill-slots.ts'
import { typeset } from './typeset.ts'

export type WordChooser = (
  about: string,
  variants: readonly string[],
  slots?: Readonly<Record<string, string>>,
) => string

export interface Choosing {
  language: Language
  /** The same seed gives the same words. */
  seed: string
  maySay: (text: string) => boolean
}

export function wordChooser({ language, seed, maySay }: Choosing): WordChooser {
  const taken = new Set<string>()
  return (about, variants, slots = {}) => {
    const order = seededRandom(`${seed} ${about}`).shuffled([...variants.keys()])
    const texts = order.map((index) => fillSlots(typeset(variants[index]!, language) ?? variants[index]!, slots))
    const sayable = texts.filter((text) => maySay(text))
    const chosen = sayable.find((text) => !taken.has(text)) ?? sayable[0] ?? texts[0] ?? ''
    taken.add(chosen)
    return chosen
  }
}
