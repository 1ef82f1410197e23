import type { BrandBrief, Language } from '#shared/brand-brief.ts'
import { toldToday } from '../brand/told-today.ts'
import { dateWords } from '../languages/date-words.ts'
import { readingWords } from '../languages/reading-words.ts'
import { type EmailPlan, isAboutDay } from './email-plan.ts'

/** An email that goes out on the day that it's about says "today", and leaves out that others had an earlier day. */
export function withToday(plan: EmailPlan, date: string | null, brief: BrandBrief): EmailPlan {
  if (date === null || !isAboutDay(plan)) return plan
  const { language } = brief
  const told = [plan.headline, ...plan.lines.flatMap(({ line }) => line ?? [])]
  if (told.every((text) => toldToday(text, date, language) === text)) return plan
  const said = (text: string) => toldToday(plan.readers === null ? withoutOthers(text, language) : text, date, language)
  return {
    ...plan,
    title: said(plan.title),
    headline: said(plan.headline),
    preview: said(plan.preview),
    subjects: plan.subjects.map(said),
    spareSubjects: plan.spareSubjects.map(said),
    lines: plan.lines.map((each) => (each.line === null ? each : { ...each, line: said(each.line) })),
  }
}

/** "The diary opens for everyone else" is news for everyone. */
function withoutOthers(text: string, language: Language): string {
  const { purposes } = readingWords(language)
  const others = purposes.flatMap((purpose) => dateWords(language).everyone.map((each) => ` ${purpose} ${each}`))
  const said = text.toLowerCase()
  const found = others.find((each) => said.includes(each))
  if (found === undefined) return text
  const at = said.indexOf(found)
  const behind = text.slice(at + found.length)
  return /^(?:[.,;:!)]|$)/u.test(behind) ? text.slice(0, at) + behind : text
}
