import type { BrandBrief } from '#shared/brand-brief.ts'
import { monthNames } from '#shared/day-names.ts'
import { type Steps, atOnce } from '#shared/steps.ts'
import type { PlanRequest } from '../requests/plan-request.ts'
import { observanceNames } from '../knowledge/observances.ts'
import { findForeignLinks } from '../gate/brand-links.ts'
import { folded } from '#shared/folded.ts'
import { nameRemover } from '../engine/without-names.ts'
import { skipsOccasion } from '../gate/brand-rules.ts'
import { type GateRule, gateSteps, offerNames } from '../gate/gate.ts'
import { brandFactTexts } from '../gate/stated-texts.ts'
import { looksLikeLanguage } from '../gate/language-check.ts'
import { emojiCount, endsWithDot, findPlaceholders, hasShoutingCaps, startsWithNumbering } from '../gate/text-rules.ts'
import { unknownProductFinder } from '../gate/unknown-products.ts'
import { notesOf } from '../notes/month-notes.ts'
import { cleanLine } from './clean-line.ts'
import { firstDayOf, lastDayOf, LONGEST_LEAD_DAYS, observancesInReach } from './month-occasions.ts'
import { languageRules } from '../languages/load-rules.ts'

export const SHORTEST_TITLE = 12
export const LONGEST_TITLE = 90

export interface TextProblem {
  /** A rule of decision 0055. */
  rule: QualityRule
  message: string
}

export type QualityRule = 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'Q7' | 'Q8' | 'Q9' | 'Q10' | 'Q11'

/** Findings of the gate that aren't about invented facts. */
const RULE_OF: Partial<Record<GateRule, QualityRule>> = {
  'refused-claim': 'Q8',
  health: 'Q8',
  legal: 'Q8',
  alcohol: 'Q8',
  clinical: 'Q8',
  safety: 'Q8',
  eco: 'Q8',
  'out-of-season': 'Q9',
  'skipped-occasion': 'Q9',
  'discount-cap': 'Q9',
  'no-prices': 'Q9',
}

type TextCheck = (text: string) => TextProblem | null

export interface TextRules {
  title: TextCheck
  prose: TextCheck
  /** For texts that a writer plans, in any language. */
  brief: TextCheck
  /** For the reason beside an idea, which may name figures of past campaigns. */
  reason: TextCheck
}

/** What a text of the month may not say. Make one set for each request. */
export const ideaTextRules = (request: PlanRequest): TextRules => atOnce(textRuleSteps(request))

export function* textRuleSteps(request: PlanRequest): Steps<TextRules> {
  const known = made.get(request)
  if (known !== undefined) return known
  const { title, prose, brief, reason } = yield* freshRules(request)
  const rules = { title: remembering(title), prose: remembering(prose), brief: remembering(brief), reason }
  made.set(request, rules)
  return rules
}

const made = new WeakMap<PlanRequest, TextRules>()

function remembering(check: TextCheck): TextCheck {
  const answers = new Map<string, TextProblem | null>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = check(text)
    answers.set(text, answer)
    return answer
  }
}

function* freshRules(request: PlanRequest): Steps<TextRules> {
  const { brand, year, month, strategy } = request
  const { language } = brand
  const stated = [...brandFactTexts(brand), strategy.notes]
  // As the member typed it and as a title holds it: "50%" loses its sign there.
  const factTexts = [...new Set([...stated, ...stated.map(cleanLine)])]
  const gate = yield* gateSteps({
    language,
    facts: brand.facts,
    month,
    stated: factTexts,
    names: [brand.name, ...offerNames(brand.facts)],
  })
  yield
  const { checker } = notesOf(request)
  const wrongDay = wrongDayFinder(brand, year, month)
  const ownWords = ownWordsOf(brand)
  const dayNames = observanceNames().map(({ name }) => name)
  yield
  const strip = nameRemover([...ownWords, ...dayNames], Infinity)
  const unknownProducts = unknownProductFinder([...factTexts, ...ownWords, ...dayNames], language)
  const when = { from: firstDayOf(year, month), to: lastDayOf(year, month) }

  function plain(text: string): TextProblem | null {
    const placeholders = findPlaceholders(text)
    if (placeholders.length > 0) return { rule: 'Q2', message: `leaves a placeholder: ${placeholders[0]}` }
    const links = findForeignLinks(text, brand.website)
    return links.length > 0 ? { rule: 'Q7', message: `leads away from the brand's own site: ${links[0]}` } : null
  }

  function againstNotes(text: string): TextProblem | null {
    const [against] = checker.ofText(text)
    return against === undefined ? null : { rule: 'Q9', message: against }
  }

  function brief(text: string): TextProblem | null {
    const problem = plain(text)
    if (problem !== null) return problem
    const against = againstNotes(text)
    if (against !== null) return against
    const findings = gate(text)
    const said = findings.find(({ rule }) => rule === 'never-say')
    if (said !== undefined) return { rule: 'Q5', message: said.message }
    const reserved = languageRules(language).reservedWord(text, when)
    if (reserved !== null) {
      return { rule: 'Q8', message: `uses the word “${reserved}” outside the legal sales` }
    }
    const day = wrongDay(text)
    if (day !== null) return { rule: 'Q6', message: day }
    const [refused] = findings
    if (refused !== undefined) return { rule: RULE_OF[refused.rule] ?? 'Q7', message: refused.message }
    const [unknown] = unknownProducts(text)
    return unknown === undefined ? null : { rule: 'Q11', message: `names an unknown product: ${unknown}` }
  }

  const inLanguage = (text: string): TextProblem | null =>
    looksLikeLanguage(strip(text), language)
      ? null
      : { rule: 'Q10', message: `is not written in the brand's language (${language})` }

  const prose = (text: string) => brief(text) ?? inLanguage(text)

  return {
    brief,
    prose,
    reason: (text) => plain(text) ?? againstNotes(text) ?? inLanguage(text),
    title: (text) => {
      if (text.length < SHORTEST_TITLE || text.length > LONGEST_TITLE) {
        return {
          rule: 'Q2',
          message: `has ${text.length} characters; ${SHORTEST_TITLE} to ${LONGEST_TITLE} are allowed`,
        }
      }
      if (startsWithNumbering(text)) return { rule: 'Q2', message: 'starts with a number of a list' }
      if (endsWithDot(text)) return { rule: 'Q2', message: 'ends with a full stop' }
      if (hasShoutingCaps(strip(text))) return { rule: 'Q2', message: 'is written in capitals' }
      if (text.includes('!!') || emojiCount(text) > 1) return { rule: 'Q2', message: 'shouts' }
      return prose(text)
    },
  }
}

const MOST_OFFERS = 40
const MOST_OTHERS = 12

/** Texts of the brand that may appear in any language. */
function ownWordsOf({ name, facts }: BrandBrief): string[] {
  const { offers, pains, moments, doubts, say } = facts
  const others = [
    pains.map(({ text }) => text),
    moments.map(({ text }) => text),
    doubts.map(({ question }) => question),
    say,
  ]
  return [
    name,
    ...offerNames({ ...facts, offers: offers.slice(0, MOST_OFFERS) }),
    ...others.flatMap((texts) => texts.slice(0, MOST_OTHERS)),
  ]
}

// Words for any sale. The law on French sales has its own check.
const SALE_WORDS: ReadonlySet<string> = new Set(['soldes', 'saldi', 'rebajas'])

const EVERYDAY_NAMES: ReadonlySet<string> = new Set([
  'carnival',
  'remembrance',
  'gift-guide',
  'last-shipping',
  'prime-like',
  'august-lull',
  'pride',
])

/** Says what is wrong with a named day: another country's, another month's, or a day that no email may sell on. */
function wrongDayFinder(brand: BrandBrief, year: number, month: number): (text: string) => string | null {
  const inReach = observancesInReach(brand.country, year, month)
  const allowed = new Set(
    inReach
      .filter((day) => day.kind !== 'sensitive' && !skipsOccasion(brand.facts, day))
      .flatMap(({ names }) => Object.values(names).map(folded)),
  )
  // A brand may use its own words: a shop for Halloween costumes names the day all year.
  const own = folded([brand.name, ...brandFactTexts(brand)].join('\n'))
  const named = new Map<string, string>()
  for (const { id, kind, name } of observanceNames()) {
    const key = folded(name)
    if (key !== '' && skipsOccasion(brand.facts, { id, names: { [brand.language]: name } })) {
      named.set(key, name)
      continue
    }
    if (
      key.length < 5 ||
      kind === 'season' ||
      EVERYDAY_NAMES.has(id) ||
      SALE_WORDS.has(key) ||
      own.includes(key) ||
      allowed.has(key)
    ) {
      continue
    }
    named.set(key, name)
  }
  const sorted = [...named.keys()].sort((left, right) => right.length - left.length).map((name) => RegExp.escape(name))
  const permitted = [...allowed].sort((left, right) => right.length - left.length).map((name) => RegExp.escape(name))
  const isName = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${sorted.join('|')})(?![\p{L}\p{N}])`, 'u')
  const isPermitted =
    permitted.length > 0
      ? new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${permitted.join('|')})(?![\p{L}\p{N}])`, 'gu')
      : null
  const months = monthNames(brand.language).map(folded)
  const anyMonth = months.join('|')
  const dated = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(\d{1,2})(?:er|\.|º|°)?\s(?:de\s)?(${anyMonth})|(${anyMonth})\s(\d{1,2}))(?![\p{L}\p{N}])`,
    'gu',
  )
  const first = Temporal.PlainDate.from(firstDayOf(year, month))
  const latest = Temporal.PlainDate.from(lastDayOf(year, month)).add({ days: LONGEST_LEAD_DAYS })
  const weekdays = Temporal.PlainDate.from({ year, month, day: 1 })

  return (text) => {
    const flat = folded(text)
    const rest = isPermitted ? flat.replace(isPermitted, ' ') : flat
    const name = isName.exec(rest)
    if (name !== null) return `names ${named.get(name[0])}, which does not belong in this month of this brand`
    for (const match of flat.matchAll(dated)) {
      const day = Number(match[1] ?? match[4])
      const at = months.indexOf(match[2] ?? match[3] ?? '') + 1
      const inYear = at < weekdays.month ? year + 1 : year
      if (day < 1 || day > 31) return `names a day that does not exist: ${match[0]}`
      const date = Temporal.PlainDate.from({ year: inYear, month: at, day }, { overflow: 'constrain' })
      if (date.day !== day) return `names a day that does not exist: ${match[0]}`
      if (Temporal.PlainDate.compare(date, first) < 0 || Temporal.PlainDate.compare(date, latest) > 0) {
        return `names ${match[0]}, which is not in this month nor just after it`
      }
    }
    return null
  }
}
