import { WEEKDAY_NUMBERS } from '#shared/day-names.ts'
import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { proseWords } from '../languages/prose-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { isCondition, isMeasure, isOwnVerb, isSubordinate, isVariant, isWeekday } from './clause-words.ts'
import { namedMonths } from './read-season.ts'
import { withoutTime } from './without-time.ts'

/** The thing that a part of a sentence names. */
export interface NamedThing {
  name: string
  /** What the part says about the thing. */
  details: string[]
  /** An article, a capital letter or a verb shows that this is the thing, and not more of the one before. */
  isClear: boolean
  /** A proper name, and not "a tasting". */
  isProper: boolean
}

type Phrase = Pick<NamedThing, 'name' | 'details'>

const LONGEST_PART = 240
const LONGEST_SENTENCE = 800
const MOST_WORDS = 10
const QUOTED = /["“„«‹]\s?([^"“”„«»‹›]{2,60}?)\s?["”“»›]/u
const EVERY_QUOTED = /["“„«‹]\s?([^"“”„«»‹›]{2,60}?)\s?["”“»›]/gu
const TOKEN = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*['’]?/gu

interface Word {
  word: string
  from: number
  to: number
}

const tokensOf = (text: string): Word[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + word.length,
  }))

/** Null where a part tells how much, when or for which people, and names nothing. */
export function thingIn(part: string, words: ReadingWords): NamedThing | null {
  const text = asWell(withoutFirstWords(part.slice(0, LONGEST_PART), words), words)
  if (!/\p{L}{2}/u.test(text) || tellsMore(text, words)) return null
  const verb = verbAt(text, words)
  const found = verb === null ? ofPhrase(behindOpening(text, words), words) : aroundVerb(text, verb, words)
  if (found === null) return null
  const thing = { ...found, name: withoutTime(found.name, words.language) }
  const isVerbal = verb !== null
  const isOpen = startsWithAny(thing.name, words.articles) !== null || /^["“„«‹]/u.test(thing.name)
  const isCapital = /^\p{Lu}/u.test(thing.name)
  const { possessive } = proseWords(words.language)
  const isOwn = startsWithAny(thing.name, possessive) !== null
  const isIndefinite = isOpen && startsWithAny(thing.name, proseWords(words.language).definite) === null
  return {
    ...thing,
    isClear: (isVerbal || isOpen || isCapital) && !isOwn,
    isProper: !isIndefinite && (isCapital || isProper(thing.name, words)),
  }
}

/** "All three also as a sampler": the sampler. */
function asWell(text: string, { language }: ReadingWords): string {
  const found = proseWords(language)
    .asWell.map((phrase) => ({ phrase, at: phraseAt(text, phrase) }))
    .find(({ at }) => at >= 0)
  return found === undefined ? text : text.slice(found.at + found.phrase.length).trim()
}

/** "Then also the", "poi" */
export function withoutFirstWords(part: string, words: ReadingWords): string {
  const { small } = proseWords(words.language)
  let text = part.trim()
  for (let most = 4; most > 0; most -= 1) {
    const opening = startsWithAny(text, [...small, ...words.joiners])
    if (opening === null) break
    text = text.slice(opening.length).replace(/^[\s,:–—-]+/u, '')
  }
  return text
}

/** "250 g", "three hours", "at most 8 people", "with lunch", "every Friday", "a bottle of 0.5 l", "the large one". */
export function tellsMore(text: string, words: ReadingWords): boolean {
  const { packs, spans, thatIs, definite } = proseWords(words.language)
  const bare = text.replace(/[.!]$/u, '')
  const all = wordsIn(bare)
  const withoutArticle = bare.slice((startsWithAny(bare, words.articles) ?? '').length).trim()
  const isPack = packs.includes(all[0] ?? '') || packs.includes(wordsIn(withoutArticle)[0] ?? '')
  const isTitle = QUOTED.test(bare)
  return (
    all.length === 0 ||
    (/^\d|^[~≈]/u.test(bare) && !NAMED_BY_NUMBER.test(bare)) ||
    (isCounted(all, words) && !isTitle) ||
    isMeasure(bare, words) ||
    isVariant(withoutArticle, words) ||
    isCondition(bare, words) ||
    isWeekday(bare, words) ||
    (WEEKDAY_NUMBERS.has(all[startsWithAny(bare, words.articles) === null ? 0 : 1] ?? '') &&
      !isTitle &&
      verbAt(bare, words) === null) ||
    spans.includes(withoutArticle.toLowerCase()) ||
    isMade(bare, words) ||
    (isPack && isSizeOnly(withoutArticle, words)) ||
    startsWithAny(bare, thatIs) !== null ||
    isAdverbial(bare, words) ||
    (isSubordinate(bare, words) &&
      startsWithAny(bare, definite) === null &&
      !proseWords(words.language).anyoneWho.includes(all[0]!)) ||
    startsWithAny(bare, words.participles) !== null
  )
}

/** "4-tin sampler", "9-inch crumb", "24 Steeps", "9 oz jar" */
const NAMED_BY_NUMBER = /^\d{1,3}(?:-\p{L}{2,8}\s\p{L}{3}|\s\p{Lu}\p{Ll}{2}|\s(?:oz|ml|cl|cm|g|kg|l)\s\p{L}{3})/u

/** "Fotografato da Marta", "cut and sewn in Leeds": how a thing is made. */
export function isMade(text: string, { joiners, language }: ReadingWords): boolean {
  const { madeEnds, makers } = proseWords(language)
  const [first = '', next = '', third = ''] = wordsIn(text)
  const isForm = (word: string) => word.length > SHORTEST_FORM && madeEnds.some((end) => word.endsWith(end))
  const isPair = joiners.includes(next) && isForm(third)
  return /^\p{Ll}/u.test(text.trim()) && isForm(first) && (makers.includes(next) || isPair)
}

const SHORTEST_FORM = 4

/** "Acht Termine", "ten seats", but not "one". */
const isCounted = ([first = '', second]: readonly string[], { counts, articles }: ReadingWords): boolean =>
  second !== undefined && (counts[first] ?? 0) > 1 && !articles.includes(first)

/** "Lata de 2,5 L", "box of six" */
function isSizeOnly(text: string, { units, counts, genitives, nameBreaks, language }: ReadingWords): boolean {
  const { packs, small } = proseWords(language)
  const all = wordsIn(text)
  const known = [units, genitives, nameBreaks, packs, small]
  return (
    all.length <= MOST_OF_SIZE &&
    all
      .slice(1)
      .every((word) => /^\d/u.test(word) || counts[word] !== undefined || known.some((list) => list.includes(word)))
  )
}

const MOST_OF_SIZE = 7

/** "With lunch", "depending on", "only on request": the part begins with a small word that names nothing. */
function isAdverbial(text: string, words: ReadingWords): boolean {
  const { adverbs } = proseWords(words.language)
  const opening = startsWithAny(text, [...words.nameBreaks, ...words.detailStarts, ...words.openers, ...adverbs])
  if (opening === null || startsWithAny(text, words.articles) !== null) return false
  return behindOpening(text, words) === text && verbAt(text, words) === null
}

/** "En biporteur la Gabare", "jeden Monat eine Rarität": the thing behind when, where or what kind. */
export function behindOpening(text: string, words: ReadingWords): string {
  const tokens = tokensOf(text)
  const first = tokens[0]?.word ?? ''
  if (words.purposes.includes(first)) return text
  const lists = [words.nameBreaks, words.openers, words.detailStarts, words.pronouns]
  const opens = lists.some((list) => list.includes(first)) || isEvery(first, words) || WEEKDAY_NUMBERS.has(first)
  const isFirst = WEEKDAY_NUMBERS.has(first)
  const at = tokens.findIndex(
    ({ word }, index) =>
      index > (isFirst ? 0 : 1) && words.articles.includes(word) && !isGenitive(tokens[index - 1]!.word, words),
  )
  // "Bestellen dann online das Probierpaket": nothing before the article is a noun.
  const isVerbal =
    languageBasics(words.language).capitalizesNouns && at > 0 && !/\p{Lu}/u.test(text.slice(1, tokens[at]!.from))
  return (opens || isVerbal) && !words.articles.includes(first) && at > 0 && tokens.length > at + 1
    ? text.slice(tokens[at]!.from)
    : text
}

const isEvery = (word: string, { language }: ReadingWords): boolean => proseWords(language).every.includes(word)

const isGenitive = (word: string, words: ReadingWords): boolean =>
  words.genitives.includes(word) || words.nameBreaks.includes(word) || words.joiners.includes(word)

export interface VerbAt {
  from: number
  to: number
  isCosting: boolean
  isOffering: boolean
  isOfSeller: boolean
  isAsking: boolean
}

/** The finite verb of a part. Words in quotation marks are none. */
export function verbAt(part: string, words: ReadingWords): VerbAt | null {
  const text = part.slice(0, LONGEST_SENTENCE)
  const { costing, lasting, offering, charging, doing } = proseWords(words.language)
  const plain = text.replace(EVERY_QUOTED, (title) => '\u{FFFC}'.repeat(title.length))
  const tokens = tokensOf(plain)
  const lists = [lasting, charging, doing, words.verbs]
  const isSeller = (index: number) => words.sellers.includes(tokens[index]?.word ?? '')
  // "Grow bags" grow nothing.
  const sells = (index: number) =>
    words.sellingVerbs.includes(tokens[index]?.word ?? '') &&
    (words.isPronounDropped || [index - 1, index + 1, index - 2].some(isSeller))
  const isKnown = (index: number): boolean => {
    const word = tokens[index]?.word ?? ''
    const isName = index > 0 && /^\p{Lu}/u.test(plain.slice(tokens[index]?.from))
    const isOfClause = words.relatives.includes(tokens[index - 1]?.word ?? '')
    if (isName || isOfClause) return false
    if (costing.includes(word)) return true
    const isPronoun = words.sellers.includes(word) || words.pronouns.includes(word)
    return !isPronoun && (lists.some((list) => list.includes(word)) || sells(index) || isOwnVerb(word, words))
  }
  // "We pour a flight": the word behind the seller is a verb, unless the verb is before it.
  const isOfSeller = (index: number) =>
    words.sellers.includes(tokens[index - 1]?.word ?? '') &&
    !isKnown(index - 2) &&
    !words.joiners.includes(tokens[index]!.word)
  const isVerb = (index: number): boolean => isKnown(index) || isOfSeller(index)
  const offered = offering.map((phrase) => ({ phrase, at: phraseAt(plain, phrase) })).filter(({ at }) => at >= 0)
  const [first] = offered.toSorted((left, right) => left.at - right.at || right.phrase.length - left.phrase.length)
  if (first !== undefined) {
    const to = first.at + first.phrase.length
    return { from: first.at, to, isCosting: false, isOffering: true, isOfSeller: false, isAsking: false }
  }
  const found = tokens.flatMap((token, index) => (isVerb(index) ? [{ ...token, index }] : []))
  if (found.length === 0) return null
  // "Who comes to the cellar can have the tasting": the first verb is that of the people.
  const isOfPeople = !isSubject(text.slice(0, found[0]!.from), words)
  const main = isOfPeople ? found.at(-1)! : found[0]!
  let last = main.index
  const skips = (index: number) =>
    index < tokens.length &&
    (isVerb(index) ||
      words.sellers.includes(tokens[index]!.word) ||
      [words.sellingAdverbs, words.pronouns].some((list) => list.includes(tokens[index]!.word)))
  while (skips(last + 1)) last += 1
  const isSaid = isSeller(main.index - 1)
  return {
    from: tokens[isSaid ? main.index - 1 : main.index]!.from,
    to: tokens[last]!.to,
    isCosting: costing.includes(main.word) && !isSaid,
    isOffering: false,
    isOfSeller: isSaid,
    isAsking: charging.includes(main.word),
  }
}

const phraseAt = (text: string, phrase: string): number => {
  const lower = ` ${text.toLowerCase().replaceAll('’', "'")} `
  const at = lower.indexOf(` ${phrase} `)
  return at
}

/** The thing before or behind the verb of a part. */
function aroundVerb(text: string, verb: VerbAt, words: ReadingWords): Phrase | null {
  const before = text.slice(0, verb.from).trim()
  const behind = withoutFirstWords(text.slice(verb.to), words)
  const { definite } = proseWords(words.language)
  if (verb.isAsking) {
    const purpose = startsWithAny(before, words.purposes)
    if (purpose !== null) return ofPhrase(before.slice(purpose.length), words)
  }
  const title = /^["“„«‹]/u.test(behind) ? QUOTED.exec(behind) : null
  if (title !== null && verb.isCosting) return { name: title[1]!.trim(), details: [] }
  const subject = isSubject(before, words) ? ofPhrase(before, words) : null
  const rest = ofPhrase(behindOpening(behind, words), words)
  if (subject === null) return rest
  const isNew = rest !== null && startsWithAny(behind, definite) !== null && !isProper(before, words)
  if (verb.isCosting && isNew) return rest
  const said = headDetail(verb.isOfSeller ? text.slice(verb.from) : behind, words)
  return { ...subject, details: [...subject.details, ...(/\p{L}{3}/u.test(said) ? [said] : [])] }
}

/** What words before a price tell, without "a", "for" or "costs" at their end. */
export function headDetail(head: string, words: ReadingWords): string {
  const { costing } = proseWords(words.language)
  let said = withoutAdverbs(head, words)
  for (let most = 3; most > 0; most -= 1) {
    const last = /(?:^|\s)([\p{L}'’]{1,14})$/u.exec(said)?.[1] ?? ''
    if (last === '' || !costing.includes(last.toLowerCase().replaceAll('’', "'"))) break
    said = withoutAdverbs(said.slice(0, -last.length), words)
  }
  return said
}

/** No time, place, condition or people. */
function isSubject(text: string, words: ReadingWords): boolean {
  const all = wordsIn(text)
  const [first = ''] = all
  const isArticled = startsWithAny(text, words.articles) !== null
  const isSmall = (word: string) => [words.sellers, words.pronouns, words.joiners].some((list) => list.includes(word))
  const isClause = startsWithAny(text, [...words.conditionals, ...words.subordinators]) !== null && !isArticled
  if (first === '' || all.every(isSmall) || isClause) return false
  const opens = [words.nameBreaks, words.openers, words.detailStarts, words.sellers, words.pronouns].some((list) =>
    list.includes(first),
  )
  const isTime = all.some((word) => WEEKDAY_NUMBERS.has(word)) || namedMonths(text, words.language).length > 0
  return (
    !proseWords(words.language).who.includes(first) &&
    !isEvery(first, words) &&
    !(isTime && !QUOTED.test(text)) &&
    (!opens || startsWithAny(text, words.articles) !== null)
  )
}

/** A name within the words before the verb: "El Primer Día". */
const isProper = (text: string, { language }: ReadingWords): boolean =>
  QUOTED.test(text) || (!languageBasics(language).capitalizesNouns && /\s\p{Lu}\p{Ll}/u.test(text))

/** The name at the beginning of some words, and what the rest says about the thing. */
function ofPhrase(phrase: string, words: ReadingWords): Phrase | null {
  const { relatives, subordinators, sellers, pronouns, articles, language } = words
  const text = withoutAdverbs(phrase, words)
  const quoted = QUOTED.exec(text)
  const tokens = tokensOf(text)
  const quotedEnd = quoted === null ? 0 : quoted.index + quoted[0].length
  const isClause = ({ word, from }: Word, index: number) =>
    index > 0 &&
    from >= quotedEnd &&
    ([relatives, sellers, pronouns].some((list) => list.includes(word)) ||
      (subordinators.includes(word) && !articles.includes(word)) ||
      startsTime(text.slice(from), word))
  const at = tokens.findIndex(isClause)
  const end = at < 0 ? text.length : tokens[at]!.from
  const said = withoutAdverbs(text.slice(0, end), words)
  const sized = SIZE_BEHIND.exec(said)
  const isSize =
    sized !== null && (isMeasure(sized[1]!.replace(/^\d{1,3}\s?[x×]\s?/u, ''), words) || COUNTED_BEHIND.test(sized[1]!))
  const bare = (isSize ? withoutAdverbs(said.slice(0, sized.index), words) : said).replace(
    /^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu,
    '',
  )
  const { name, rest } = withoutLongEnd(bare, words)
  const all = wordsIn(name)
  const isAmount = (word: string) => words.counts[word] !== undefined || words.units.includes(word) || /^\d/u.test(word)
  if (all.every(isAmount)) return null
  if (!/\p{L}{3}/u.test(name) && !NAMED_BY_NUMBER.test(name)) return null
  const head = words.endsInHead ? all.at(-1)! : all[0]!
  if (words.nameBreaks.includes(all[0] ?? '') && startsWithAny(name, words.articles) === null) return null
  if (!QUOTED.test(name) && words.shopWords.includes(head) && !/^\p{Lu}/u.test(name)) return null
  if (all.length > MOST_WORDS || findPhrase(name, proseWords(language).terms) === all.join(' ')) return null
  return {
    name,
    details: [
      ...(isSize ? [sized[1]!] : []),
      ...(rest === '' ? [] : [rest]),
      ...(at < 0 ? [] : [text.slice(end).trim()]),
    ],
  }
}

/** "Gift box with a bottle and a bowl of a friend who's a potter" is named by its first words. */
function withoutLongEnd(name: string, words: ReadingWords): { name: string; rest: string } {
  const tokens = tokensOf(name)
  if (tokens.length <= MOST_WORDS) return { name, rest: '' }
  const at = tokens.findLastIndex(
    ({ word }, index) => index > 2 && index < MOST_WORDS && words.nameBreaks.includes(word),
  )
  return at < 0
    ? { name, rest: '' }
    : { name: name.slice(0, tokens[at]!.from).trim(), rest: name.slice(tokens[at]!.from) }
}

/** "Frühtracht 500 g", "tea bags 6 x 20 pcs" */
const SIZE_BEHIND = /\s(?:(?:je|à|de|da|di|zu|of|a)\s)?((?:\d{1,3}\s?[x×]\s?)?\d[\d.,]{0,6}\s?\p{L}{1,7}\.?)$/u
const COUNTED_BEHIND = /^\d{1,3}\s?[x×]\s?\d/u

/** "Samstags 10 Uhr", "de 14h30 à 17h" */
const startsTime = (text: string, word: string): boolean =>
  (WEEKDAY_NUMBERS.has(word) && /^\S+\s(?:\p{L}{2,5}\s)?\d/u.test(text)) ||
  /^(?:de|di|of|von)\s\d{1,2}\s[^,;]{2,40}\d{1,2}(?:[.:h]\d{2}|\s?(?:h|Uhr|am|pm)(?!\p{L}))/iu.test(text) ||
  /^(?:de|from|von|dalle|dalle ore|ab|um|at|à|a las|alle)\s\d{1,2}(?:[.:h]\d{2}|\s?h(?!\p{L})|\s?(?:Uhr|am|pm|o'clock))/iu.test(
    text,
  )

/** Without "usually", "from" and the like at both ends. */
function withoutAdverbs(text: string, words: ReadingWords): string {
  const { adverbs } = proseWords(words.language)
  let said = text.replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, '')
  const ends = [...adverbs, ...words.nameBreaks, ...words.joiners]
  for (let most = 4; most > 0; most -= 1) {
    const last = /(?:^|\s)([\p{L}.]{1,12})$/u.exec(said)?.[1] ?? ''
    if (last === '' || !ends.includes(last.toLowerCase())) break
    said = said.slice(0, -last.length).trimEnd()
  }
  const opening = startsWithAny(said, adverbs)
  return opening === null || startsWithAny(said, words.articles) !== null ? said : said.slice(opening.length).trim()
}
