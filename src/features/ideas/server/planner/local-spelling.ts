import type { Country } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import type { PhraseBank } from './phrase-bank.ts'

// The phrase bank is written in British spelling; only words that it uses.
const AMERICAN: ReadonlyArray<[RegExp, string]> = [
  [/([Ff])avourite/g, '$1avorite'],
  [/([Nn])eighbour/g, '$1eighbor'],
  [/([Cc])olour/g, '$1olor'],
  [/([Oo])rganis/g, '$1rganiz'],
  [/([Ss])ceptic/g, '$1keptic'],
  [/([Rr])ecognis/g, '$1ecogniz'],
  [/([Cc])entre/g, '$1enter'],
  [/([Gg])rey/g, '$1ray'],
  [/([Pp])rogramme/g, '$1rogram'],
  [/([Jj])ewellery/g, '$1ewelry'],
]

const americanBank = oncePer((bank: PhraseBank) => respelled(bank) as PhraseBank)

/** English as the brand's country spells it. Words of the brand itself are never touched. */
export function spelledFor(bank: PhraseBank, country: Country): PhraseBank {
  return bank.language === 'en' && country === 'US' ? americanBank(bank) : bank
}

function respelled(value: unknown): unknown {
  if (typeof value === 'string') {
    return AMERICAN.reduce((text, [british, american]) => text.replace(british, american), value)
  }
  if (Array.isArray(value)) return value.map(respelled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, respelled(entry)]))
}
