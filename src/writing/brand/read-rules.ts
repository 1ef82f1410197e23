import type { Country, Language } from '#shared/brand-brief.ts'
import { CLAIM_DOMAINS, type FactValue } from '#shared/brand-sheet.ts'
import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { dateWords } from '../languages/date-words.ts'
import { passingWords } from '../languages/passing-words.ts'
import { type ReadingWords, readingWords } from '../languages/reading-words.ts'
import { hasVerb } from './clause-words.ts'
import { namedDays } from './find-days.ts'
import { type OccasionName, findOccasions, unaccented, withoutOccasions } from './find-occasions.ts'
import { areGoodsNeverReduced } from './never-reduced.ts'
import { exceptionIn } from './read-exceptions.ts'
import { commasIn, piecesOf } from './list-pieces.ts'
import {
  apartIn,
  discountCapIn,
  endingIn,
  isDiscountOnSome,
  isOfDiscounts,
  noPricesIn,
  spansIn,
  tradeOnlyIn,
} from './read-passing-rules.ts'
import { closingIn, mostIn } from './read-rests.ts'
import { findMonth, findYearRange, outsideOf } from './read-season.ts'
import { findPhrase, startsWithAny, withoutEnding, wordsIn } from '../engine/word-matching.ts'
import type { RuleReading } from './rule-reading.ts'

type Rule = FactValue<'rule'>
type Check = NonNullable<Rule['check']>

interface Place {
  language: Language
  country: Country
}

const LONGEST_SENTENCE = 1000

/**
 * The rules of a text by sentence. A sentence without a check stays in the brand's words, so that no demand is lost.
 */
export const readRules = (text: string, place: Place, occasions: readonly OccasionName[]): Rule[] =>
  atOnce(ruleSteps(text, place, occasions))

export function* ruleSteps(
  text: string,
  { language, country }: Place,
  occasions: readonly OccasionName[],
): Steps<Rule[]> {
  const reading: RuleReading = { words: readingWords(language), country, occasions }
  const rules: Rule[] = []
  for (const piece of piecesOf(text).pieces) {
    yield
    const sentence = piece.slice(0, LONGEST_SENTENCE)
    if (!/\p{L}{2}/u.test(sentence)) continue
    const checks = checksIn(sentence, reading)
    if (checks.length === 0) rules.push({ sentence, check: null })
    else rules.push(...checks.map((check) => ({ sentence, check })))
  }
  return rules
}

/** What a sentence leaves open isn't banned: "No discounts besides Black Friday". */
function checksIn(sentence: string, reading: RuleReading): Check[] {
  const excepted = exceptionIn(sentence, reading.words)
  if (excepted === null) return checksOfSentence(sentence, reading)
  const isStatement = ({ type }: Check) => type === 'statement'
  return unique([
    ...checksOfSentence(excepted.ban, reading).filter((check) => !isStatement(check)),
    ...checksOfSentence(sentence, reading).filter(isStatement),
  ])
}

function checksOfSentence(sentence: string, reading: RuleReading): Check[] {
  const { words } = reading
  const closing = closingIn(sentence, reading)
  if (closing !== null) return unique([...closing.checks, ...checksOfSentence(closing.rest, reading)])
  const checks = clausesOf(sentence, words).flatMap((clause) => checksOfClause(clause, reading))
  if (checks.length > 0 && findPhrase(sentence, words.mandatory) === null) return unique(checks)
  // "No claims such as …, weights always only after a consultation" is for the writer.
  const isRefusal = startsWithAny(sentence, words.refusals) !== null
  const isStatement = clausesOf(sentence, words).some(
    (clause) =>
      demands(clause, words) &&
      checksOfClause(clause, reading).length === 0 &&
      !(isRefusal && findPhrase(clause, words.only) !== null),
  )
  if (isStatement) checks.push({ type: 'statement', text: sentence, when: whenOf(sentence, words) })
  return unique(checks)
}

/** Quoted words after a "no" must not be said: "never write “mandatory”". */
function demands(clause: string, words: ReadingWords): boolean {
  const refusal = startsWithAny(clause, words.refusals)
  // "Don't write that doctors recommend it" demands nothing.
  if (refusal !== null && startsWithAny(clause.slice(refusal.length), words.mandatory) !== null) return false
  const unquoted = withoutQuotes(clause)
  const isRefused = findPhrase(unquoted, words.refusals) !== null
  return findPhrase(isRefused ? unquoted : clause, [...words.mandatory, ...words.taxWords]) !== null
}

const withoutQuotes = (text: string) => text.replace(/["“„«][^"“”„«»]{1,400}["”“»]/gu, ' ')

const unique = (checks: Check[]) => [...new Map(checks.map((check) => [JSON.stringify(check), check])).values()]

function whenOf(sentence: string, { alcohol, priceSubjects, taxWords }: ReadingWords): 'always' | 'price' | 'alcohol' {
  if (findPhrase(sentence, alcohol) !== null) return 'alcohol'
  return findPhrase(sentence, [...priceSubjects, ...taxWords]) === null ? 'always' : 'price'
}

/**
 * "No discounts, and prices always with tax" are two clauses. A part without a verb or a "no" continues the part before
 * it: "not on Friday, Saturday or Sunday".
 */
function clausesOf(sentence: string, words: ReadingWords): string[] {
  // A closed season can be anywhere in its sentence. "Nothing on Mondays because we're closed" gives a reason.
  const reason = startOfReason(unaccented(sentence), words)
  if (findPhrase(reason > 0 ? sentence.slice(0, reason) : sentence, words.closed) !== null) return [sentence]
  const { on } = passingWords(words.language)
  const cuts = [
    ...commasIn(sentence),
    ...[...sentence.matchAll(/:\s|\s[–—-]\s/gu)].map(({ index }) => index),
    ...joinedBansIn(sentence, words),
  ]
  const clauses: string[] = []
  let start = 0
  for (const at of [...cuts.toSorted((left, right) => left - right), sentence.length]) {
    const part = sentence.slice(start, at).trim()
    start = at + 1
    const heads = [words.refusals, words.mandatory, words.approvals].some((list) => findPhrase(part, list) !== null)
    const before = clauses.at(-1)
    // "On the winter blend, never a discount"
    const isTopic = clauses.length === 1 && startsWithAny(before!, on) !== null && !hasVerb(before!, words)
    if (isTopic) clauses[0] = `${before}, ${part}`
    else if (before === undefined || heads || hasVerb(part, words)) clauses.push(part)
    else clauses[clauses.length - 1] = `${before}, ${part}`
  }
  return clauses
}

/** Where a ban about days follows a limit without a comma: "one email a week and nothing on Sundays". */
function joinedBansIn(sentence: string, words: ReadingWords): number[] {
  return [...sentence.matchAll(JOINED)].flatMap(({ index, 1: joiner = '' }) => {
    const next = sentence.slice(index + joiner.length + 2)
    const isBan = words.joiners.includes(joiner.toLowerCase()) && findPhrase(next, words.refusals) !== null
    const isOfDay = wordsIn(next.slice(0, LONGEST_BAN)).some((word) => WEEKDAY_NUMBERS.has(unaccented(word)))
    return isBan && isOfDay && mostIn(sentence.slice(0, index), words) !== null ? [index] : []
  })
}

const JOINED = /\s(\p{L}{1,3}|&)\s/gu
const LONGEST_BAN = 40

function checksOfClause(clause: string, reading: RuleReading): Check[] {
  const { words } = reading
  const unquoted = withoutQuotes(clause)
  const isClosed = findPhrase(unquoted, words.closed) !== null
  const refuses =
    isClosed || (findPhrase(unquoted, words.refusals) !== null && findPhrase(unquoted, words.approvals) === null)
  const single =
    mostIn(unquoted, words) ??
    discountCapIn(unquoted, words) ??
    noPricesIn(unquoted, words) ??
    tradeOnlyIn(unquoted, words) ??
    endingIn(unquoted, words)
  if (single !== null) return [single]
  const isQuiet = refuses || findPhrase(unquoted, words.closures) !== null
  const spans = spansIn(unquoted, isQuiet, reading)
  if (spans !== null) return [...spans.checks, ...furtherChecks(spans.rest, isClosed, reading)]
  const further = furtherChecks(clause, isClosed, reading)
  const apart = further.length > 0 ? null : apartIn(unquoted, words)
  return apart === null ? further : [apart]
}

function furtherChecks(clause: string, isClosed: boolean, { words, country, occasions }: RuleReading): Check[] {
  const unquoted = withoutQuotes(clause)
  const refuses =
    isClosed || (findPhrase(unquoted, words.refusals) !== null && findPhrase(unquoted, words.approvals) === null)
  const all = findOccasions(unquoted, occasions, country)
  const areGoods = refuses && areGoodsNeverReduced(unquoted, withoutOccasions(unquoted, all, occasions), words)
  const isOfSome = areGoods || (refuses && isDiscountOnSome(unquoted, words))
  const named = areGoods ? [] : all.filter(({ name }) => !isOfSome || !isOfDiscounts(name, words))
  const window = windowIn(clause, { refuses, hasOccasion: named.length > 0 }, words)
  if (window !== null) return [window]
  if (!refuses) return []
  const checks: Check[] = []
  for (const { id, name, at } of isLimit(unquoted, words) ? [] : named) {
    const before = unaccented(unquoted).slice(0, at)
    if (isRelative(before, words)) continue
    const isDay = findPhrase(before, words.sendWords.map(unaccented)) !== null && endsIn(before, words.onDays, words)
    checks.push({ type: isDay ? 'closed-on' : 'no-occasion', occasion: id, name })
  }
  const rest = withoutOccasions(unquoted, named, occasions)
  const weekdays = weekdaysIn(rest, words)
  if (weekdays.length > 0) checks.push({ type: 'no-send', weekdays })
  const claims = named.length === 0 ? unquoted : rest
  for (const domain of CLAIM_DOMAINS) {
    if (domain === 'price' && isOfSome) continue
    if (findPhrase(claims, words.claims[domain] ?? []) !== null) checks.push({ type: 'no-claim', domain })
  }
  return checks
}

/** "No prices of the sales before January 5" doesn't leave the sales out. */
const isLimit = (clause: string, words: ReadingWords): boolean =>
  namedDays(clause, words.language).some(({ at }) =>
    endsIn(unaccented(clause).slice(0, at), words.relativeTimes, words),
  )

/** "Before Christmas", "the week of Christmas" and "between Christmas and New Year" are times, not occasions to skip. */
const isRelative = (before: string, words: ReadingWords) =>
  findPhrase(before, words.between) !== null ||
  endsIn(before, [...words.relativeTimes, ...passingWords(words.language).weekOf], words)

/** Whether a text ends in one of the phrases, with or without an article behind it. */
function endsIn(before: string, phrases: readonly string[], { articles }: ReadingWords): boolean {
  const text = before.trimEnd()
  const article = articles.find((word) => text.endsWith(` ${unaccented(word)}`))
  const texts = article === undefined ? [text] : [text, text.slice(0, -unaccented(article).length).trimEnd()]
  return phrases.some((word) => texts.some((each) => ` ${each}`.endsWith(` ${unaccented(word)}`)))
}

function weekdaysIn(clause: string, words: ReadingWords): number[] {
  const plain = unaccented(clause)
  const named = Object.entries(words.weekdayWords).filter(
    ([phrase]) => findPhrase(plain, [unaccented(phrase)]) !== null,
  )
  const days = [
    ...wordsIn(plain).flatMap((word) => WEEKDAY_NUMBERS.get(word) ?? []),
    ...named.flatMap(([, numbers]) => numbers),
  ]
  if (days.length === 0 || !isAboutSending(plain, words)) return []
  return [...new Set(days)].sort((a, b) => a - b)
}

function isAboutSending(given: string, words: ReadingWords): boolean {
  // "Nothing on Mondays because the shop is closed"
  const reason = startOfReason(given, words)
  const plain = reason > 0 ? given.slice(0, reason) : given
  if (findPhrase(plain, words.sendWords.map(unaccented)) !== null) return true
  const small = new Set(
    [
      words.refusals,
      words.articles,
      words.nameBreaks,
      words.joiners,
      words.pronouns,
      words.verbs,
      words.fillers,
      dateWords(words.language).courtesy,
      Object.keys(words.weekdayWords),
    ]
      .flat()
      .flatMap((phrase) => unaccented(phrase).split(' ')),
  )
  return wordsIn(plain).every((word) => small.has(word) || WEEKDAY_NUMBERS.has(word))
}

function startOfReason(plain: string, { subordinators, conditionals, articles }: ReadingWords): number {
  const starts = [...subordinators, ...conditionals].filter((word) => !articles.includes(word)).map(unaccented)
  const lower = ` ${plain.toLowerCase()} `
  const places = starts.map((word) => lower.indexOf(` ${word} `)).filter((at) => at > 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

function windowIn(
  clause: string,
  { refuses, hasOccasion }: { refuses: boolean; hasOccasion: boolean },
  words: ReadingWords,
): Check | null {
  // "Never promise delivery in August" is about what an email says, not about what the brand sells.
  if (findPhrase(clause, words.tellingVerbs) !== null) return null
  const isOnly = findPhrase(clause, words.only) !== null
  const found =
    findYearRange(clause, words.language) ??
    ((refuses || isOnly) && !hasOccasion ? findMonth(clause, words.language) : null)
  if (found === null) return null
  const isOutside = findPhrase(clause, words.outside) !== null
  const isShipping = findPhrase(clause, words.shipping) !== null
  // "From October to April we close at five" says nothing about goods.
  if (!refuses && !isOnly && !isOutside && !isShipping && hasVerb(clause, words)) return null
  const about = subjectOf(found.rest, words)
  if (about === '') return null
  const season = refuses && !isOutside && !isOnly ? outsideOf(found.range) : found.range
  return { type: 'window', about, season }
}

/** The subject of a sales period: the words beside its dates, without "no", "only" and "we ship". Empty for none. */
function subjectOf(rest: string, words: ReadingWords): string {
  const { articles, nameBreaks, joiners, sellers, shipping, sendWords, shopWords, seasons, verbs, sellingVerbs } = words
  const phrases = [words.refusals, words.only, words.outside, words.closed, shipping, Object.keys(seasons)].flat()
  const bare = phrases
    .toSorted((left, right) => right.length - left.length)
    .reduce((text, phrase) => withoutPhrase(text, phrase), rest)
  const small = new Set([articles, nameBreaks, joiners, sellers, words.openers, words.fillers].flat())
  let tokens = bare.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token))
  const plain = (token: string | undefined) => withoutEnding((token ?? '').toLowerCase(), '.,:;()!')
  const isEdge = (token: string | undefined) =>
    small.has(plain(token)) || verbs.includes(plain(token)) || sellingVerbs.includes(plain(token))
  while (tokens.length > 0 && isEdge(tokens[0])) tokens = tokens.slice(1)
  const verb = tokens.findIndex((token) => verbs.includes(plain(token)))
  if (verb > 0) tokens = tokens.slice(0, verb)
  while (tokens.length > 0 && isEdge(tokens.at(-1))) tokens = tokens.slice(0, -1)
  const subject = withoutEnding(tokens.join(' '), '.,:;()! ').replace(/^[,:;–-]+\s*/u, '')
  const isGoods = wordsIn(subject).some((word) => !sendWords.includes(word) && !shopWords.includes(word))
  return isGoods && findPhrase(subject, sendWords) === null ? subject.slice(0, 200) : ''
}

function withoutPhrase(text: string, phrase: string): string {
  const found = findPhrase(text, [phrase])
  if (found === null) return text
  const at = text.toLowerCase().replaceAll('’', "'").indexOf(found)
  return startsWithAny(text.slice(at), [found]) === null
    ? text
    : `${text.slice(0, at)} ${text.slice(at + found.length)}`
}
