import { scheduleLimits } from '#features/calendar/contract.ts'
import { chooseSchedule } from '#features/calendar/server/scheduling/choose-schedule.ts'
import { daysBetween, firstOf, lastOf } from '#features/calendar/server/scheduling/days.ts'
import { exactSchedule } from '#features/calendar/server/scheduling/exact-schedule.ts'
import { type MonthProblem, type Situation, monthProblem } from '#features/calendar/server/scheduling/month-problem.ts'
import { nearSchedule } from '#features/calendar/server/scheduling/near-schedule.ts'
import { occasionLift } from '#features/calendar/server/scheduling/occasions.ts'
import { sendsAt } from '#features/calendar/server/scheduling/place-month.ts'
import { type PlannedOutline, themeOf, valueOf } from '#features/calendar/server/scheduling/planned-outline.ts'
import { type Placement, type ScheduleProblem, scoreOf } from '#features/calendar/server/scheduling/schedule-problem.ts'
import { type SendEffects, estimateSendEffects, weekdayOf } from '#features/history/server/send-effects.ts'
import { restsOf } from '#features/ideas/server/open-days.ts'
import { builtInPlanner } from '#features/ideas/server/planner/built-in-planner.ts'
import { DEMO_BEHAVIOUR, type Daypart, type DemoBehaviour, THEME_EFFECT } from '#server/demo/demo-behaviour.ts'
import { DEMO_BRIEFS } from '#server/brand-brief.fixtures.ts'
import { DEMO_BRANDS, DEMO_BRAND_IDS, type DemoBrandId } from '#server/demo/demo-brands.ts'
import { generateDemoHistory } from '#server/demo/demo-history.ts'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { Measure, Row } from './measure.ts'

// The demo brands' readers follow known effects, so what a schedule is worth can be computed instead of waited for. The
// scheduler sees three years of noisy results and nothing else; the oracle plans by the truth, under the same rules: the days
// of the plan are its wishes too, it keeps the same sequence, caps and distances, and rests on the same days. That an
// email about a day sells best in its window, less outside and nothing after the day is taken as true for everyone.

const TOPICS = 4
/** Emails of a topic in the answer of the planner. */
const OF_TOPIC = 3
/** Emails of a normal month, and of the largest that the exact programme is asked for by the product. */
const NORMAL = 8
const LARGE = 10
const MONTHS = 12

/** What is planned: a month with the days of its plan, or the same emails without any day or occasion. */
const KINDS = ['planned month', 'undated'] as const
type Kind = (typeof KINDS)[number]

/** Readers of a brand: how they are in the demo, with clearer habits, and without any. */
interface Readers {
  name: string
  habits: (behaviour: DemoBehaviour) => Pick<DemoBehaviour, 'weekday' | 'daypart'>
}

const EVEN = [0, 0, 0, 0, 0, 0, 0]
const NO_DAYPART = { morning: 0, midday: 0, afternoon: 0, evening: 0 }
const DEMO_READERS: Readers = { name: 'demo readers', habits: (behaviour) => behaviour }
const READERS: readonly Readers[] = [
  DEMO_READERS,
  {
    name: 'weekend readers',
    habits: () => ({ weekday: [0.1, -0.02, -0.06, -0.02, -0.03, 0, 0.06], daypart: NO_DAYPART }),
  },
  {
    name: 'evening readers',
    habits: () => ({ weekday: EVEN, daypart: { ...NO_DAYPART, morning: -0.04, evening: 0.08 } }),
  },
  { name: 'readers at any time', habits: () => ({ weekday: EVEN, daypart: NO_DAYPART }) },
]
const behaviourOf = (id: DemoBrandId, readers: Readers): DemoBehaviour => ({
  ...DEMO_BEHAVIOUR[id],
  ...readers.habits(DEMO_BEHAVIOUR[id]),
})

/** The emails that the built-in planner has for a month of a brand: those of its plan first, then the best of the shelf. */
async function situationOf(
  id: DemoBrandId,
  { year, month }: YearMonth,
  { kind, emails, readers }: { kind: Kind; emails: number; readers: Readers },
): Promise<Situation> {
  const { country } = DEMO_BRANDS[id]
  const { topics } = await planOf(id, { year, month })
  const ideas = topics.flatMap(({ subtopics }) => subtopics)
  const days = daysBetween(firstOf({ year, month }), lastOf({ year, month }))
  const restOn = await restsOf(DEMO_BRIEFS[id], year)
  return {
    country,
    month: { year, month },
    first: days[0]!,
    last: days.at(-1)!,
    outlines: ideas
      .toSorted((one, other) => ((one.plannedFor ?? 'none') < (other.plannedFor ?? 'none') ? -1 : 1))
      .slice(0, emails)
      .map(({ title, meta, plannedFor = null }, index) => ({
        id: String(index),
        title: kind === 'undated' ? `Email ${index}` : title,
        ideaTitle: '',
        template: '',
        meta: kind === 'undated' ? { ...meta, anchor: { type: 'evergreen' as const } } : meta,
        plannedFor: kind === 'undated' ? null : plannedFor,
      })),
    standing: [],
    effects: effectsOf(id, { year, month }, readers),
    limits: scheduleLimits.parse({}),
    reserved: new Set(),
    rests: new Map(
      days.flatMap((day) => {
        const rest = restOn(Temporal.PlainDate.from(day))
        return rest === null ? [] : [[day, rest]]
      }),
    ),
  }
}

/** As long as the product looks back. */
const YEARS = [2, 1, 0]

/** What three years of sends let the scheduler believe. */
function effectsOf(id: DemoBrandId, { year, month }: YearMonth, readers: Readers): SendEffects {
  const behaviour = behaviourOf(id, readers)
  return estimateSendEffects(
    YEARS.flatMap((back) => generateDemoHistory({ id }, { year: year - back, month }, behaviour)),
  )
}

const plans = new Map<string, Promise<PlannedMonth>>()

function planOf(id: DemoBrandId, { year, month }: YearMonth): Promise<PlannedMonth> {
  const key = `${id} ${year}-${month}`
  const request = { brand: DEMO_BRIEFS[id], year, month, topics: TOPICS, subtopicsPerTopic: OF_TOPIC }
  const known =
    plans.get(key) ??
    builtInPlanner.planMonth(
      { ...request, earlier: [], history: null, strategy: BALANCED, today: '2024-12-01', takenTheses: [] },
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
function trueWorth(behaviour: DemoBehaviour, situation: Situation, month: MonthProblem, send: Send): number {
  const { email, day, time } = send
  const lift = occasionLift(month.occasions[email]!, day)
  const worth =
    trueValue(situation.outlines[email]!) *
    (1 + behaviour.weekday[weekdayOf(day)]!) *
    (1 + behaviour.daypart[trueDaypart(time)])
  return lift === null ? 0 : worth * Math.exp(lift)
}

/** What the emails really bring instead of what is believed of their themes; the rest of the month is the oracle's. */
function truthOf({ outlines, effects }: Situation, { problem }: MonthProblem): ScheduleProblem {
  return {
    ...problem,
    candidates: problem.candidates.map((candidate, email) => {
      const factor = trueValue(outlines[email]!) / valueOf(outlines[email]!, effects)
      return { ...candidate, weights: candidate.weights.map((ranks) => ranks.map((weight) => weight * factor)) }
    }),
  }
}

/** Expected revenue of a month, the usual email being 1. */
function revenueOf(
  behaviour: DemoBehaviour,
  situation: Situation,
  month: MonthProblem,
  sends: readonly Send[],
): number {
  return sends
    .map((send) => {
      const before = sends.filter((other) => {
        const days = (Date.parse(send.day) - Date.parse(other.day)) / 86_400_000
        return days > 0 && days <= 7
      }).length
      return trueWorth(behaviour, situation, month, send) * Math.exp(-0.06 * Math.max(0, before - 2))
    })
    .reduce((sum, value) => sum + value, 0)
}

const sendsOf = (month: MonthProblem, placements: readonly Placement[], situation: Situation): Send[] =>
  sendsAt(placements, month, situation).map(({ candidate, day, time }) => ({ email: candidate, day, time: time.time }))

/** The same month for somebody who knows the readers: only what is believed about them is replaced by the truth. */
function oracleMonth({ daypart, weekday }: DemoBehaviour, situation: Situation): Situation {
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
  return { ...situation, effects }
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

/** What every guide says: Tuesday at ten; the next best is Thursday, and where those are too few, Wednesday. */
function tuesdayAtTen(month: MonthProblem): Send[] {
  const open = inMonth(month)
  const days = [2, 4, 3].flatMap((weekday) => open.filter((day) => weekdayOf(day) === weekday))
  const used = days.slice(0, month.problem.candidates.length).toSorted()
  return used.map((day, email) => ({ email, day, time: '10:00' }))
}

/** The days of the plan, at ten; what the plan has no day for goes on the next free Tuesday or Thursday. */
function planAtTen(situation: Situation, month: MonthProblem): Send[] {
  const planned = situation.outlines.map(({ plannedFor }) => plannedFor)
  const free = tuesdayAtTen(month)
    .map(({ day }) => day)
    .filter((day) => !planned.includes(day))
  return planned.flatMap((day, email) => {
    const on = day ?? free.shift()
    return on === undefined ? [] : [{ email, day: on, time: '10:00' }]
  })
}

interface Outcome {
  ours: number
  oracle: number
  roundRobin: number
  tuesday: number
  plan: number
}

async function outcomeOf(id: DemoBrandId, at: YearMonth, kind: Kind, readers: Readers): Promise<Outcome> {
  const behaviour = behaviourOf(id, readers)
  const situation = await situationOf(id, at, { kind, emails: NORMAL, readers })
  const known = monthProblem(situation)
  const ours = chooseSchedule(known.problem)
  const knowing = oracleMonth(behaviour, situation)
  const oracle = monthProblem(knowing)
  const best = exactSchedule(truthOf(knowing, oracle), ours.spacing)
  const worth = (sends: readonly Send[]) => revenueOf(behaviour, situation, known, sends)
  return {
    ours: worth(sendsOf(known, ours.placements, situation)),
    oracle: worth(sendsOf(oracle, best, knowing)),
    roundRobin: worth(roundRobin(known)),
    tuesday: worth(tuesdayAtTen(known)),
    plan: worth(planAtTen(situation, known)),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How close the way for large months comes to the exact one, on months that both can do. */
async function largeMonthGap(months: readonly YearMonth[]): Promise<{ near: number; exact: number }> {
  const pairs = []
  for (const [index, month] of months.entries()) {
    const id = DEMO_BRAND_IDS[index % DEMO_BRAND_IDS.length]!
    const situation = await situationOf(id, month, { kind: 'planned month', emails: LARGE, readers: DEMO_READERS })
    // Emails that have to stay apart are searched for around both ways, so they would only take time here.
    const problem = { ...monthProblem(situation).problem, apart: [] }
    const spacing = { minGapDays: 2, maxPerWeek: 4 } as const
    pairs.push({
      near: scoreOf(problem, nearSchedule(problem, spacing)),
      exact: scoreOf(problem, exactSchedule(problem, spacing)),
    })
  }
  return { near: mean(pairs.map(({ near }) => near)), exact: mean(pairs.map(({ exact }) => exact)) }
}

/** Where somebody who knows the readers does this much better than Tuesday at ten, the schedule has to be better too. */
const A_DIFFERENCE = 0.03
const LEAST_SHARE = 0.95
/** Elsewhere there is next to nothing to gain, and this is the most that keeping every rule may cost. */
const MOST_LOST = 0.02
const METHODS = [
  ['AI Schedule All', ({ ours }: Outcome) => ours],
  ['round-robin', ({ roundRobin: other }: Outcome) => other],
  ['Tuesday 10:00', ({ tuesday }: Outcome) => tuesday],
  ['the plan at 10:00', ({ plan }: Outcome) => plan],
] as const

export const scheduleQuality: Measure = {
  name: 'schedule-quality',
  async run(smoke) {
    const months = Array.from({ length: smoke ? 4 : MONTHS * 2 }, (_, index) => ({
      // A short run takes months from all over the year.
      year: 2025 + Math.floor(index / 12),
      month: smoke ? index * 3 + 2 : (index % 12) + 1,
    }))
    const rows: Row[] = []
    for (const { readers, kind } of READERS.flatMap((each) => KINDS.map((of) => ({ readers: each, kind: of })))) {
      const all: Outcome[] = []
      for (const id of DEMO_BRAND_IDS) {
        const own: Outcome[] = []
        for (const month of readers === DEMO_READERS ? months : months.slice(0, MONTHS)) {
          own.push(await outcomeOf(id, month, kind, readers))
        }
        all.push(...own)
      }
      checkAgainstTuesday(all, `${kind}, ${readers.name}`)
      const floor = mean(all.map(({ oracle }) => oracle))
      for (const [name, of] of METHODS) {
        rows.push({
          name: `${name}, ${kind}, ${readers.name}`,
          ours: mean(all.map(of)),
          floor,
          unit: 'usual sends',
          against: 'the oracle',
        })
      }
      const { won, holding } = monthsWon(all)
      if (holding > 0) {
        rows.push({
          name: `Months better than Tuesday 10:00, ${kind}, ${readers.name}`,
          ours: won,
          floor: holding,
          unit: 'months',
          against: 'months that hold a difference',
        })
      }
      const share = mean(all.map(({ ours }) => ours)) / floor
      if (share < LEAST_SHARE) {
        throw new Error(`Only ${(share * 100).toFixed(1)} % of the oracle's revenue, ${kind}, ${readers.name}.`)
      }
    }
    const { near, exact } = await largeMonthGap(months.slice(0, smoke ? 2 : MONTHS))
    rows.push({
      name: 'Ten emails, the way for large months',
      ours: near,
      floor: exact,
      unit: 'usual sends',
      against: 'the exact programme',
    })
    return rows
  },
}

/** How many months hold a difference, and in how many of them the schedule is better than Tuesday at ten. */
function monthsWon(own: readonly Outcome[]): { won: number; holding: number } {
  const holding = own.filter(({ oracle, tuesday }) => oracle >= tuesday * (1 + A_DIFFERENCE))
  return { won: holding.filter(({ ours, tuesday }) => ours > tuesday).length, holding: holding.length }
}

/** Better than Tuesday at ten where readers make a difference, and hardly worse elsewhere. */
function checkAgainstTuesday(own: readonly Outcome[], what: string): void {
  const gainOf = (of: (outcome: Outcome) => number) => mean(own.map(of)) / mean(own.map(({ tuesday }) => tuesday)) - 1
  const [ours, possible] = [gainOf((outcome) => outcome.ours), gainOf(({ oracle }) => oracle)]
  const least = possible >= A_DIFFERENCE ? 0 : -MOST_LOST
  if (ours > least) return
  const inPercent = (gain: number) => `${(gain * 100).toFixed(1)} %`
  throw new Error(`${inPercent(ours)} against Tuesday 10:00, with ${inPercent(possible)} to gain: ${what}.`)
}
