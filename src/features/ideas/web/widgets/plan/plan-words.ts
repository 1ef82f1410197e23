import type { AnswerOf } from '#shared/endpoint.ts'
import type { Subtopic, ideaEndpoints } from '../../../contract.ts'
import { countOf } from '../idea-wording.ts'

export type MonthAnswer = AnswerOf<typeof ideaEndpoints.plan>
export type MonthPlan = NonNullable<MonthAnswer['plan']>
export type PlanEmail = MonthPlan['emails'][number]
export type Question = MonthAnswer['questions'][number]

export const ROLE_NAMES: Record<NonNullable<Subtopic['role']>, string> = {
  teach: 'Teaches',
  sell: 'Sells',
  prove: 'Proves',
  serve: 'Helps',
  thank: 'Thanks',
  tease: 'Teases',
}

/** "6 emails planned, 32 more ideas on the shelf." */
export function planSummary(plan: MonthPlan, shelf: number): string {
  const planned = `${countOf(plan.emails.length, 'email')} planned`
  return shelf === 0 ? `${planned}.` : `${planned}, ${countOf(shelf, 'more idea')} on the shelf.`
}

/** What was checked, and what is left to do: "6 dates checked. No rule broken. 3 facts to confirm." */
export function checksInWords({ emails }: MonthPlan): string {
  const onRestDays = emails.filter(({ isOnRestDay }) => isOnRestDay).length
  const toConfirm = emails.reduce((sum, { confirm }) => sum + confirm.length, 0)
  return [
    `${countOf(emails.length, 'date')} checked.`,
    onRestDays === 0 ? 'No rule broken.' : `${countOf(onRestDays, 'email')} on a day without sends.`,
    toConfirm === 0 ? 'Nothing to confirm.' : `${countOf(toConfirm, 'fact')} to confirm.`,
  ].join(' ')
}

/** "Answer this and you gain 2 emails." */
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
  winner: 'Like a past success',
}

/** "Names: Tasting set"; null where there is nothing to name. */
export function evidenceInWords({ evidence }: PlanEmail): string | null {
  const lead = evidence === null ? undefined : EVIDENCE[evidence.kind]
  if (evidence === null || lead === undefined) return null
  return evidence.kind === 'note' || evidence.kind === 'winner' ? lead : `${lead}: ${evidence.text}`
}
