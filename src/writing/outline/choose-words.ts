import type { Language } from '#shared/brand-brief.ts'
import { seededRandom } from '#shared/seeded-random.ts'
import { typeset } from '../packs/typeset.ts'

/** Chooses among words of ours: no wording twice in an outline, and none that the brand doesn't say. */
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

/**
 * Where the brand's rules leave no wording, the first one is taken all the same: the check of the whole then names what is
 * in the way.
 */
export function wordChooser({ language, seed, maySay }: Choosing): WordChooser {
  const taken = new Set<string>()
  return (about, variants, slots = {}) => {
    const order = seededRandom(`${seed} ${about}`).shuffled([...variants.keys()])
    const texts = order.map((index) => filled(variants[index]!, slots, language))
    const sayable = texts.filter((text) => maySay(text))
    const chosen = sayable.find((text) => !taken.has(text)) ?? sayable[0] ?? texts[0] ?? ''
    taken.add(chosen)
    return chosen
  }
}

function filled(text: string, slots: Readonly<Record<string, string>>, language: Language): string {
  const printed = typeset(text, language) ?? text
  return Object.entries(slots).reduce((result, [slot, value]) => result.replaceAll(`{${slot}}`, () => value), printed)
}
