import { shorterTexts, withoutPeriod } from '../brand/printable.ts'
import { type EmailPlan, type PlannedLine, isAboutDay } from './email-plan.ts'

interface Refused {
  maySay: (text: string) => boolean
  /** The lines that the gate has refused in the plans so far. */
  refused: readonly string[]
}

const SHORTEST = 20

/**
 * Where the gate refuses every email about a day of the brand, its line tells less or is left out. Only then come emails
 * that leave each line to a copywriter.
 */
export function* withoutRefused(plans: Iterable<EmailPlan>, { maySay, refused }: Refused): Generator<EmailPlan> {
  let ofDay: readonly EmailPlan[] = []
  for (const plan of plans) {
    if (isAboutDay(plan)) ofDay = [...ofDay, plan]
    else {
      yield* ofDay.flatMap((own) => withLess(own, { maySay, refused: [...refused] }) ?? [])
      ofDay = []
    }
    yield plan
  }
}

function withLess(plan: EmailPlan, { maySay, refused }: Refused): EmailPlan | null {
  const isRefused = (text: string) => refused.includes(text)
  const isOpen = (text: string) => !isRefused(text) && maySay(text)
  const lines = plan.lines.flatMap(({ line, ...rest }): PlannedLine[] => {
    if (line === null) return []
    const parts = line.split('\n').flatMap((part) => (isOpen(part) ? part : (shorter(part, isOpen) ?? [])))
    return parts.length === 0 ? [] : [{ ...rest, line: parts.join('\n') }]
  })
  const preview = isOpen(plan.preview) ? plan.preview : (shorter(plan.preview, isOpen) ?? plan.headline)
  return lines.length === 0 ? null : { ...plan, lines, preview }
}

const shorter = (text: string, isOpen: (text: string) => boolean): string | null =>
  shorterTexts(text)
    .slice(1)
    .map((each) => (text.endsWith('.') ? `${withoutPeriod(each)}.` : each))
    .find((each) => each.length >= SHORTEST && isOpen(each)) ?? null
