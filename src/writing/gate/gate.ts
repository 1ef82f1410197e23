import type { Language } from '#shared/brand-brief.ts'
import type { UsableFacts } from '#shared/brand-sheet.ts'
import { folded, wordsOf } from '#shared/folded.ts'
import { oncePer } from '#shared/once-per.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import { findOccasions } from '../brand/find-occasions.ts'
import { TRADES } from '../knowledge/trades.ts'
import { withoutNames } from '../languages/without-names.ts'
import { discountCap, namesNoPrices, outOfSeasonFinder, refusedClaims, skippedOccasions } from './brand-rules.ts'
import { type ClaimId, CLAIM_RULES } from './claim-rules.ts'
import { type Claim, claimFinder } from './find-claims.ts'
import { checkedSentences } from './checked-sentences.ts'
import { forbiddenPhraseFinder } from './forbidden-phrases.ts'
import { statedTexts } from './stated-texts.ts'
import { discountFinder, priceFinder } from './find-prices.ts'

/** What a text is judged by. Make one for many texts: the brand is read once for each. */
export interface GateContext {
  language: Language
  facts: UsableFacts
  /** The trade in words, where the sheet doesn't name it. */
  trade?: string | null
  /** The month of the text, from 1 to 12; without it no season is checked. */
  month?: number
  /** What else may be stated as fact: notes of a month, texts that a person has typed. */
  stated?: readonly string[]
  /**
   * Texts that an editor has judged. A sentence that stands in them word for word, with its slots filled, is not judged
   * again, unless a rule of the sheet forbids its claim. Every other sentence is judged on its own.
   */
  checked?: () => readonly string[]
  /** Names, which claim nothing: the brand's and those of its offers. Without them the offers of the sheet count. */
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
  /** The words that break it, as they stand in the text; for a rule of the sheet, the phrase of the brand. */
  words: string
  /** One sentence or two for a person. */
  message: string
  /** An answer or a fact of the brand could make it true. */
  canBeStated: boolean
}

/** Finds what a text may not say. */
export type Gate = (text: string) => GateFinding[]

/** Everything in a text that no email of this brand may say. */
export const gateFindings = (text: string, context: GateContext): GateFinding[] => gateOf(context)(text)

/** As `gateFindings`, for many texts of one brand. */
export const gateOf = oncePer((context: GateContext): Gate => atOnce(gateSteps(context)))

/** The same in steps of a few milliseconds: what a brand states can be long. */
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

/** The rules of the brand's sheet: phrases, seasons, occasions. Claims that it rules out are found with the claims. */
function sheetGate({ language, facts, month }: GateContext): Gate {
  const forbidden = forbiddenPhraseFinder(facts.neverSay, language)
  const outOfSeason = month === undefined ? () => null : outOfSeasonFinder({ language, facts }, month)
  const skipped = skippedOccasions(facts)
  const cap = discountCap(facts)
  const tooMuch = cap === null ? () => null : discountFinder(cap, language)
  const priced = namesNoPrices(facts) ? priceFinder(language) : () => null
  return (text) => {
    const discount = tooMuch(text)
    const price = priced(text)
    const phrase = forbidden(text)
    const late = outOfSeason(text)
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
    ]
  }
}

/** The claims that nobody may make, or that the brand has not made itself. */
function* claimGate(context: GateContext): Steps<Gate> {
  const { language, facts, stated = [], names = offerNames(facts) } = context
  const { find, isAboutAlcohol } = claimFinder(language)
  const sellsAlcohol = tradeTexts(context).some(isAboutAlcohol)
  const refused = refusedClaims(facts)
  const allowed = yield* statedClaims([...names, ...statedTexts(facts), ...stated], (text) => find(text, sellsAlcohol))
  const checked = () => (context.checked?.() ?? []).map((text) => withoutNames(text, names))
  const isChecked = checkedSentences(checked, language)
  return (text) => {
    const found = new Map<string, GateFinding>()
    for (const claim of find(withoutNames(text, names), sellsAlcohol)) {
      const { message, domain, stated: when } = CLAIM_RULES[claim.rule]
      const isRefused = domain !== null && refused.has(domain)
      if (!isRefused && (allowed(claim) || isChecked(claim))) continue
      const rule: GateRule = isRefused && when !== 'never' ? 'refused-claim' : claim.rule
      if (found.has(rule)) continue
      const because = rule === 'refused-claim' ? 'is a claim that a rule of the brand forbids.' : message
      found.set(rule, finding(rule, claim.words, because, rule === claim.rule && when !== 'never'))
    }
    return [...found.values()]
  }
}

/** What the offers of a sheet are called. */
export const offerNames = ({ offers }: UsableFacts): string[] =>
  offers.flatMap(({ name, shortName }) => [name, shortName])

function tradeTexts({ facts, trade }: GateContext): string[] {
  const known = TRADES.find(({ id }) => id === facts.trade?.trade)
  return [trade, facts.trade?.label, known?.names.en].filter((text): text is string => typeof text === 'string')
}

const CHARACTERS_PER_STEP = 2000

/** Tells whether a brand has made a claim in its own texts, as its rule demands. */
function* statedClaims(texts: readonly string[], find: (text: string) => Claim[]): Steps<(claim: Claim) => boolean> {
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
