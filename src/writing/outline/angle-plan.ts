import { folded } from '#shared/folded.ts'
import { withoutPeriod } from '../brand/printable.ts'
import type { Reading, StockIdea } from '../stock/stock-ideas.ts'
import type { Beat } from '../packs/pack-schema.ts'
import { ownDayOf } from '../stock/own-days.ts'
import type { EmailPlan, PlannedLine } from './email-plan.ts'
import type { LineKind } from '../languages/outline-words.ts'

/** An email from a ready-made idea in the words of one of its readings. */
export function angleEmail(
  { angle, pack, doubt, answers: all, story }: StockIdea,
  reading: Reading,
  { title, purpose, occasion }: Pick<EmailPlan, 'title' | 'purpose' | 'occasion'>,
): EmailPlan {
  const { texts, offer, toConfirm } = reading
  const prints = (answer: string, { line }: Beat) => folded(line).includes(folded(withoutPeriod(answer)))
  const answers = pack.layer === 'brand' ? [] : all.filter((each) => texts.beats.some((beat) => prints(each, beat)))
  const questionOf = (line: string) => toConfirm.find((open) => open.line === line)?.question.question ?? null
  const lineOf = (beat: Beat): PlannedLine => {
    const question = questionOf(beat.line)
    return { line: beat.line, kind: question === null ? kindOf(beat, angle.role) : 'open', question, part: null }
  }
  const beats =
    answers.length > 0 ? texts.beats.filter((beat) => answers.some((each) => prints(each, beat))) : texts.beats
  // The words that join an offer to a scene join nothing to an answer.
  const lead = answers.length > 0 ? null : texts.lead
  return {
    role: angle.role,
    title,
    subjects: [...texts.subjects, ...texts.titles.filter((each) => each !== title), texts.headline, title],
    spareSubjects: [],
    preview: texts.preview,
    headline: texts.headline,
    show: texts.show,
    lines: beats.map(lineOf),
    address: pack.address,
    offer:
      lead === null
        ? null
        : {
            line: lead.line,
            kind: offer?.kind ?? null,
            question: questionOf(lead.line),
            needsTerms: false,
            about: offer,
            isOfItsKind: angle.lead?.offer?.type === 'kind',
          },
    subject: reading.isNamedInLead || answers.length > 0 ? null : offer,
    button: texts.button,
    purpose: purpose === '' ? texts.premise : purpose,
    why: texts.why,
    stage: angle.stage,
    readers: angle.readers,
    occasion,
    isOfBrand: pack.layer === 'brand',
    onlyTells: angle.lead === null && angle.needs.some(({ type }) => type === 'answer'),
    ownDay: ownDayOf(angle),
    doubt: answers.length > 0 ? null : doubt,
    topic: answers.length > 0 ? null : (doubt?.topic ?? angle.answers),
    answers,
    story: story?.text ?? null,
    practical: angle.practical,
    own: null,
  }
}

const ADVISING: ReadonlySet<string> = new Set(['teach', 'serve'])

/** How to handle a line. A line without a claim is advice where the email teaches, else a scene. */
function kindOf({ line, claim }: Beat, role: string): LineKind {
  if (/\?["”»“]?$/u.test(line)) return 'question'
  if (claim === 'common' || claim === 'source') return 'knowledge'
  return ADVISING.has(role) ? 'advice' : 'thought'
}
