import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { oncePer } from '#shared/once-per.ts'
import type { PlanRequest } from '#server/ai/writers.ts'
import { observanceNames } from '#server/marketing-knowledge/observances.ts'
import { findForeignLinks } from '#server/quality/brand-links.ts'
import { folded } from '#server/quality/folded-text.ts'
import { forbiddenPhraseFinder } from '#server/quality/forbidden-phrases.ts'
import { brandFactTexts, inventedFactsFinder } from '#server/quality/invented-facts.ts'
import { looksLikeLanguage } from '#server/quality/language-check.ts'
import { findReservedSaleWord } from '#server/quality/legal-words.ts'
import {
  emojiCount,
  endsWithDot,
  findPlaceholders,
  hasShoutingCaps,
  startsWithNumbering,
} from '#server/quality/text-rules.ts'
import { unknownProductNames } from '#server/quality/unknown-products.ts'
import { brandWords, cleanLine } from './brand-words.ts'
import { firstDayOf, lastDayOf, LONGEST_LEAD_DAYS, observancesInReach } from './month-occasions.ts'

export const SHORTEST_TITLE = 12
export const LONGEST_TITLE = 90

export interface TextProblem {
  /** Id of a hard gate, `G3` for example. */
  gate: string
  message: string
}

type TextCheck = (text: string) => TextProblem | null

export interface TextRules {
  title: TextCheck
  prose: TextCheck
  /** For what stands beside an idea, in whatever language: the reason, the readers it is for. */
  plain: TextCheck
}

/** The hard gates that one text can break. One set for each request: the planner and the gate ask about the same texts. */
export const ideaTextRules = oncePer((request: PlanRequest): TextRules => {
  const { title, prose, plain } = freshRules(request)
  return { title: remembering(title), prose: remembering(prose), plain: remembering(plain) }
})

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

function freshRules({ brand, year, month }: PlanRequest): TextRules {
  const words = brandWords(brand)
  const { language } = brand
  const forbidden = forbiddenPhraseFinder(brand.guidelines?.dontSay ?? [], language)
  const factTexts = brandFactTexts(brand).map(cleanLine)
  const invented = inventedFactsFinder(factTexts, language)
  const wrongDay = wrongDayFinder(brand, year, month)
  const ownWords = [
    brand.name,
    words.name,
    ...words.products,
    ...words.pains,
    ...words.triggers,
    ...words.objections,
    ...words.interests,
    ...words.say,
  ]
  const dayNames = observanceNames().map(({ name }) => name)
  const strip = nameStripper([...ownWords, ...dayNames])
  const known = [words.everything, ...ownWords, ...dayNames]
  const when = { from: firstDayOf(year, month), to: lastDayOf(year, month) }

  function plain(text: string): TextProblem | null {
    const placeholders = findPlaceholders(text)
    if (placeholders.length > 0) return { gate: 'G3', message: `leaves a placeholder: ${placeholders[0]}` }
    const links = findForeignLinks(text, brand.website)
    return links.length > 0 ? { gate: 'G11', message: `leads away from the brand's own site: ${links[0]}` } : null
  }

  function prose(text: string): TextProblem | null {
    const problem = plain(text)
    if (problem !== null) return problem
    const said = forbidden(text)
    if (said !== null) return { gate: 'G6', message: `says “${said}”, which the brand never says` }
    if (language === 'fr' && findReservedSaleWord(text, when) !== null) {
      return { gate: 'G8', message: 'uses the word “soldes” outside the legal sales' }
    }
    const day = wrongDay(text)
    if (day !== null) return { gate: 'G7', message: day }
    const facts = invented(text)
    if (facts.length > 0) return { gate: 'G8', message: `states what the brand never gave: ${facts[0]!.excerpt}` }
    const unknown = unknownProductNames(text, known, language)
    if (unknown.length > 0) return { gate: 'G8', message: `names an unknown product: ${unknown[0]}` }
    if (!looksLikeLanguage(strip(text), language)) {
      return { gate: 'G9', message: `is not written in the brand's language (${language})` }
    }
    return null
  }

  return {
    plain,
    prose,
    title: (text) => {
      if (text.length < SHORTEST_TITLE || text.length > LONGEST_TITLE) {
        return {
          gate: 'G3',
          message: `has ${text.length} characters; ${SHORTEST_TITLE} to ${LONGEST_TITLE} are allowed`,
        }
      }
      if (startsWithNumbering(text)) return { gate: 'G3', message: 'starts with a number of a list' }
      if (endsWithDot(text)) return { gate: 'G3', message: 'ends with a full stop' }
      if (hasShoutingCaps(strip(text))) return { gate: 'G3', message: 'is written in capitals' }
      if (text.includes('!!') || emojiCount(text) > 1) return { gate: 'G3', message: 'shouts' }
      return prose(text)
    },
  }
}

function nameStripper(names: readonly string[]): (text: string) => string {
  const sorted = [...new Set(names.filter((name) => name.trim() !== ''))].sort(
    (left, right) => right.length - left.length,
  )
  if (sorted.length === 0) return (text) => text
  const pattern = new RegExp(sorted.map((name) => RegExp.escape(name)).join('|'), 'giu')
  return (text) => text.replace(pattern, ' ')
}

// Words for any sale; the law on French ones has its own check.
const SALE_WORDS: ReadonlySet<string> = new Set(['soldes', 'saldi', 'rebajas'])

// Names of seasons and words of every day that are no reference to a date.
const EVERYDAY_NAMES: ReadonlySet<string> = new Set([
  'carnival',
  'remembrance',
  'gift-guide',
  'last-shipping',
  'prime-like',
  'august-lull',
  'pride',
])

const MONTH_NAMES: Record<Language, readonly string[]> = {
  en: monthNames('en'),
  es: monthNames('es'),
  fr: monthNames('fr'),
  de: monthNames('de'),
  it: monthNames('it'),
}

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => folded(format.format(Date.UTC(2000, month))))
}

/** Says what is wrong with a day a text names: another country's, another month's, or one that is no subject for selling. */
function wrongDayFinder(brand: BrandBrief, year: number, month: number): (text: string) => string | null {
  const inReach = observancesInReach(brand.country, year, month)
  const allowed = new Set(
    inReach.filter(({ kind }) => kind !== 'sensitive').flatMap(({ names }) => Object.values(names).map(folded)),
  )
  // A brand may speak its own words: one that sells Halloween costumes names the day all year.
  const own = folded([brand.name, ...brandFactTexts(brand)].join('\n'))
  const named = new Map<string, string>()
  for (const { id, kind, name } of observanceNames()) {
    const key = folded(name)
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
  const months = MONTH_NAMES[brand.language]
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
    if (name !== null) return `names ${named.get(name[0])}, which does not belong in this month and country`
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
