import { scheduleLimits } from '#features/calendar/contract.ts'
import { chooseSchedule } from '#features/calendar/server/scheduling/choose-schedule.ts'
import { firstOf, lastOf } from '#features/calendar/server/scheduling/days.ts'
import { exactSchedule } from '#features/calendar/server/scheduling/exact-schedule.ts'
import { type MonthProblem, type Situation, monthProblem } from '#features/calendar/server/scheduling/month-problem.ts'
import { nearSchedule } from '#features/calendar/server/scheduling/near-schedule.ts'
import { occasionLift } from '#features/calendar/server/scheduling/occasions.ts'
import { type PlannedOutline, themeOf } from '#features/calendar/server/scheduling/planned-outline.ts'
import { type Placement, type ScheduleProblem, scoreOf } from '#features/calendar/server/scheduling/schedule-problem.ts'
import { type SendEffects, estimateSendEffects, weekdayOf } from '#features/history/server/service.ts'
import { builtInPlanner } from '#features/ideas/server/service.ts'
import { DEMO_BEHAVIOUR, type Daypart, THEME_EFFECT } from '#server/demo/demo-behaviour.ts'
import { DEMO_BRANDS, DEMO_BRAND_IDS, type DemoBrandId } from '#server/demo/demo-brands.ts'
import { generateDemoHistory } from '#server/demo/demo-history.ts'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { Measure, Row } from './measure.ts'

// The demo brands' readers follow known effects, so what a schedule is worth can be computed instead of waited for. The
// scheduler sees a year of noisy results and nothing else; the oracle plans by the truth, under the same rules. That an
// email about a day sells best in its window, less outside and nothing after the day is taken as true for everyone.

const TOPICS = 4
/** Emails of a topic: eight make a normal month, twelve more than the exact programme is asked for by the product. */
const NORMAL = 2
const LARGE = 3
const MONTHS = 12

interface Wanted {
  /** Leaves in the emails about a day of the year. */
  dated: boolean
  ofTopic: number
}

/** The emails that the built-in planner has for a month of a brand. */
async function situationOf(
  id: DemoBrandId,
  { year, month }: YearMonth,
  { dated, ofTopic }: Wanted,
): Promise<Situation> {
  const brand = DEMO_BRANDS[id]
  const { topics } = await planOf(id, { year, month }, ofTopic)
  return {
    country: brand.country,
    month: { year, month },
    first: firstOf({ year, month }),
    last: lastOf({ year, month }),
    outlines: topics
      .flatMap(({ subtopics }) => subtopics)
      .map(({ title, meta }, index) => ({
        id: String(index),
        title: dated ? title : `Email ${index}`,
        ideaTitle: '',
        template: '',
        meta: dated ? meta : { ...meta, anchor: { type: 'evergreen' as const } },
      })),
    standing: [],
    effects: estimateSendEffects(generateDemoHistory({ id }, { year, month })),
    limits: scheduleLimits.parse({}),
  }
}

const plans = new Map<string, Promise<PlannedMonth>>()

function planOf(id: DemoBrandId, { year, month }: YearMonth, ofTopic: number): Promise<PlannedMonth> {
  const key = `${id} ${year}-${month} ${ofTopic}`
  const request = { brand: DEMO_BRANDS[id], year, month, topics: TOPICS, subtopicsPerTopic: ofTopic }
  const known =
    plans.get(key) ??
    builtInPlanner.planMonth(
      { ...request, earlier: [], history: null, strategy: BALANCED },
      unwatched(AbortSignal.timeout(60_000)),
    )
  plans.set(key, known)
  return known
}

/** The part of the day as the demo brands' readers know it. */
function trueDaypart(time: string): Daypart {
  const hour = Number(time.slice(0, 2))
  return hour < 12 ? 'morning' : hour < 15 ? 'midday' : hour < 18 ? 'afternoon' : 'evening'
}

/** What an email brings on average by the truth about its theme. */
function trueValue(outline: PlannedOutline): number {
  const theme = themeOf(outline)
  const { clicks, orders } = theme === null ? { clicks: 1, orders: 1 } : THEME_EFFECT[theme]
  return clicks * orders
}

interface Send {
  email: number
  day: string
  time: string
}

/** What one email brings on a day and at a time, tired readers left out; nothing once its occasion is over. */
function trueWorth(id: DemoBrandId, situation: Situation, month: MonthProblem, { email, day, time }: Send): number {
  const { weekday, daypart } = DEMO_BEHAVIOUR[id]
  const lift = occasionLift(month.occasions[email]!, day)
  const worth =
    trueValue(situation.outlines[email]!) * (1 + weekday[weekdayOf(day)]!) * (1 + daypart[trueDaypart(time)])
  return lift === null ? 0 : worth * Math.exp(lift)
}

/** The same choices of days and times, each worth what the brand's readers really answer. */
function truthOf(id: DemoBrandId, situation: Situation, month: MonthProblem): ScheduleProblem {
  return {
    ...month.problem,
    candidates: month.problem.candidates.map((candidate, email) => ({
      ...candidate,
      weights: candidate.weights.map((ranks, at) =>
        ranks.map((_, rank) =>
          trueWorth(id, situation, month, { email, day: month.days[at]!, time: month.times[at]![rank]!.time }),
        ),
      ),
    })),
  }
}

/** Expected revenue of a month, the usual email being 1. */
function revenueOf(id: DemoBrandId, situation: Situation, month: MonthProblem, sends: readonly Send[]): number {
  return sends
    .map((send) => {
      const before = sends.filter((other) => {
        const days = (Date.parse(send.day) - Date.parse(other.day)) / 86_400_000
        return days > 0 && days <= 7
      }).length
      return trueWorth(id, situation, month, send) * Math.exp(-0.06 * Math.max(0, before - 2))
    })
    .reduce((sum, value) => sum + value, 0)
}

const sendsOf = (month: MonthProblem, placements: readonly Placement[]): Send[] => {
  const used = new Map<number, number>()
  return placements.map(({ candidate, day }) => {
    const rank = used.get(day) ?? 0
    used.set(day, rank + 1)
    return { email: candidate, day: month.days[day]!, time: month.times[day]![rank]!.time }
  })
}

/** The same month for somebody who knows the readers: only what is believed about them is replaced by the truth. */
function oracleMonth(id: DemoBrandId, situation: Situation): MonthProblem {
  const { daypart, weekday } = DEMO_BEHAVIOUR[id]
  const effects: SendEffects = {
    ...situation.effects,
    weekdays: weekday.map((lift, index) => ({ ...situation.effects.weekdays[index]!, lift: Math.log(1 + lift) })),
    dayparts: Object.fromEntries(
      Object.entries(situation.effects.dayparts).map(([part, effect]) => [
        part,
        { ...effect, lift: Math.log(1 + daypart[trueDaypart(effect.time ?? '10:00')]) },
      ]),
    ) as SendEffects['dayparts'],
  }
  return monthProblem({ ...situation, effects })
}

const inMonth = ({ days, problem }: MonthProblem) => days.filter((_, at) => problem.capacity[at]! > 0)

/** One after the other at even distances, at ten. */
function roundRobin(month: MonthProblem): Send[] {
  const open = inMonth(month)
  const count = month.problem.candidates.length
  return month.problem.candidates.map((_, email) => ({
    email,
    day: open[Math.floor(((email + 0.5) * open.length) / count)]!,
    time: '10:00',
  }))
}

/** What every guide says: Tuesday at ten; with the free day between that everyone keeps, the next best is Thursday. */
function tuesdayAtTen(month: MonthProblem): Send[] {
  const open = inMonth(month)
  const days = [...open.filter((day) => weekdayOf(day) === 2), ...open.filter((day) => weekdayOf(day) === 4)]
  const used = days.slice(0, month.problem.candidates.length).toSorted()
  return used.map((day, email) => ({ email, day, time: '10:00' }))
}

interface Outcome {
  ours: number
  oracle: number
  roundRobin: number
  tuesday: number
}

async function outcomeOf(id: DemoBrandId, at: YearMonth, dated: boolean): Promise<Outcome> {
  const situation = await situationOf(id, at, { dated, ofTopic: NORMAL })
  const known = monthProblem(situation)
  const ours = chooseSchedule(known.problem)
  const oracle = oracleMonth(id, situation)
  const best = exactSchedule(truthOf(id, situation, oracle), ours.spacing)
  const worth = (sends: readonly Send[]) => revenueOf(id, situation, known, sends)
  return {
    ours: worth(sendsOf(known, ours.placements)),
    oracle: worth(sendsOf(oracle, best)),
    roundRobin: worth(roundRobin(known)),
    tuesday: worth(tuesdayAtTen(known)),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How many standard errors the mean of the differences is above nothing. */
function certainty(differences: readonly number[]): number {
  const average = mean(differences)
  const variance = mean(differences.map((difference) => (difference - average) ** 2))
  return average / Math.sqrt(variance / differences.length)
}

/** How close the way for large months comes to the exact one, on months that both can do. */
async function largeMonthGap(months: readonly YearMonth[]): Promise<{ near: number; exact: number }> {
  const pairs = []
  for (const [index, month] of months.entries()) {
    const id = DEMO_BRAND_IDS[index % DEMO_BRAND_IDS.length]!
    const { problem } = monthProblem(await situationOf(id, month, { dated: true, ofTopic: LARGE }))
    const spacing = { minGapDays: 2, maxPerWeek: 3 } as const
    pairs.push({
      near: scoreOf(problem, nearSchedule(problem, spacing)),
      exact: scoreOf(problem, exactSchedule(problem, spacing)),
    })
  }
  return { near: mean(pairs.map(({ near }) => near)), exact: mean(pairs.map(({ exact }) => exact)) }
}

const LEAST_SHARE = 0.95
const LEAST_CERTAINTY = 3
const METHODS = [
  ['AI Schedule All', ({ ours }: Outcome) => ours],
  ['round-robin', ({ roundRobin: other }: Outcome) => other],
  ['Tuesday 10:00', ({ tuesday }: Outcome) => tuesday],
] as const

export const scheduleQuality: Measure = {
  name: 'schedule-quality',
  async run(smoke) {
    const months = Array.from({ length: smoke ? 2 : MONTHS * 2 }, (_, index) => ({
      year: 2025 + Math.floor(index / 12),
      month: (index % 12) + 1,
    }))
    const rows: Row[] = []
    for (const dated of [true, false]) {
      const all: Outcome[] = []
      for (const id of DEMO_BRAND_IDS) for (const month of months) all.push(await outcomeOf(id, month, dated))
      const floor = mean(all.map(({ oracle }) => oracle))
      const kind = dated ? 'planned month' : 'undated'
      for (const [name, of] of METHODS) {
        rows.push({
          name: `${name}, ${kind}`,
          ours: mean(all.map(of)),
          floor,
          unit: 'usual sends',
          against: 'the oracle',
        })
      }
      const share = mean(all.map(({ ours }) => ours)) / floor
      if (share < LEAST_SHARE) throw new Error(`Only ${(share * 100).toFixed(1)} % of the oracle's revenue, ${kind}.`)
      if (smoke || !dated) continue
      for (const [name, of] of METHODS.slice(1)) {
        const sure = certainty(all.map((outcome) => (outcome.ours - of(outcome)) / outcome.oracle))
        if (sure < LEAST_CERTAINTY) {
          throw new Error(`Not clearly above ${name}: ${sure.toFixed(1)} standard errors.`)
        }
      }
    }
    const { near, exact } = await largeMonthGap(months.slice(0, MONTHS))
    rows.push({
      name: 'Twelve emails, the way for large months',
      ours: near,
      floor: exact,
      unit: 'usual sends',
      against: 'the exact programme',
    })
    return rows
  },
}
