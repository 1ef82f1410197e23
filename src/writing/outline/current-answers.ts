import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { findPhrase } from '../engine/word-matching.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { daysUntil } from '#shared/year-days.ts'
import { namedDays } from '../brand/find-days.ts'
import { wholeSentences } from '../brand/whole-sentences.ts'
import type { ToldFact } from '../stock/told-fact.ts'
import { answersOf } from '../stock/told-facts.ts'
import type { EmailPlan, PlannedLine } from './email-plan.ts'

/** No one acts on a day that is further away, and one that is over comes again in a year. */
const MOST_DAYS_AHEAD = 60
/** An email keeps at least this many lines. */
const FEWEST_LINES = 2

/** The brand's answers as they hold when an email goes out. */
export const currentAnswers = (brief: BrandBrief, date: string | null): ToldFact[] =>
  answersOf(brief).flatMap((fact) => {
    const answer = currentText({ text: fact.slots.answer ?? '', plannedFor: date }, brief.language)
    return answer === null ? [] : [{ ...fact, slots: { ...fact.slots, answer } }]
  })

/** An email whose answers name no day that is over: of "For Christmas, order by December 11", January says nothing. */
export function withCurrentAnswers(given: EmailPlan, brief: BrandBrief, date: string | null): EmailPlan {
  const { language } = brief
  const plan = withYearOf(given, brief, date)
  const changed = answersOf(brief).flatMap(({ slots: { answer = '' } }) => {
    const text = printed(answer)
    const current = currentText({ text, plannedFor: date }, language)
    return current === text ? [] : [{ text, current }]
  })
  if (changed.length === 0) return plan
  const lines = plan.lines.flatMap((each) => currentLine(each, changed))
  const { doubt } = plan
  const answer =
    doubt?.answer === null || doubt === null ? null : currentText({ text: doubt.answer, plannedFor: date }, language)
  return {
    ...plan,
    lines: lines.length < Math.min(FEWEST_LINES, plan.lines.length) ? plan.lines : lines,
    doubt: doubt === null ? null : { ...doubt, answer },
  }
}

const FIRST_MONTHS: ReadonlySet<string> = new Set(['01', '02'])

/** Of what happened "this year", January says that it was last year. */
function withYearOf(plan: EmailPlan, { facts, language }: BrandBrief, date: string | null): EmailPlan {
  if (date === null || !FIRST_MONTHS.has(date.slice('YYYY-'.length, 'YYYY-MM'.length))) return plan
  const told = (line: string) => facts.answers.some(({ text }) => printed(line).includes(printed(text)))
  const lines = plan.lines.map((each) =>
    each.line === null || !told(each.line) ? each : { ...each, line: inLastYear(each.line, language) },
  )
  const answers = plan.answers?.map((text) => inLastYear(text, language))
  return { ...plan, lines, answers }
}

/** A text that tells both years apart keeps them. */
export function inLastYear(text: string, language: Language): string {
  const { thisYear, lastYear } = ownFactWords(language)
  if (findPhrase(text, lastYear) !== null) return text
  return thisYear.reduce((changed, [now, then]) => {
    const at = changed.toLowerCase().replaceAll('’', "'").indexOf(now)
    if (at < 0 || findPhrase(changed, [now]) === null) return changed
    const word = at === 0 || /[.!?]\s$/u.test(changed.slice(0, at)) ? capitalized(then) : then
    return `${changed.slice(0, at)}${word}${changed.slice(at + now.length)}`
  }, text)
}

function currentLine(each: PlannedLine, changed: readonly { text: string; current: string | null }[]): PlannedLine[] {
  if (each.line === null) return [each]
  const rows = each.line.split('\n').flatMap((row) => {
    const found = changed.find(({ text }) => row.includes(text))
    if (found === undefined) return [row]
    return found.current === null ? [] : [row.replace(found.text, () => found.current!)]
  })
  return rows.length === 0 ? [] : [{ ...each, line: rows.join('\n') }]
}

interface Planned {
  text: string
  plannedFor: string | null
}

/** A text without its sentences about days that are over or far away. Null if nothing is left. */
export function currentText({ text, plannedFor }: Planned, language: Language): string | null {
  if (plannedFor === null) return text
  const today = plannedFor.slice('YYYY-'.length)
  const isCurrent = (sentence: string) => {
    const days = namedDays(sentence, language)
    return days.length === 0 || days.some(({ to }) => daysUntil(today, to) <= MOST_DAYS_AHEAD)
  }
  const sentences = wholeSentences(text, language)
  const kept = sentences.filter(isCurrent)
  if (kept.length === sentences.length) return text
  return kept.length === 0 ? null : kept.join(' ')
}

export const printed = (text: string): string => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '’')
