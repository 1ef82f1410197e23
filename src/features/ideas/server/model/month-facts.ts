import { liftInWords } from '#features/models/server/prompt-values.ts'
import type { Fence } from '#features/models/server/fenced-data.ts'
import type { EarlierIdea, PlanRequest } from '#writing/requests/plan-request.ts'
import { seasonOf } from '#writing/knowledge/seasons.ts'
import { fillInMarkers } from '#writing/gate/fill-in-markers.ts'
import { themeText } from '#shared/campaign-themes.ts'
import { monthKey, monthTitle } from '#shared/calendar-dates.ts'
import { ruleInWords } from '#shared/rule-words.ts'
import type { StrategyMode } from '#shared/strategy.ts'
import { offersInSeason } from '#writing/gate/brand-rules.ts'
import type { MonthRequest } from '#writing/month/month-request.ts'
import { occasionsOfTrade } from '#writing/month/month-occasions.ts'

const MOST_EARLIER = 240

const MODES: Record<StrategyMode, string> = {
  balanced: 'Selling, teaching and keeping in touch take turns.',
  'promotion-push':
    'This month sells more than usual: sell as often as the plan allows, come to the product sooner, and use no offer that the brand has not stated.',
  'story-led':
    'This month tells more than usual: people, making, origins and use come first, and the product follows from them.',
}

const dayName = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

export function monthFacts(request: PlanRequest, month: MonthRequest, fence: Fence): string {
  const { brand, strategy, history } = request
  const fenced = (name: string, lines: readonly string[]) => fence.wrap(name, lines.join('\n'))
  const uncertain = occasionsOfTrade(brand, request.year, request.month)
  const inSeason = offersInSeason(brand, request.month)
  const closed = brand.facts.offers.filter((offer) => !inSeason.includes(offer)).map(({ name }) => name)
  const lessons = (history?.themeLifts ?? []).map(
    ({ theme, lift }) => `${themeText(theme)} | ${liftInWords(Math.round(Math.expm1(lift) * 100))}`,
  )
  const parts: [string, string][] = [
    [
      `Open days of ${monthTitle(request)} in ${brand.country}. Emails go out on these days only`,
      month.openDays.map((day) => `${day} ${dayName.format(new Date(`${day}T00:00:00Z`))}`).join(', ') || 'none',
    ],
    [
      'Days of the year that an email may be about (id | name | day). There are no others',
      month.occasions
        .map(({ id, name, date }) => `${id} | ${name} | ${uncertain.get(id) === true ? 'around ' : ''}${date}`)
        .join('\n') || 'none',
    ],
    ['Season', seasonOf(brand.country, request.month)],
    ['How the month leans', MODES[strategy.mode]],
    [
      "The brand's own wishes for the month. They count as facts about dates, products, offers and subjects",
      fence.wrap('wishes', strategy.notes),
    ],
    ['Rules that bind. A text that breaks one is refused', fenced('rules', brand.facts.rules.map(ruleInWords))],
    ['Not to be offered in this month', fenced('closed', closed)],
    ['Kinds of campaign that clearly did better or worse than the others', lessons.join('\n')],
    [
      'What the brand has planned and sent (month | where | title). None may come again, also not in other words',
      fenced('earlierIdeas', earlierLines(request)),
    ],
    ['An offer that is not decided yet is written as', fillInMarkers(brand.language).offer],
  ]
  return parts.flatMap(([label, text]) => (text === '' ? [] : [`${label}:\n${text}`])).join('\n\n')
}

/** A whole year would fill the prompt, and the checks know all of them. */
function earlierLines({ earlier, year, month }: PlanRequest): string[] {
  const distance = (idea: EarlierIdea) => Math.abs(idea.year * 12 + idea.month - (year * 12 + month))
  return earlier
    .toSorted((one, other) => Number(other.wasUsed) - Number(one.wasUsed) || distance(one) - distance(other))
    .slice(0, MOST_EARLIER)
    .map((idea) => `${monthKey(idea)} | ${idea.wasUsed ? 'email' : 'idea'} | ${idea.title}`)
}
