import type { MonthThesis, PlanRequest, PlannedSubtopic, PlannedTopic } from '../requests/plan-request.ts'
import type { Language } from '#shared/brand-brief.ts'
import { withoutPeriod } from '../brand/printable.ts'
import { fillSlots } from '../engine/fill-slots.ts'
import { ideaWords } from '../languages/idea-words.ts'
import { isOwnDay } from '../stock/own-days.ts'
import { ideaOfAngle } from './idea-of-angle.ts'
import { isReminder } from './own-dates.ts'
import type { PlannedEmail, PlannedMonth } from './plan-month.ts'

const SMALLEST_TOPIC = 3

export interface NotedIdeas {
  ideas: readonly PlannedSubtopic[]
  thesis: MonthThesis | null
}

/**
 * A planned month as topics within the limits of the request. Topics are themes, those with planned emails first.
 * Themes of one or two ideas share a topic. With a single topic, it's the thesis with its emails and the best of the
 * shelf.
 */
export function topicsOf(
  { thesis, job, emails, shelf }: PlannedMonth,
  own: NotedIdeas,
  request: PlanRequest,
): PlannedTopic[] {
  const { brand, topics: mostTopics, subtopicsPerTopic: mostIdeas } = request
  const { language } = brand
  const more = ideaWords(language).moreIdeas
  const noted = own.ideas
  const found = thesis === null ? null : { id: thesis.id, title: thesis.thesis.thesis, because: thesis.thesis.because }
  const tie = own.thesis ?? found ?? (job === null ? null : withOthers(job, emails, language))
  const chosen = [...emails, ...shelf].map((each) => ({ theme: each.idea.theme, idea: ideaOfAngle(each, brand) }))
  const topic = (title: string, why: string, ideas: readonly PlannedSubtopic[]): PlannedTopic => ({
    title,
    why,
    family: 'theme',
    thesis: tie,
    subtopics: ideas.slice(0, mostIdeas),
  })
  if (mostTopics === 1) {
    const ideas = [...noted, ...chosen.map(({ idea }) => idea)]
    return ideas.length === 0 ? [] : [topic(tie?.title ?? more.title, tie?.because ?? more.purpose, ideas)]
  }
  const themes = [...Map.groupBy(chosen, ({ theme }) => theme)]
  const isWhole = (count: number) => count >= SMALLEST_TOPIC
  const rest = themes.flatMap(([, own]) => (isWhole(own.length) ? [] : own.map(({ idea }) => idea)))
  const others = [...noted, ...rest]
  const topics = themes
    .filter(([, own]) => isWhole(own.length))
    .map(([{ title, purpose }, own]) =>
      topic(
        title,
        purpose,
        own.map(({ idea }) => idea),
      ),
    )
  const remainder = others.length === 0 ? [] : [topic(more.title, more.purpose, others)]
  // Planned emails are never cut off.
  const isPlanned = ({ subtopics }: PlannedTopic) => subtopics.some(({ plannedFor }) => plannedFor !== null)
  const all = [...topics, ...remainder]
  return [...all.filter(isPlanned), ...all.filter((each) => !isPlanned(each))].slice(0, mostTopics)
}

const MOST_OTHERS = 3

/** With what else the month has of the brand's own, so that its first line says what it is about. */
function withOthers(job: MonthThesis, emails: readonly PlannedEmail[], language: Language): MonthThesis {
  const others = emails.filter(
    ({ idea, occasion }) =>
      idea.key !== job.id && (occasion === null ? idea.tellsAnswer : isOwnDay(occasion) && !isReminder(occasion)),
  )
  if (others.length === 0) return job
  const titles = others.slice(0, MOST_OTHERS).map(({ title }) => withoutPeriod(title))
  return { ...job, because: fillSlots(ideaWords(language).alsoThisMonth, { titles: titles.join(' · ') }) }
}
