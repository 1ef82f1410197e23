import type { Fence } from '#features/ai/server/service.ts'
import type { PlanRequest } from '#server/ai/writers.ts'
import { seasonOf } from '#server/marketing-knowledge/seasons.ts'
import { OFFER_MARKER } from '#server/quality/fill-in-markers.ts'
import type { StrategyMode } from '#shared/strategy.ts'
import { monthTitle } from '#shared/calendar-dates.ts'
import type { MonthOccasion } from '../planner/month-occasions.ts'
import type { TopicPlan } from '../planner/topic-plan.ts'

const MOST_EARLIER = 240

const MODES: Record<StrategyMode, string> = {
  balanced: 'An even month: selling, teaching and keeping in touch take turns.',
  'promotion-push':
    'This month is to sell: more ideas with a product and a reason to buy now, still at most a third of them with a discount, and none with an offer the brand has not stated.',
  'story-led':
    'This month is to tell: more ideas about people, making, origins and use; selling stays in it, but in the second row.',
}

/** What the month brings besides the brand, whatever template is used: days, wishes, and what was there before. */
export function monthFacts(request: PlanRequest, moments: readonly MonthOccasion[], fence: Fence): string {
  const { brand, year, month, strategy, earlier } = request
  const days = moments.map(
    ({ id, name, date, from, to, approximate, mustCover }) =>
      `${id} | ${name} | ${approximate ? 'around ' : ''}${date} | mail about it fits ${from} to ${to}${mustCover ? ' | must not be missing' : ''}`,
  )
  const notes = fence.wrap('wishes', strategy.notes)
  const before = fence.wrap('earlierIdeas', earlierTitles(earlier, request).join('\n'))
  return [
    `Moments of ${monthTitle({ year, month })} in ${brand.country} (id | name | day | when). There are no others.\n${days.length === 0 ? 'none' : days.join('\n')}`,
    `The season is ${seasonOf(brand.country, month)}.`,
    `How the month leans: ${MODES[strategy.mode]}${notes === '' ? '' : `\nThe brand's own wishes for the month. Follow them as far as they concern dates, products, offers and subjects:\n${notes}`}`,
    ...(before === '' ? [] : [`Ideas the brand has had. None may come again, also not in other words:\n${before}`]),
    `An offer that is not decided yet is written as ${OFFER_MARKER[brand.language]}.`,
  ].join('\n\n')
}

/** The nearest first: a whole year would fill the prompt, and the quality gate knows them all. */
function earlierTitles(earlier: PlanRequest['earlier'], { year, month }: PlanRequest): string[] {
  const distance = (idea: PlanRequest['earlier'][number]) => Math.abs(idea.year * 12 + idea.month - (year * 12 + month))
  return earlier
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_EARLIER)
    .map(({ title }) => title)
}

/** What one topic is for, so that topics written apart do not meet. */
export function topicTask(plan: TopicPlan, fence: Fence): string {
  const data = (name: string, text: string | undefined) => fence.wrap(name, text ?? '')
  const days = plan.occasions.map(({ id }) => id).join(', ')
  const also = days === '' ? '' : ` It also has the ideas for: ${days}.`
  switch (plan.family) {
    case 'occasion':
      return `the days of the month, led by ${plan.occasions[0]?.id ?? 'the season'}.${also}`
    case 'offer':
      return `the sale days, led by ${plan.occasions[0]?.id ?? 'the season'}; no offer the brand has not stated.${also}`
    case 'product':
      return `one product: ${data('product', plan.product)}.${also}`
    case 'problem':
      return `a problem of the readers: ${data('painPoint', plan.pains[0])}.${also}`
    case 'trigger':
      return `an occasion to buy: ${data('trigger', plan.triggers[0])}.${also}`
    case 'objection':
      return `a doubt before buying: ${data('objection', plan.objections[0])}.${also}`
    case 'winner':
      return `what has worked before: the campaign ${plan.winners[0]?.campaign.id ?? 'that did best'} and its kind; cite its id as evidence.${also}`
    case 'season':
      return `the season.${also}`
    case 'lifecycle':
      return `readers at the edges: just arrived, gone quiet, most loyal.${also}`
    case 'brand':
      return `the brand itself: people, making, values it has stated.${also}`
  }
}
