import type { BrandBrief } from '#shared/brand-brief.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { folded } from '#shared/folded.ts'
import type { OccasionName } from '../brand/find-occasions.ts'
import { noteWords } from './note-words.ts'
import type { NotesReading } from './notes-reading.ts'

type Rule = FactValue<'rule'>

/** The brand with the notes of a month: exclusions count like rules of the sheet, and pushed offers come first. */
export function briefWithNotes(
  brief: BrandBrief,
  reading: NotesReading,
  occasions: readonly OccasionName[],
): BrandBrief {
  const { facts } = brief
  const { exclusions, limits, pushes } = reading
  const leftOut = new Set(exclusions.flatMap((each) => (each.type === 'offer' ? [each.name] : [])))
  const pushed = pushes.flatMap((push) => (push.type === 'offer' ? [push.name] : []))
  const hasPrices = exclusions.every(({ type }) => type !== 'prices')
  const rank = ({ name }: FactValue<'offer'>) => (pushed.includes(name) ? 0 : 1)
  const closed = limits.flatMap((limit): Rule[] =>
    limit.type === 'weekdays' && limit.closed.length > 0
      ? [{ sentence: '', check: { type: 'no-send', weekdays: [...limit.closed] } }]
      : [],
  )
  const rules = exclusions.flatMap((each): Rule[] => {
    if (each.type === 'discounts') return [{ sentence: each.words, check: { type: 'no-claim', domain: 'price' } }]
    return each.type === 'rule' ? everyName(each.rule, occasions) : []
  })
  return {
    ...brief,
    facts: {
      ...facts,
      rules: [...facts.rules, ...rules, ...closed],
      neverSay: [...facts.neverSay, ...unsaidPhrases(reading, brief)],
      offers: facts.offers
        .filter(({ name }) => !leftOut.has(name))
        .map((offer) => (hasPrices ? offer : { ...offer, price: null }))
        .toSorted((left, right) => rank(left) - rank(right)),
    },
  }
}

/**
 * A skipped occasion is skipped under its names in all languages, because notes may be in another language than the
 * brand.
 */
function everyName(rule: Rule, occasions: readonly OccasionName[]): Rule[] {
  const { check, sentence } = rule
  if (check?.type !== 'no-occasion') return [rule]
  const names = occasions.filter(({ id }) => id === check.occasion).map(({ name }) => name)
  return [...new Set([check.name, ...names])]
    .filter((name) => name !== '')
    .map((name) => ({
      sentence,
      check: { ...check, name },
    }))
}

/** Phrases that no text of the month may contain. */
export function unsaidPhrases({ exclusions, events }: NotesReading, { language, facts }: BrandBrief): string[] {
  const { banned } = noteWords(language)
  const leftOut = new Set(exclusions.flatMap((each) => (each.type === 'offer' ? [each.name] : [])))
  const others = facts.offers.filter(({ name }) => !leftOut.has(name)).map(({ name }) => folded(name))
  const titles = events.map(({ words }) => folded(words))
  const phrases = exclusions.flatMap((exclusion): readonly string[] => {
    if (exclusion.type === 'discounts') return banned.discounts
    if (exclusion.type === 'prices') return banned.prices
    if (exclusion.type === 'phrase') return [exclusion.words]
    if (exclusion.type !== 'offer') return []
    const offer = facts.offers.find(({ name }) => name === exclusion.name)
    return [exclusion.name, offer?.shortName ?? ''].filter(
      (name) => name !== '' && !others.some((other) => other.includes(folded(name))),
    )
  })
  // What the notes name themselves may be said.
  return [...new Set(phrases)].filter((phrase) => !titles.some((title) => title.includes(folded(phrase))))
}
