import { findPhrase, startsWithAny, wordsIn } from '../engine/word-matching.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { proseWords } from '../languages/prose-words.ts'
import type { ReadingWords } from '../languages/reading-words.ts'
import { hasVerb, isMeasure } from './clause-words.ts'
import { partsAtCommas, withoutBrackets } from './list-pieces.ts'
import { type Segment, segmentsOf } from './prose-segments.ts'
import { EVERY_PRICE, readPrice, withoutPrice } from './read-price.ts'
import { type NamedThing, headDetail, tellsMore, thingIn, verbAt, withoutFirstWords } from './thing-names.ts'

/** A thing with its price, as a sentence tells it. */
export interface ToldThing {
  name: string
  price: string | null
  details: string[]
  group: string | null
}

interface Pending {
  segment: Segment
  thing: NamedThing | null
}

/**
 * What a sentence of ordinary prose sells: each price belongs to the nearest name before it, and the words between them
 * and behind the price tell more about the thing. Null where the sentence names no thing for a price.
 */
export function pricedProse(sentence: string, before: string | null, words: ReadingWords): ToldThing[] | null {
  const segments = segmentsOf(sentence.replace(/[.!]\s*$/u, ''), words)
  if (segments === null || segments.every(({ price }) => price === null)) return null
  return new Reading(before, words).read(segments)
}

class Reading {
  readonly #things: ToldThing[] = []
  readonly #words: ReadingWords
  /** The name that "quello" and "el de" may repeat. */
  #last: string | null
  #pending: Pending[] = []
  #group: string | null = null

  constructor(last: string | null, words: ReadingWords) {
    this.#last = last
    this.#words = words
  }

  read(segments: readonly Segment[]): ToldThing[] | null {
    const labeled = this.#labeled(segments)
    if (labeled !== null) return labeled
    for (const [index, segment] of segments.entries()) {
      if (segment.price !== null) {
        if (!this.#addPriced(segment)) return null
      } else if (segments[index + 1]?.sign === ':') this.#addLabel(segment)
      else this.#pending.push({ segment, thing: this.#thingIn(segment.head) })
    }
    this.#endList()
    return this.#things.length === 0 ? null : this.#things
  }

  #thingIn(text: string): NamedThing | null {
    const resolved = this.#resolved(withoutFirstWords(text, this.#words))
    return thingIn(resolved, this.#words)
  }

  /** "Quello intensivo" behind "corso di gruppo" is "corso intensivo". */
  #resolved(text: string): string {
    const { standIns, definite } = proseWords(this.#words.language)
    const opening = startsWithAny(text, standIns)
    if (opening === null || this.#last === null) return text
    const of = opening.split(' ')[1]
    const rest = text.slice(opening.length).trim()
    const [next = ''] = wordsIn(rest)
    // "El de diario" behind a proper name keeps its words.
    const isOfName = of !== undefined && /^\p{Lu}/u.test(headOf(this.#last, this.#words))
    if (isOfName && !languageBasics(this.#words.language).capitalizesNouns) return text
    const isArticle = definite.includes(opening.toLowerCase()) || this.#words.counts[opening.toLowerCase()] === 1
    // "La grande" is another size, and "una caja" a box.
    if (rest === '' || (isArticle && !this.#words.nameBreaks.includes(next))) return text
    const head = headOf(this.#last, this.#words)
    const isWith = isArticle && this.#words.nameBreaks.includes(next) && !this.#words.genitives.includes(next)
    const kept = isWith ? this.#last.split(` ${next} `)[0]! : head
    return `${kept} ${of === undefined ? '' : `${of} `}${rest}`
  }

  #addLabel(segment: Segment): void {
    this.#pending.push({ segment, thing: this.#thingIn(segment.head) })
    this.#group = segment.head
  }

  /** "We do a refill: bring back the jar and we pour it again for $19" names its one thing before the colon. */
  #labeled(segments: readonly Segment[]): ToldThing[] | null {
    const [first, ...others] = segments
    const priced = others.filter(({ price }) => price !== null)
    if (first === undefined || others[0]?.sign !== ':' || first.price !== null || priced.length !== 1) return null
    const verb = verbAt(first.head, this.#words)
    const thing = verb === null || verb.isCosting ? null : thingIn(first.head, this.#words)
    const isTold = priced[0]!.head !== '' && verbAt(priced[0]!.head, this.#words)?.isOfSeller === true
    if (thing === null || !isTold) return null
    const told = detailsOfPrice(priced[0]!, this.#words)
    const details = others.flatMap((segment) =>
      segment === priced[0] ? [headDetail(segment.head, this.#words), ...told.details] : said(segment),
    )
    return [{ name: thing.name, price: told.price, details: [...thing.details, ...details], group: null }]
  }

  #addPriced(segment: Segment): boolean {
    if (isTerm(segment.head, this.#words)) {
      this.#things.at(-1)?.details.push(segment.written)
      return true
    }
    const listed = segment.bracket === null ? null : listedIn(segment.bracket, this.#words)
    if (listed !== null) {
      this.#leave(this.#pending)
      this.#pending = []
      for (const { name, price, details } of listed) this.#add({ name, price, details, group: segment.head })
      return true
    }
    const own = this.#thingIn(segment.head)
    const candidates = [...this.#pending, { segment, thing: own }]
    const at = this.#nameAmong(candidates)
    if (at < 0) return this.#addOther(segment)
    const { thing, segment: of } = candidates[at]!
    this.#leave(candidates.slice(0, at))
    this.#pending = []
    const between = candidates.slice(at + 1).flatMap(({ segment: each }) => {
      return [each === segment ? headDetail(each.head, this.#words) : each.head, ...each.inside]
    })
    const told = detailsOfPrice(segment, this.#words)
    const isOfName = of === segment
    const details = [...(isOfName ? [...of.inside] : of.inside), ...thing!.details, ...between, ...told.details]
    const named = QUOTED_ONLY.test(thing!.name) ? candidates[at - 1] : undefined
    // "A program for runners, “Non-stop”": the title names the words before it.
    const titled = of.sign === ',' ? (named?.thing ?? null) : null
    const name = titled === null ? thing!.name : `${titled.name} ${thing!.name}`
    for (const each of namesIn(name, of, this.#words)) {
      this.#add({ name: each, price: told.price, details, group: this.#group })
    }
    return true
  }

  /** The place of the name: the nearest one, unless an unclear one describes a clear one before it. */
  #nameAmong(candidates: readonly Pending[]): number {
    const nearest = candidates.findLastIndex(({ thing }) => thing !== null)
    if (nearest < 0) return nearest
    // "It's Burns Night, …, a tasting of five teas, $38"
    const [own, proper] = [
      candidates[nearest]!,
      candidates.findLastIndex(({ thing }, index) => index < nearest && thing?.isProper === true),
    ]
    const isIndefinite =
      startsWithAny(own.thing!.name, this.#words.articles) !== null &&
      startsWithAny(own.thing!.name, proseWords(this.#words.language).definite) === null
    const isBare =
      withoutFirstWords(own.segment.head, this.#words).startsWith(own.thing!.name) &&
      verbAt(own.segment.head, this.#words)?.isCosting !== true
    if (proper >= 0 && isIndefinite && isBare) return proper
    if (own.thing!.isClear) return nearest
    const label = candidates.findLastIndex(
      ({ segment }, index) => index < nearest && candidates[index + 1]!.segment.sign === ':' && segment.price === null,
    )
    const clear = candidates.findLastIndex(
      ({ thing }, index) => index < nearest && index > label && thing?.isClear === true,
    )
    return clear < 0 ? nearest : clear
  }

  /** Another price of the thing before, or one whose name follows. */
  #addOther(segment: Segment): boolean {
    const last = this.#things.at(-1)
    const isFirst = startsWithAny(segment.tail, this.#words.articles) !== null && hasVerb(segment.head, this.#words)
    if (last !== undefined && !isFirst) {
      const said = [
        ...this.#pending.map(({ segment: each }) => each.written),
        withoutFirstWords(segment.written, this.#words),
      ]
      last.details.push(said.join(', '))
      this.#pending = []
      return true
    }
    const named = this.#pending.findLast(({ segment: { head } }) => startsWithAny(head, this.#words.purposes) !== null)
    const purpose =
      named === undefined
        ? null
        : thingIn(
            named.segment.head.slice(startsWithAny(named.segment.head, this.#words.purposes)!.length),
            this.#words,
          )
    const behind =
      startsWithAny(segment.tail, this.#words.articles) === null ? null : thingIn(segment.tail, this.#words)
    const thing = purpose ?? behind
    if (thing === null) return false
    this.#pending = []
    const told = detailsOfPrice(purpose === null ? { ...segment, tail: '' } : segment, this.#words)
    this.#add({ name: thing.name, price: told.price, details: [...thing.details, ...told.details], group: this.#group })
    return true
  }

  /** What people do afterward says nothing of a thing: "and then many subscribe". */
  #said(segment: Segment): string[] {
    return tellsOfPeople(segment.head, this.#words) ? [] : said(segment)
  }

  #add(thing: ToldThing): void {
    this.#things.push({ ...thing, details: sorted(thing.details, this.#words) })
    this.#last = thing.name
  }

  /** The words before a name: more of the thing before, or things without a price. */
  #leave(pending: readonly Pending[]): void {
    const last = this.#things.at(-1)
    for (const [index, { segment, thing }] of pending.entries()) {
      const isLabel = pending[index + 1]?.segment.sign === ':'
      if (isLabel || segment.head === this.#group) continue
      if (thing?.name === withoutFirstWords(segment.head, this.#words) && isBareName(segment.head, this.#words)) {
        this.#things.push({
          name: thing.name,
          price: null,
          details: [...thing.details, ...segment.inside],
          group: this.#group,
        })
      } else if (last !== undefined) last.details.push(...this.#said(segment))
    }
  }

  /** "…, new thermostats, radiators swapped, leaks": three names at the end are things as well. */
  #endList(): void {
    const last = this.#things.at(-1)
    const at = this.#pending.findLastIndex(({ segment }) => !isBareName(segment.head, this.#words)) + 1
    const names = this.#pending.slice(at)
    // "Solo ($29), Team ($79) and Fleet"
    const isClosing = names.length === 1 && names[0]!.segment.sign === '&' && names[0]!.thing?.isClear === true
    const isList = names.length >= FEWEST_AT_END || isClosing
    for (const { segment } of isList ? this.#pending.slice(0, at) : this.#pending) {
      last?.details.push(...this.#said(segment))
    }
    if (isList) this.#leave(names)
  }
}

const FEWEST_AT_END = 3
const MOST_OF_NAME = 4

const said = ({ head, inside }: Segment): string[] =>
  [withoutEnd(head), ...inside].filter((text) => /[\p{L}\p{N}]/u.test(text))

const withoutEnd = (text: string): string => text.replace(/^[\s,;:–—-]+|(?<![\s,;:–—-])[\s,;:–—-]+$/gu, '')

/** A short name without a verb, an article or a number. */
function isBareName(text: string, words: ReadingWords): boolean {
  const bare = withoutFirstWords(text, words)
  const isNoun = !languageBasics(words.language).capitalizesNouns || /(?:^|\s)\p{Lu}/u.test(bare)
  return (
    isNoun &&
    /\p{L}{3}/u.test(bare) &&
    !/\d/u.test(bare) &&
    wordsIn(bare).length <= MOST_OF_NAME &&
    !hasVerb(bare, words) &&
    startsWithAny(bare, words.articles) === null &&
    !tellsMore(bare, words)
  )
}

/** "Corso" of "corso di gruppo": the word that tells what it is. */
function headOf(name: string, words: ReadingWords): string {
  const [, article = '', rest = name] = /^(\S{1,4}\s)?(.+)$/u.exec(name) ?? []
  const bare = words.articles.includes(article.trim().toLowerCase()) ? rest : name
  return words.endsInHead ? bare : bare.split(' ')[0]!
}

const QUOTED_ONLY = /^["“„«‹][^"“”„«»‹›]{2,60}["”“»›]$/u

/** "Summer honey and forest honey, each 500 g" are two things of one price. */
function namesIn(name: string, { head }: Segment, words: ReadingWords): string[] {
  const { each } = proseWords(words.language)
  const [, first, joiner, second] = /^(\S.{2,60}?)\s(\p{L}{1,3}|&)\s(\S.{2,60})$/u.exec(name) ?? []
  const isPair = first !== undefined && words.joiners.includes(joiner!.toLowerCase()) && findPhrase(head, each) !== null
  const bare = (text: string) => {
    const end = each.find((word) => text.toLowerCase().endsWith(` ${word}`))
    return end === undefined ? text : text.slice(0, -end.length - 1)
  }
  return isPair && each.length > 0 ? [bare(first), bare(second!)] : [name]
}

/** "Deposit 10 €", "opening order $250", "extra length +30 €" */
function isTerm(head: string, words: ReadingWords): boolean {
  if (/\+\s*$/u.test(head)) return true
  const bare = withoutFirstWords(head, words)
  const article = startsWithAny(bare, words.articles) ?? ''
  return (
    startsWithAny(bare.slice(article.length).trim(), [...proseWords(words.language).terms, ...words.information]) !==
    null
  )
}

/** The price of a segment, with what its bracket and the words behind it say. */
function detailsOfPrice(
  { price, bracket, tail, tailInside }: Segment,
  words: ReadingWords,
): { price: string | null; details: string[] } {
  const behind = detailBehind(tail, words)
  if (bracket === null) {
    const isSpread =
      [...(price ?? '').matchAll(EVERY_PRICE)].length > 1 && /\p{L}{4}\s\p{L}/u.test(withoutPrice(price ?? ''))
    return { price: isSpread ? null : price, details: [...(isSpread ? [price!] : []), ...behind, ...tailInside] }
  }
  const parts = partsAtCommas(bracket.replace(/(?<=\d)\s?:\s/u, ', '))
  const amounts = parts.filter((part) => readPrice(part) !== null)
  // "Gift cards (a workshop, five lessons for 80 €, any amount)" have no single price.
  const isChoice =
    amounts.length === 1 &&
    parts.length > 2 &&
    thingIn(amounts[0]!.slice(0, amounts[0]!.indexOf(readPrice(amounts[0]!)!)), words) !== null
  if (isChoice) return { price: null, details: [bracket, ...behind, ...tailInside] }
  const inside = parts.map((part) =>
    amounts.length === 1 && part === amounts[0] ? (detailBehind(withoutPrice(part), words)[0] ?? '') : part,
  )
  return { price: readPrice(amounts[0]!), details: [...inside, ...tailInside] }
}

const tellsOfPeople = (text: string, words: ReadingWords): boolean =>
  findPhrase(text, ownFactWords(words.language).others) !== null && verbAt(text, words) !== null

/** "For 75 g" behind a price is "75 g". A verb continues the sentence. */
function detailBehind(tail: string, words: ReadingWords): string[] {
  const text = withoutEnd(tail)
  if (tellsOfPeople(text, words)) return []
  const opening = startsWithAny(text, [...words.nameBreaks, ...words.purposes])
  const rest = opening === null ? '' : text.slice(opening.length).trim()
  const bare = rest !== '' && isMeasure(rest, words) ? rest : text
  const { costing } = proseWords(words.language)
  return !/[\p{L}\p{N}]/u.test(bare) || startsWithAny(bare, costing) !== null ? [] : [bare]
}

/** "Stumpen 14 €, Teelichter 9 €": a bracket may list several things. */
function listedIn(bracket: string, words: ReadingWords): ToldThing[] | null {
  const parts = partsAtCommas(bracket)
  const priced = parts.filter((part) => readPrice(part) !== null)
  const things = priced.map((part) => {
    const at = part.indexOf(readPrice(part)!)
    const thing = thingIn(part.slice(0, at), words)
    const isNoun = !languageBasics(words.language).capitalizesNouns || /^\p{Lu}/u.test(part)
    return thing === null || !isNoun
      ? null
      : { name: thing.name, price: readPrice(part), details: thing.details, group: null }
  })
  return priced.length > 1 && priced.length === parts.length && things.every((thing) => thing !== null) ? things : null
}

/** How much one gets comes first. */
const sorted = (details: readonly string[], words: ReadingWords): string[] => {
  const all = details.map(withoutEnd).filter((text) => /[\p{L}\p{N}]/u.test(text))
  const isAmount = (text: string) => isMeasure(text, words)
  return [...all.filter(isAmount), ...all.filter((text) => !isAmount(text))]
}

interface Listed {
  text: string
  details: readonly string[]
}

/** Whether a list of the same sentence loses no thing and no price, and has nothing but names. */
export function isBetterAsList(
  sentence: string,
  listed: readonly Listed[],
  told: readonly ToldThing[],
  words: ReadingWords,
): boolean {
  const priced = listed.filter(({ text, details }) => [text, ...details].some((each) => readPrice(each) !== null))
  const toldPriced = told.filter(({ price }) => price !== null)
  const isClause = verbAt(withoutBrackets(sentence).text, words) !== null
  const isStandIn = ({ text }: Listed) =>
    startsWithAny(text, proseWords(words.language).standIns) !== null && startsWithAny(text, words.articles) === null
  return (
    !listed.some(isStandIn) &&
    listed.length >= told.length + (isClause ? 1 : 0) &&
    priced.length >= toldPriced.length &&
    listed.every(({ text }) => isWholeName(text, words))
  )
}

function isWholeName(text: string, words: ReadingWords): boolean {
  const price = readPrice(text)
  const name = withoutEnd(price === null ? text : text.slice(0, text.indexOf(price)))
  const thing = thingIn(name, words)
  return thing !== null && verbAt(name, words) === null && wordsIn(thing.name)[0] === wordsIn(name)[0]
}
