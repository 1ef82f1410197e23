import { dayAfter } from '#shared/calendar-dates.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { folded } from '#shared/folded.ts'
import type { FactValue } from '#shared/brand-sheet.ts'
import { readRules } from '../brand/read-rules.ts'
import { type FoundDate, findDates } from './find-dates.ts'
import { capitalized, contentOf, offersNamed, outsideOf, saysNothing } from './clause-content.ts'
import { noIn } from './note-words.ts'
import type { NotedExclusion, NotedLimit } from './notes-reading.ts'
import type { Reader } from './notes-reader.ts'
import { type Token, findIn, holds, isWord, phraseAt, textOf, without } from './tokens.ts'

type Rule = FactValue<'rule'>

const MOST_PHRASE_WORDS = 4

/** An exclusion: an occasion, a day, an offer, discounts, prices or words. */
export function readRefusal(reader: Reader, tokens: readonly Token[]): Reader['before'] {
  const { words, pieces, context } = reader
  const refusal = findIn(tokens, words.refusals)
  if (refusal === null || holds(tokens, words.approvals)) return null
  const dates = findDates(tokens, words, context)
  if (dates.length > 0) {
    const rest = outsideOf(tokens, dates, words)
    const isAboutSending = holds(rest, words.emails) || saysNothing(rest, reader)
    if (!isAboutSending) return null
    for (const date of dates) pieces.limits.push(closedDays(tokens, date, reader))
    return 'other'
  }
  const text = textOf(tokens)
  const named = findOccasions(text, context.occasions, context.country).filter(
    ({ name }) => !words.saleSeasons.has(folded(name)),
  )
  const place = { language: words.language, country: context.country }
  const said = readRules(text, place, context.occasions)
  // "Muttertag weglassen" refuses it by a word that rules don't have.
  const isSaid = named.length === 0 || said.some(({ check }) => check !== null)
  const checks = isSaid ? said : readRules(`${noIn(words.language)} ${text}`, place, context.occasions)
  const isOfDay = (check: Rule['check']) => check?.type === 'no-occasion' || check?.type === 'closed-on'
  const found = named.length > 0 ? checks.filter(({ check }) => isOfDay(check)) : checks
  const isAboutDiscounts = named.length === 0 && holds(tokens, words.discounts)
  // "No discounts on the grinder" says nothing about the other offers.
  if (isAboutDiscounts && offersNamed(contentOf(without(tokens, words.discounts), words), reader, true).length > 0) {
    return null
  }
  const exclusions = found.flatMap(({ sentence, check }): NotedExclusion[] => {
    if (check === null || check.type === 'no-send' || check.type === 'at-most') return []
    if (isAboutDiscounts && check.type === 'no-claim' && check.domain === 'price') return []
    if (isAboutDiscounts && check.type === 'no-occasion') return []
    return [{ type: 'rule', rule: { sentence, check } }]
  })
  const weekdays = found.flatMap(({ check }) => (check?.type === 'no-send' ? check.weekdays : []))
  const isAboutEmails = holds(tokens, words.emails)
  if (isAboutEmails && named.length === 0 && holds(tokens, words.selling)) {
    pieces.limits.push({ type: 'selling', count: 0 })
    return 'other'
  }
  if (weekdays.length > 0) pieces.limits.push({ type: 'weekdays', closed: weekdays })
  if (isAboutDiscounts) exclusions.push({ type: 'discounts', words: text }, ...seasonalSales(tokens, reader))
  const isAboutPrices = exclusions.length === 0 && holds(tokens, words.prices)
  if (isAboutPrices) exclusions.push({ type: 'prices' })
  const offers = exclusions.length > 0 ? [] : offersNamed(contentOf(tokens, words), reader, true)
  exclusions.push(...offers.map((name): NotedExclusion => ({ type: 'offer', name })))
  if (exclusions.length === 0 && weekdays.length === 0) {
    const content = contentOf(tokens, words)
    const count = content.filter(isWord).length
    // We can't check the brand's texts for words of another language.
    const isForeign = words.language !== context.language
    if (count === 0 || count > MOST_PHRASE_WORDS || isForeign || isAboutEmails) return null
    exclusions.push({ type: 'phrase', words: textOf(content) })
  }
  pieces.exclusions.push(...exclusions)
  return 'other'
}

/** "Nothing after May 28", "no emails before the 5th", or the days themselves. */
function closedDays(tokens: readonly Token[], { start, end, at }: FoundDate, { words, context }: Reader): NotedLimit {
  const { before, since, openers } = words.dates
  const first = Temporal.PlainDate.from({ year: context.year, month: context.month, day: 1 })
  const last = first.with({ day: first.daysInMonth })
  const stands = (phrases: typeof before) =>
    [0, 1, 2, 3].some((back) => {
      const length = at - back < 0 ? 0 : phraseAt(tokens, at - back, phrases)
      return length > 0 && at - back + length >= at
    })
  const days = { type: 'days' as const, start, end }
  if (start !== end) return days
  if (stands(before) && start > first.toString()) {
    return { ...days, start: first.toString(), end: dayAfter(start, -1) }
  }
  if (!stands(since) || end >= last.toString()) return days
  const from = stands(openers) ? start : dayAfter(end, 1)
  return { ...days, start: from, end: last.toString() }
}

/** "Pas de soldes": the sales of the season are holidays as well. */
function seasonalSales(tokens: readonly Token[], { words, context }: Reader): NotedExclusion[] {
  return tokens.flatMap(({ word, raw }) =>
    (words.saleSeasons.get(word) ?? [])
      .filter((id) => context.occasions.some((occasion) => occasion.id === id))
      .map((id): NotedExclusion => {
        const check = { type: 'no-occasion' as const, occasion: id, name: capitalized(raw) }
        return { type: 'rule', rule: { sentence: textOf(tokens), check } }
      }),
  )
}
