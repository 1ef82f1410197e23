import type { BrandBrief } from '#shared/brand-brief.ts'
import { folded } from '#shared/folded.ts'
import { capitalized } from '../engine/grammar/capitalized.ts'
import { namedDays } from '../brand/find-days.ts'
import { leansOnAnother } from '../brand/leans-on.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { isContact } from '../stock/practical-facts.ts'
import { detailOfDay, detailWithDay } from './detail-of-day.ts'
import { type EmailPlan, isAboutDay } from './email-plan.ts'
import { previewOfDay } from './preview-of-day.ts'

const SHORTEST = 25
const LONGEST = 100

/**
 * An email about a day shows what its title leaves out, or else something of the brand. Another one whose preview text would repeat its first line shows
 * something else that it says: what follows a name, a sentence of the brand, an answer, its next lines or a term. Without
 * any, the sentence stays.
 */
export function withOwnPreview(plan: EmailPlan, brief: BrandBrief, maySay: (text: string) => boolean): EmailPlan {
  const { preview, lines, own, headline } = plan
  const hasDetail = isAboutDay(plan) && plan.ownDay !== 'dearer'
  const isDated = namedDays(headline, brief.language).length > 0
  const detail = !hasDetail ? null : (isDated ? detailOfDay : detailWithDay)(plan, brief.language, LONGEST)
  if (detail !== null && detail.length >= SHORTEST && maySay(detail)) return { ...plan, preview: detail }
  const ofDay = previewOfDay(plan, brief, maySay)
  if (ofDay !== null) return { ...plan, preview: ofDay }
  const same = (text: string | null) => text !== null && folded(withoutPeriod(text)) === folded(withoutPeriod(preview))
  // The preview of an answer is the answer: a sentence about something else would say less.
  if (preview === '' || same(doubtAnswer(plan)) || !lines.some(({ line }) => same(line))) return plan
  const candidates = [
    restBehind(headline, preview),
    own?.phrase,
    ...(own?.answer?.split('\n') ?? []),
    ...lines
      .slice(1, -1)
      .flatMap(({ line, question, part }) => (line === null || question !== null || part !== null ? [] : [line])),
    ...(own?.practical ?? []).filter((line) => !isContact(line, brief)),
  ]
  const said = folded(headline)
  const other = candidates.find(
    (text) =>
      text !== null &&
      text !== undefined &&
      text.length >= SHORTEST &&
      text.length <= LONGEST &&
      !text.includes('\n') &&
      !leansOnAnother(text, brief.language) &&
      !same(text) &&
      !said.includes(folded(withoutPeriod(text))) &&
      maySay(text),
  )
  return other === null || other === undefined ? plan : { ...plan, preview: other }
}

const doubtAnswer = ({ isOfBrand = false, doubt }: EmailPlan): string | null =>
  isOfBrand ? (doubt?.answer ?? null) : null

/** "Saturday, November 28, 10 to 2. Free coffee." under the headline "Open roastery: November 28". */
export function restBehind(headline: string, sentence: string): string | null {
  const at = sentence.search(/\s?:\s/u)
  if (at <= 0 || !folded(headline).startsWith(folded(sentence.slice(0, at)))) return null
  return capitalized(sentence.slice(at).replace(/^\s?:\s+/u, ''))
}
