import type { OutlineRequest } from '#server/ai/writers.ts'
import { rulesOutDiscounts } from '#shared/strategy-notes.ts'
import type { OutlineMaterial } from './outline-material.ts'
import type { Line } from './phrase-bank.ts'
import { filled, inForm, type SlotValues, spelled, telling } from './phrase-filling.ts'
import { chooser, happens } from './seeded-choice.ts'

/** Picks one phrase of a list, filled; `null` when none can be said. */
export type PhrasePicker = (name: string, lines: readonly Line[], more?: SlotValues) => string | null

const EVERYDAY: ReadonlySet<string> = new Set(['brand', 'month', 'cta', 'offer', 'quote', 'date', 'link'])
const TELLING_SHARE = 0.75

/** Phrases that name what only this brand or idea has are preferred, but not always: a month of mails needs variety. */
export function phrasePicker(material: OutlineMaterial): PhrasePicker {
  const { seed, bank, address, slots, request } = material
  const choose = chooser(seed)
  return (name, lines, more = {}) => {
    const values = { ...slots, ...more }
    const sayable = lines.flatMap((line) => {
      const phrase = spelled(inForm(line, address), bank, request.brand.country)
      const text = filled(phrase, values)
      if (text === null || !material.maySay(text)) return []
      return [{ text, tells: telling(phrase, EVERYDAY) > 0, offers: phrase.includes('{offer}') }]
    })
    const plain = isWithoutOffer(request) ? sayable.filter(({ offers }) => !offers) : []
    const fitting = plain.length > 0 ? plain : sayable
    const specific = fitting.filter(({ tells }) => tells)
    const wanted = specific.length > 0 && happens(seed, `${name} telling`, TELLING_SHARE) ? specific : fitting
    return choose(name, wanted)?.text ?? null
  }
}

/**
 * A planned idea knows whether it comes with an offer; where it has none, or the month's notes rule discounts out, the
 * brand is not asked for one.
 */
export function isWithoutOffer({ idea, strategy }: OutlineRequest): boolean {
  return (idea.meta !== null && !idea.meta.needsOffer) || rulesOutDiscounts(strategy.notes)
}
