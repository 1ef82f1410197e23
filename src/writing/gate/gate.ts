import type { Language } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { folded, wordsOf } from '#shared/folded.ts'
import { oncePer } from '#shared/once-per.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { namedDays } from '../brand/find-days.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { printedDate } from '../brand/printed-date.ts'
import { TRADES, tradeName } from '../knowledge/trades.ts'
import { withoutNames } from '../engine/without-names.ts'
import { discountCap, namesNoPrices, outOfSeasonFinder, refusedClaims, skippedOccasions } from './brand-rules.ts'
import { type ClaimId, CLAIM_RULES } from './claim-rules.ts'
import { type Claim, claimFinder } from './find-claims.ts'
import { checkedSentences } from './checked-sentences.ts'
import { exceptedText } from './excepted-claims.ts'
import { forbiddenPhraseFinder } from './forbidden-phrases.ts'
import { requiredTexts, statedTexts } from './stated-texts.ts'
import { discountFinder, priceFinder } from './find-prices.ts'
import { taxFinder } from './refused-tax.ts'

/** Make one for many texts, because reading the brand takes time. */
export interface GateContext {
  language: Language
  facts: UsableFacts
  /** The trade in words, for a sheet that doesn't name it. */
  trade?: string | null
  /** The month of the text, from 1 to 12. Without it, no season is checked. */
  month?: number
  /** Further texts that may be stated as fact: notes of a month, texts that a user typed. */
  stated?: readonly string[]
  /**
   * Texts that an editor judged. A sentence that repeats them word for word, with its slots filled, isn't judged again,
   * unless a rule of the sheet forbids its claim.
   */
  checked?: () => readonly string[]
  /** Names, which claim nothing: the brand's and those of its offers. The default is the offers of the sheet. */
  names?: readonly string[]
}

export type GateRule =
  | ClaimId
  | 'never-say'
  | 'refused-claim'
  | 'out-of-season'
  | 'skipped-occasion'
  | 'discount-cap'
  | 'no-prices'

export interface GateFinding {
  rule: GateRule
  /** The words that break the rule. For a rule of the sheet, the phrase of the brand. */
  words: string
  message: string
  /** An answer or a fact of the brand could make it true. */
  canBeStated: boolean
}

/** Finds what a text may not say. */
export type Gate = (text: string) => GateFinding[]

export const gateFindings = (text: string, context: GateContext): GateFinding[] => gateOf(context)(text)

export const gateOf = oncePer((context: GateContext): Gate => atOnce(gateSteps(context)))

/** In steps of a few milliseconds, because a brand's stated texts can be long. */
export function* gateSteps(context: GateContext): Steps<Gate> {
  const claims = yield* claimGate(context)
  yield
  const sheet = sheetGate(context)
  return (text) => [...sheet(text), ...claims(text)]
}

const finding = (rule: GateRule, words: string, message: string, canBeStated = false): GateFinding => ({
  rule,
  words,
  message: `“${words}” ${message}`,
  canBeStated,
})

/** The rules of the brand's sheet: phrases, seasons, occasions. The claims are checked separately. */
function sheetGate({ language, facts, month }: GateContext): Gate {
  const forbidden = forbiddenPhraseFinder(facts.neverSay, language)
  const outOfSeason = month === undefined ? () => null : outOfSeasonFinder({ language, facts }, month)
  const skipped = skippedOccasions(facts)
  const cap = discountCap(facts)
  const tooMuch = cap === null ? () => null : discountFinder(cap, language)
  const priced = namesNoPrices(facts) ? priceFinder(language) : () => null
  const taxed = taxFinder({ facts, language })
  const isTold = toldInMonth(facts, language, month)
  return (text) => {
    const discount = tooMuch(text)
    const price = priced(text)
    const tax = taxed(text)
    const phrase = forbidden(text)
    const early = outOfSeason(text)
    const late = early === null || isTold(early) ? null : early
    const [occasion] = skipped.length === 0 ? [] : findOccasions(text, skipped, null)
    return [
      ...(phrase === null ? [] : [finding('never-say', phrase, 'is on the list of what the brand never says.')]),
      ...(late === null ? [] : [finding('out-of-season', late, 'can’t be offered in this month.')]),
      ...(occasion === undefined
        ? []
        : [finding('skipped-occasion', occasion.name, 'is an occasion that the brand leaves out.')]),
      ...(discount === null
        ? []
        : [finding('discount-cap', discount, `is more than the ${cap}% that the brand allows.`)]),
      ...(price === null
        ? []
        : [finding('no-prices', price, 'names a price, and the brand wants none in its emails.')]),
      ...(tax === null ? [] : [finding('refused-claim', tax, 'is a claim that a rule of the brand forbids.')]),
    ]
  }
}

const MOST_TOLD = 60

/** Whether the brand itself announces something on a day of the month: the evening of a club that meets from January on. */
function toldInMonth({ say }: UsableFacts, language: Language, month: number | undefined): (words: string) => boolean {
  const isOfMonth = (text: string) => namedDays(text, language).some(({ from }) => Number(from.slice(0, 2)) === month)
  return (words) => say.slice(0, MOST_TOLD).some((text) => folded(text).includes(folded(words)) && isOfMonth(text))
}

/**
 * Whether the words of a claim only meet in a sentence of an answer that a member has typed, on both sides of a comma: "My
 * father broke a leg three weeks before the harvest, and I came for a month". A claim is in one clause.
 */
function answeredAcross({ answers, doubts }: UsableFacts): (claim: Claim) => boolean {
  const told = folded([...answers.map(({ text }) => text), ...doubts.map(({ answer }) => answer ?? '')].join('\n'))
  return ({ words }) => words.includes(', ') && told.includes(folded(words))
}

function* claimGate(context: GateContext): Steps<Gate> {
  const { language, facts, stated = [], names = offerNames(facts) } = context
  const { find, isAboutAlcohol } = claimFinder(language)
  const sellsAlcohol = tradeTexts(context).some(isAboutAlcohol)
  const refused = refusedClaims(facts)
  const allowed = yield* statedClaims([...names, ...statedTexts(facts), ...stated], (text) => find(text, sellsAlcohol))
  const checked = () => (context.checked?.() ?? []).map((text) => withoutNames(text, names))
  const isChecked = checkedSentences(checked, language)
  const isOwnSale = yield* ownSaleSteps(facts, language)
  const isExcepted = exceptedText({ facts, language })
  const isAcross = answeredAcross(facts)
  const required = new Set(requiredTexts({ facts, language }).map(folded))
  return (given) => {
    const lines = given.split('\n')
    const own = lines.filter(isOwnSale)
    // Who demands a sentence, such as a warning for young people, states it.
    const text = required.size === 0 ? given : lines.filter((line) => !required.has(folded(line))).join('\n')
    const found = new Map<string, GateFinding>()
    for (const claim of find(withoutNames(text, names), sellsAlcohol)) {
      const { message, domain, stated: when } = CLAIM_RULES[claim.rule]
      // "No discounts" refuses claims about prices, not the price of an offer, and neither the sale that the owner names nor what the ban leaves open.
      const isOwn = domain === 'price' && (own.some((line) => line.includes(claim.words)) || isExcepted(claim.sentence))
      const isKnown = (claim.rule === 'price' || isOwn) && allowed(claim)
      const isRefused = domain !== null && refused.has(domain) && !isKnown
      if (!isRefused && (allowed(claim) || isChecked(claim) || isAcross(claim))) continue
      const rule: GateRule = isRefused && when !== 'never' ? 'refused-claim' : claim.rule
      if (found.has(rule)) continue
      const because = rule === 'refused-claim' ? 'is a claim that a rule of the brand forbids.' : message
      found.set(rule, finding(rule, claim.words, because, rule === claim.rule && when !== 'never'))
    }
    return [...found.values()]
  }
}

/** Tells the sentences of the brand about a day, as its owner wrote them: "Warehouse sale on February 6, up to 40% off". */
function* ownSaleSteps(facts: UsableFacts, language: Language): Steps<(text: string) => boolean> {
  const own: string[] = []
  for (const text of facts.say) {
    yield
    if (namedDays(text, language).length > 0) own.push(folded(text), folded(printedDate(text, language) ?? ''))
  }
  return (text) => {
    const said = folded(withoutPeriod(text))
    return said.length >= SHORTEST_SENTENCE && own.some((each) => each.includes(said))
  }
}

const SHORTEST_SENTENCE = 20

export const offerNames = ({ offers }: UsableFacts): string[] =>
  offers.flatMap(({ name, shortName }) => [name, shortName])

function tradeTexts({ facts, trade }: GateContext): string[] {
  const known = TRADES.find(({ id }) => id === facts.trade?.trade)
  return [trade, facts.trade?.label, known === undefined ? undefined : tradeName(known, 'en')].filter(
    (text): text is string => typeof text === 'string',
  )
}

const CHARACTERS_PER_STEP = 2000

/** Tells whether a brand made a claim in its own texts, as its rule demands. */
function* statedClaims(
  texts: readonly string[],
  find: (text: string) => readonly Claim[],
): Steps<(claim: Claim) => boolean> {
  const kinds = new Set<string>()
  const numbers = new Set<string>()
  const words: ReadonlySet<string>[] = []
  let ofStep = 0
  for (const text of new Set(texts)) {
    for (const claim of find(text)) {
      kinds.add(claim.rule)
      numbers.add(numberedKey(claim))
    }
    words.push(new Set(wordsOf(text)))
    ofStep += text.length
    if (ofStep < CHARACTERS_PER_STEP) continue
    ofStep = 0
    yield
  }
  return (claim) => {
    const { stated } = CLAIM_RULES[claim.rule]
    if (stated === 'never') return false
    if (stated === 'kind') return kinds.has(claim.rule)
    if (stated === 'number') return numbers.has(numberedKey(claim))
    const said = wordsOf(claim.words)
    return words.some((each) => said.every((word) => each.has(word)))
  }
}

/** "1.500" and "1,500" state one number, and "$ 72" the same price as "72 $". */
function numberedKey({ rule, words }: Claim): string {
  const numbers = words.match(/\d[\d.,' ]*/gu)?.map((number) => number.replaceAll(/\D/g, '')) ?? []
  return `${rule} ${numbers.length > 0 ? numbers.join(' ') : folded(words)}`
}
