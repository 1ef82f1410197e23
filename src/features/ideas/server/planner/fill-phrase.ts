import type { PhraseBank, Slot } from './phrase-bank.ts'

export type SlotValues = Partial<Record<Slot, string>>

const SLOT = /\{(\/?[a-zA-Z]+)\}/g

/** The slots a phrase needs, in lower-case spelling. */
export function slotsOf(phrase: string): Slot[] {
  const known = slotCache.get(phrase)
  if (known) return known
  const found = [...phrase.matchAll(SLOT)].map((match) => match[1]!).filter((name) => name !== 'q' && name !== '/q')
  const slots = [...new Set(found.map((name) => (name.charAt(0).toLowerCase() + name.slice(1)) as Slot))]
  slotCache.set(phrase, slots)
  return slots
}

const slotCache = new Map<string, Slot[]>()

/** The phrase with its values, or `null` when one is missing. */
export function fillPhrase(
  phrase: string,
  values: SlotValues,
  bank: Pick<PhraseBank, 'quotes' | 'polish'>,
): string | null {
  const { quotes, polish } = bank
  let complete = true
  const filled = phrase.replace(SLOT, (_, name: string) => {
    if (name === 'q') return quotes[0]
    if (name === '/q') return quotes[1]
    const slot = (name.charAt(0).toLowerCase() + name.slice(1)) as Slot
    const value = values[slot]
    if (value === undefined || value === '') {
      complete = false
      return ''
    }
    return slot === name ? value : capitalised(value)
  })
  if (!complete) return null
  // A quoted question brings its own question mark.
  const tidy = withoutDoubleMarks(filled, quotes[1]).replace(/ {2,}/g, ' ').trim()
  return polish ? polish(tidy) : tidy
}

function withoutDoubleMarks(text: string, close: string): string {
  let rest = text
  for (const mark of ['?', '!', '…', '.']) {
    for (const after of [' ?', '?', ' !', '!', '.']) {
      rest = rest.replaceAll(`${mark}${close}${after}`, `${mark}${close}`)
    }
  }
  return rest
}

export function capitalised(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
