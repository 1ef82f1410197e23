import type { IdeaMeta, PlannedSubtopic } from '#server/ai/writers.ts'
import { folded } from '#server/quality/folded-text.ts'
import type { NotedDay } from '#shared/strategy-notes.ts'
import { fillPhrase } from './fill-phrase.ts'
import { bookTitle, freePrint } from './idea-draft.ts'
import { firstDayOf, lastDayOf } from './month-occasions.ts'
import type { MonthState } from './month-state.ts'
import { ownDayId } from './own-day-id.ts'
import { type OwnMoment, ownDayPhrases } from './own-day-phrases.ts'
import { dayInWords } from './slot-values.ts'
import { whyReasons, whySentence } from './why-sentences.ts'

/** More days than this would leave no room for the month itself. */
const MOST_DAYS = 3
const DAYS_AROUND = 7

const KINDS: Record<'launch' | 'day', Record<OwnMoment, Pick<IdeaMeta, 'archetype' | 'family' | 'stage'>>> = {
  launch: {
    before: { archetype: 'teaser', family: 'product', stage: 'vip' },
    on: { archetype: 'launch', family: 'product', stage: 'new' },
    after: { archetype: 'objection', family: 'proof', stage: 'first_purchase' },
  },
  day: {
    before: { archetype: 'plainnote', family: 'engagement', stage: 'repeat' },
    on: { archetype: 'newsletter', family: 'community', stage: 'repeat' },
    after: { archetype: 'newsletter', family: 'community', stage: 'repeat' },
  },
}

/** Ideas for the days that the notes name: the day itself always, what leads up to it and follows it where there is room. */
export function draftOwnDays(state: MonthState, room: number): PlannedSubtopic[] {
  const days = state.context.wishes.days.slice(0, MOST_DAYS)
  const wanted: [NotedDay, OwnMoment][] = [
    ...days.map((day): [NotedDay, OwnMoment] => [day, 'on']),
    ...days.map((day): [NotedDay, OwnMoment] => [day, 'before']),
    ...days.filter(({ isLaunch }) => isLaunch).map((day): [NotedDay, OwnMoment] => [day, 'after']),
  ]
  const ideas: PlannedSubtopic[] = []
  for (const [day, moment] of wanted) {
    if (ideas.length >= room) break
    const idea = draftOwnDay(state, day, moment)
    if (idea !== null) ideas.push(idea)
  }
  return ideas.toSorted((left, right) => left.meta.anchor.from!.localeCompare(right.meta.anchor.from!))
}

function draftOwnDay(state: MonthState, day: NotedDay, moment: OwnMoment): PlannedSubtopic | null {
  const { context } = state
  const { bank, words, request } = context
  const window = windowOf(day.date, moment, request)
  if (window === null) return null
  const said = folded(day.words)
  const product = words.products.find((name) => said.includes(folded(name)))
  const kind = day.isLaunch ? 'launch' : 'day'
  const phrases = ownDayPhrases[bank.language]
  const { titles, description } =
    kind === 'launch' ? phrases.launch[moment] : phrases.day[moment === 'before' ? 'before' : 'on']
  const values = { date: dayInWords(context, day.date), ...(product !== undefined && { product }) }
  if (state.rules.prose(description) !== null) return null
  for (const wording of titles) {
    const title = fillPhrase(wording, values, bank)
    const print = title === null ? null : freePrint(state, title)
    if (title === null || print === null) continue
    const { archetype, family, stage } = KINDS[kind][moment]
    bookTitle(state, title, print)
    return {
      title,
      description,
      why: whySentence(whyReasons.noted(day.words, day.date)),
      meta: {
        family,
        archetype,
        anchor: { type: 'date', id: ownDayId(day.date), name: day.words, ...window },
        stage,
        segment: bank.segments[stage][0]!,
        products: product === undefined ? [] : [product],
        evidence: { kind: 'note', refId: day.date },
        needsOffer: false,
      },
    }
  }
  return null
}

/** When such a mail makes sense, within the month; null where that leaves no day. */
function windowOf(
  date: string,
  moment: OwnMoment,
  { year, month }: { year: number; month: number },
): { from: string; to: string } | null {
  const at = Temporal.PlainDate.from(date)
  const [first, last] = [firstDayOf(year, month), lastDayOf(year, month)]
  if (moment === 'on') return { from: date, to: date }
  const [from, to] =
    moment === 'before'
      ? [at.subtract({ days: DAYS_AROUND }).toString(), at.subtract({ days: 1 }).toString()]
      : [at.add({ days: 1 }).toString(), at.add({ days: DAYS_AROUND }).toString()]
  const window = { from: from < first ? first : from, to: to > last ? last : to }
  return window.from <= window.to ? window : null
}
