import type { PlannedSubtopic } from '#writing/requests/plan-request.ts'
import { type ChosenIdea, planMonth } from '#writing/month/plan-month.ts'
import { readyMadeEmail } from '#writing/month/ready-made-email.ts'
import { type SettledEmail, type WishedEmail, settleEmails } from '#writing/month/settle-emails.ts'
import { ideaOfAngle } from '#writing/month/idea-of-angle.ts'
import { earlierPrints, fingerprinterOf } from '#writing/month/taken-titles.ts'
import { SIMILAR_IN_MONTH, isTooClose } from '#writing/engine/text-similarity.ts'
import type { MonthWork } from './month-work.ts'
import type { PlanSlot } from './plan-emails.ts'
import type { IdeaBase } from './planned-idea.ts'

export function readyMadeEmails(
  { request, month }: MonthWork,
  slots: readonly SettledEmail<PlanSlot>[],
  open: readonly IdeaBase[],
  standing: readonly PlannedSubtopic[],
): PlannedSubtopic[] {
  if (open.length === 0) return []
  const builtIn = planMonth({ ...month, takenDays: [] })
  const fingerprint = fingerprinterOf(request)
  const prints = [...earlierPrints(request), ...standing.map(({ title }) => fingerprint(title))]
  const emails: WishedEmail[] = slots.map(({ email, date }) => ({ ...email, date }))
  const isFree = ({ idea, title }: ChosenIdea) => {
    const print = fingerprint(title)
    const isUsed = emails.some(({ ref }) => ref === idea.key)
    return !isUsed && prints.every((other) => !isTooClose(print, other, SIMILAR_IN_MONTH))
  }
  return open.flatMap((place): PlannedSubtopic[] => {
    const date = place.date!
    // If the month has enough of this role, use another one.
    for (const role of new Set<WishedEmail['role']>([place.role, 'teach', 'prove', 'serve'])) {
      const wanted = {
        role,
        stage: place.stage,
        occasion: place.occasion?.id ?? null,
        neighborOffers: around(date, emails),
      }
      const chosen = readyMadeEmail(builtIn, wanted, isFree)
      if (chosen === null) continue
      const next = [...emails, wishedFor(chosen, date)]
      const settled = settleEmails(next, { ...month, emails: next.length + month.takenDays.length })
      if (settled.faults.size > 0 || settled.emails.length < next.length) continue
      emails.push(next.at(-1)!)
      prints.push(fingerprint(chosen.title))
      const occasion = chosen.idea.angle.occasion === null ? null : place.occasion
      return [ideaOfAngle({ ...chosen, date, occasion }, request.brand)]
    }
    return []
  })
}

function wishedFor({ idea: { key, angle, doubt }, reading: { offer } }: ChosenIdea, date: string): WishedEmail {
  const { role, stage, occasion } = angle
  return { ref: key, date, role, stage, offer, doubt: doubt?.question ?? null, occasion }
}

function around(date: string, emails: readonly WishedEmail[]): string[] {
  const inOrder = emails.toSorted((left, right) => (left.date < right.date ? -1 : 1))
  const before = inOrder.findLast((email) => email.date < date)
  const after = inOrder.find((email) => email.date > date)
  return [before, after].flatMap((email) => email?.offer?.name ?? [])
}
