import type { AnswerOf } from '#shared/endpoint.ts'
import type { Subtopic, ideaEndpoints } from '../../../contract.ts'
import { countOf } from '../idea-wording.ts'

export type MonthAnswer = AnswerOf<typeof ideaEndpoints.plan>
export type MonthPlan = NonNullable<MonthAnswer['plan']>
export type PlanEmail = MonthPlan['emails'][number]
export type Question = MonthAnswer['questions'][number]

export function plannedRows(plan: MonthPlan, ideas: readonly Subtopic[]): { email: PlanEmail; idea: Subtopic }[] {
  const byId = new Map(ideas.map((idea) => [idea.id, idea]))
  return plan.emails.flatMap((email) => {
    const idea = byId.get(email.subtopicId)
    return idea === undefined ? [] : [{ email, idea }]
  })
}

export const ROLE_NAMES: Record<NonNullable<Subtopic['role']>, string> = {
  teach: 'Teaches',
  sell: 'Sells',
  prove: 'Proves',
  serve: 'Helps',
  thank: 'Thanks',
  tease: 'Teases',
}

export function planSummary(plan: MonthPlan, shelf: number): string {
  const planned = `${countOf(plan.emails.length, 'email')} planned`
  return shelf === 0 ? `${planned}.` : `${planned}, ${countOf(shelf, 'more idea')} on the shelf.`
}

export function checksInWords({ emails }: MonthPlan): string {
  const onRestDays = emails.filter(({ isOnRestDay }) => isOnRestDay).length
  const toConfirm = emails.reduce((sum, { confirm }) => sum + confirm.length, 0)
  return [
    `${countOf(emails.length, 'date')} checked.`,
    onRestDays === 0 ? 'No rules broken.' : `${countOf(onRestDays, 'email')} on a day without sends.`,
    toConfirm === 0 ? 'Nothing to confirm.' : `${countOf(toConfirm, 'fact')} to confirm.`,
  ].join(' ')
}

export function gainInWords({ unlocks, settles }: Question): string {
  const gains = [
    unlocks > 0 ? `you gain ${countOf(unlocks, 'idea')}` : null,
    settles > 0 ? `${countOf(settles, 'line')} ${settles === 1 ? 'needs' : 'need'} no checking` : null,
  ].filter((gain) => gain !== null)
  return `Answer this and ${gains.join(', and ')}.`
}

const EVIDENCE: Partial<Record<NonNullable<PlanEmail['evidence']>['kind'], string>> = {
  holiday: 'For',
  product: 'Names',
  note: 'From your notes',
  winner: 'Similar to a past success',
}

export function evidenceInWords({ evidence }: PlanEmail): string | null {
  const lead = evidence === null ? undefined : EVIDENCE[evidence.kind]
  if (evidence === null || lead === undefined) return null
  return evidence.kind === 'note' || evidence.kind === 'winner' ? lead : `${lead}: ${evidence.text}`
}
