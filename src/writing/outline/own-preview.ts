import { folded } from '#shared/folded.ts'
import type { EmailPlan } from './email-plan.ts'

/** Inboxes show so much of a preview text, and fill it with the first words of the email where it's shorter. */
const [SHORTEST, LONGEST] = [40, 110]

/** A short preview text continues with what only this brand has: a line of its offer, an answer, a sentence. */
export function withOwnPreview(plan: EmailPlan, maySay: (text: string) => boolean): EmailPlan {
  if (plan.preview.length >= SHORTEST || !/[.!?…]$/u.test(plan.preview)) return plan
  const { own, offer, lines } = plan
  const lists = lines.flatMap(({ line }) => (line?.includes('\n') === true ? line.split('\n') : []))
  const said = [own?.phrase, offer?.question === null ? offer.line : null, own?.answer, ...lists]
  const fitting = said
    .flatMap((line) =>
      line === null || line === undefined || !/[.!?]$/u.test(line) ? [] : [`${plan.preview} ${line}`],
    )
    .find(
      (preview) =>
        preview.length >= SHORTEST &&
        preview.length <= LONGEST &&
        !folded(plan.title).includes(folded(preview.slice(plan.preview.length + 1))) &&
        maySay(preview),
    )
  return fitting === undefined ? plan : { ...plan, preview: fitting }
}
