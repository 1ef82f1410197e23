import { scheduleLimits } from '#features/calendar/contract.ts'
import { chooseSchedule } from '#features/calendar/server/scheduling/choose-schedule.ts'
import { daysBetween, firstOf, lastOf } from '#features/calendar/server/scheduling/days.ts'
import { exactSchedule } from '#features/calendar/server/scheduling/exact-schedule.ts'
import { type MonthProblem, type Situation, monthProblem } from '#features/calendar/server/scheduling/month-problem.ts'
import { nearSchedule } from '#features/calendar/server/scheduling/near-schedule.ts'
import { occasionLift } from '#features/calendar/server/scheduling/occasions.ts'
import { sendsAt } from '#features/calendar/server/scheduling/schedule-month.ts'
import { type PlannedOutline, themeOf, valueOf } from '#features/calendar/server/scheduling/planned-outline.ts'
import { type Placement, type ScheduleProblem, scoreOf } from '#features/calendar/server/scheduling/schedule-problem.ts'
import {
  CLICKS_PRIOR,
  DAYPARTS,
  type SendEffects,
  estimateSendEffects,
  usableSends,
  weekdayOf,
} from '#features/history/server/send-effects.ts'
import { timingEffects } from '#features/history/server/timing-effects.ts'
import { restsOf } from '#writing/month/open-days.ts'
import { builtInPlanner } from '#features/ideas/server/built-in-planner.ts'
import { DEMO_BEHAVIOR, type Daypart, type DemoBehavior, THEME_EFFECT } from '#stand-ins/demo/demo-behavior.ts'
import { DEMO_BRIEFS } from '#writing/brand/brand-brief.fixtures.ts'
import { DEMO_BRANDS, DEMO_BRAND_IDS, type DemoBrandId } from '#stand-ins/demo/demo-brands.ts'
import { generateDemoHistory } from '#stand-ins/demo/demo-history.ts'
import { type PlannedMonth, unwatched } from '#server/ai/writers.ts'
import type { YearMonth } from '#shared/calendar-dates.ts'
import { BALANCED } from '#shared/strategy.ts'
import type { Measure, Row } from './measure.ts'

// The demo readers follow known effects, so we can compute the value of a schedule. The scheduler sees only three years
// of noisy results, while the oracle knows the truth and keeps the same rules.

const TOPICS = 4
const OF_TOPIC = 3
/** A normal month, and the largest month for the exact search. */
const NORMAL = 8
const LARGE = 10
const MONTHS = 12

/** A month with its planned days, or the same emails without days and occasions. */
const KINDS = ['planned month', 'undated'] as const
type Kind = (typeof KINDS)[number]

/** As in the demo, with clearer habits, or without any. */
interface Readers {
  name: string
  habits: (behavior: DemoBehavior) => Pick<DemoBehavior, 'weekday' | 'daypart'>
}

const EVEN = [0, 0, 0, 0, 0, 0, 0]
const NO_DAYPART = { morning: 0, midday: 0, afternoon: 0, evening: 0 }
const DEMO_READERS: Readers = { name: 'demo readers', habits: (behavior) => behavior }
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
const behaviorOf = (id: DemoBrandId, readers: Readers): DemoBehavior => ({
  ...DEMO_BEHAVIOR[id],
  ...readers.habits(DEMO_BEHAVIOR[id]),
})

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

/** The app looks back three years. */
const YEARS = [2, 1, 0]

function effectsOf(id: DemoBrandId, at: YearMonth, readers: Readers): SendEffects {
  return estimateSendEffects(historyOf(id, at, readers))
}

const historyOf = (id: DemoBrandId, { year, month }: YearMonth, readers: Readers) =>
  YEARS.flatMap((back) => generateDemoHistory({ id }, { year: year - back, month }, behaviorOf(id, readers)))

/**
 * Knows what every theme, every part of the list and every crowded week bring, so only the luck of each send hides the
 * weekdays and the hours. What it can't find, the history doesn't hold.
 */
function bestReading(id: DemoBrandId, at: YearMonth, readers: Readers, known: SendEffects): SendEffects {
  const segments = Object.values(behaviorOf(id, readers).segments)
  const history = usableSends(historyOf(id, at, readers))
  const { weekdays, dayparts } = timingEffects(
    history.map((send) => {
      const crowding = Math.max(0, sendsInWeekBefore(send.sentAt, history) - 2)
      const segment = segments.find(({ name }) => name === send.segment)!
      const rest = segment.clicks * THEME_EFFECT[send.theme].clicks * Math.exp(-FATIGUE * crowding)
      const part = DAYPARTS.indexOf(send.daypart)
      return { ...send, theme: null, segment: null, sentAt: '', part, seen: send.clicks, of: send.deliveries * rest }
    }),
    CLICKS_PRIOR,
  )
  return {
    ...known,
    weekdays: known.weekdays.map((effect, weekday) => ({ ...effect, ...weekdays[weekday]! })),
    dayparts: Object.fromEntries(
      DAYPARTS.map((part, index) => [part, { ...known.dayparts[part], ...dayparts[index]! }]),
    ) as SendEffects['dayparts'],
  }
}

function sendsInWeekBefore(sentAt: string, sends: readonly { sentAt: string }[]): number {
  const dayOf = (time: string) => Date.parse(time.slice(0, 10)) / 86_400_000
  return sends.filter((other) => {
    const days = dayOf(sentAt) - dayOf(other.sentAt)
    return days > 0 && days <= 7
  }).length
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

function trueDaypart(time: string): Daypart {
  const hour = Number(time.slice(0, 2))
  return hour < 12 ? 'morning' : hour < 15 ? 'midday' : hour < 18 ? 'afternoon' : 'evening'
}

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

/** Ignores fatigue. Zero after the occasion. */
function trueWorth(behavior: DemoBehavior, situation: Situation, month: MonthProblem, send: Send): number {
  const { email, day, time } = send
  const lift = occasionLift(month.occasions[email]!, day)
  const worth =
    trueValue(situation.outlines[email]!) *
    (1 + behavior.weekday[weekdayOf(day)]!) *
    (1 + behavior.daypart[trueDaypart(time)])
  return lift === null ? 0 : worth * Math.exp(lift)
}

/** Uses the true value of each theme and keeps the rest of the oracle's month. */
function truthOf({ outlines, effects }: Situation, { problem }: MonthProblem): ScheduleProblem {
  return {
    ...problem,
    candidates: problem.candidates.map((candidate, email) => {
      const factor = trueValue(outlines[email]!) / valueOf(outlines[email]!, effects)
      return { ...candidate, weights: candidate.weights.map((ranks) => ranks.map((weight) => weight * factor)) }
    }),
  }
}

/** Each further send in the week before costs this much in the simulation. */
const FATIGUE = 0.06

function revenueOf(behavior: DemoBehavior, situation: Situation, month: MonthProblem, sends: readonly Send[]): number {
  return sends
    .map((send) => {
      const before = sends.filter((other) => {
        const days = (Date.parse(send.day) - Date.parse(other.day)) / 86_400_000
        return days > 0 && days <= 7
      }).length
      return trueWorth(behavior, situation, month, send) * Math.exp(-FATIGUE * Math.max(0, before - 2))
    })
    .reduce((sum, value) => sum + value, 0)
}

const sendsOf = (month: MonthProblem, placements: readonly Placement[], situation: Situation): Send[] =>
  sendsAt(placements, month, situation).map(({ candidate, day, time }) => ({ email: candidate, day, time: time.time }))

/** Replaces only the estimated effects with the true ones. */
function oracleMonth({ daypart, weekday }: DemoBehavior, situation: Situation): Situation {
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

function roundRobin(month: MonthProblem): Send[] {
  const open = inMonth(month)
  const count = month.problem.candidates.length
  return month.problem.candidates.map((_, email) => ({
    email,
    day: open[Math.floor(((email + 0.5) * open.length) / count)]!,
    time: '10:00',
  }))
}

/** What every guide recommends: Tuesday at 10:00, then Thursday, then Wednesday. */
function tuesdayAtTen(month: MonthProblem): Send[] {
  const open = inMonth(month)
  const days = [2, 4, 3].flatMap((weekday) => open.filter((day) => weekdayOf(day) === weekday))
  const used = days.slice(0, month.problem.candidates.length).toSorted()
  return used.map((day, email) => ({ email, day, time: '10:00' }))
}

/** Emails without a planned day use the next free Tuesday or Thursday. */
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
  /** Null if not measured. */
  reading: number | null
  oracle: number
  roundRobin: number
  tuesday: number
  plan: number
}

async function outcomeOf(
  id: DemoBrandId,
  at: YearMonth,
  { kind, readers, withReading }: { kind: Kind; readers: Readers; withReading: boolean },
): Promise<Outcome> {
  const behavior = behaviorOf(id, readers)
  const situation = await situationOf(id, at, { kind, emails: NORMAL, readers })
  const known = monthProblem(situation)
  const ours = chooseSchedule(known.problem)
  const knowing = oracleMonth(behavior, situation)
  const oracle = monthProblem(knowing)
  const best = exactSchedule(truthOf(knowing, oracle), ours.spacing)
  const worth = (sends: readonly Send[]) => revenueOf(behavior, situation, known, sends)
  const scheduled = (read: Situation) => {
    const month = monthProblem(read)
    return sendsOf(month, chooseSchedule(month.problem).placements, read)
  }
  return {
    reading: withReading
      ? worth(scheduled({ ...situation, effects: bestReading(id, at, readers, situation.effects) }))
      : null,
    ours: worth(sendsOf(known, ours.placements, situation)),
    oracle: worth(sendsOf(oracle, best, knowing)),
    roundRobin: worth(roundRobin(known)),
    tuesday: worth(tuesdayAtTen(known)),
    plan: worth(planAtTen(situation, known)),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

async function largeMonthGap(months: readonly YearMonth[]): Promise<{ near: number; exact: number }> {
  const pairs = []
  for (const [index, month] of months.entries()) {
    const id = DEMO_BRAND_IDS[index % DEMO_BRAND_IDS.length]!
    const situation = await situationOf(id, month, { kind: 'planned month', emails: LARGE, readers: DEMO_READERS })
    // Both searches handle emails that must stay apart in the same way, so we leave that out.
    const problem = { ...monthProblem(situation).problem, apart: [] }
    const spacing = { minGapDays: 2, maxPerWeek: 4 } as const
    pairs.push({
      near: scoreOf(problem, nearSchedule(problem, spacing)),
      exact: scoreOf(problem, exactSchedule(problem, spacing)),
    })
  }
  return { near: mean(pairs.map(({ near }) => near)), exact: mean(pairs.map(({ exact }) => exact)) }
}

/** If the oracle beats Tuesday at 10:00 by this much, the schedule must beat it too. */
const A_DIFFERENCE = 0.03
const LEAST_SHARE = 0.95
/** Elsewhere, keeping every rule may cost at most this much. */
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
      year: 2025 + Math.floor(index / 12),
      month: smoke ? index * 3 + 2 : (index % 12) + 1,
    }))
    const rows: Row[] = []
    for (const { readers, kind } of READERS.flatMap((each) => KINDS.map((of) => ({ readers: each, kind: of })))) {
      const all: Outcome[] = []
      for (const id of DEMO_BRAND_IDS) {
        const own: Outcome[] = []
        for (const month of readers === DEMO_READERS ? months : months.slice(0, MONTHS)) {
          own.push(await outcomeOf(id, month, { kind, readers, withReading: !smoke && isMain(kind, readers) }))
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
      if (!smoke && isMain(kind, readers)) rows.push(...readingRows(all, floor))
      const { won, holding } = monthsWon(all, ({ ours }) => ours)
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

/** The months that people see: with planned days, of the readers of the demo. */
const isMain = (kind: Kind, readers: Readers) => kind === 'planned month' && readers === DEMO_READERS

function readingRows(all: readonly Outcome[], floor: number): Row[] {
  const { won, holding } = monthsWon(all, ({ reading }) => reading!)
  return [
    {
      name: 'The best reading of the same history',
      ours: mean(all.map(({ reading }) => reading!)),
      floor,
      unit: 'usual sends',
      against: 'the oracle',
    },
    {
      name: 'Months better than Tuesday 10:00, the best reading of the same history',
      ours: won,
      floor: holding,
      unit: 'months',
      against: 'months that hold a difference',
    },
  ]
}

function monthsWon(own: readonly Outcome[], of: (outcome: Outcome) => number): { won: number; holding: number } {
  const holding = own.filter(({ oracle, tuesday }) => oracle >= tuesday * (1 + A_DIFFERENCE))
  return { won: holding.filter((outcome) => of(outcome) > outcome.tuesday).length, holding: holding.length }
}

function checkAgainstTuesday(own: readonly Outcome[], what: string): void {
  const gainOf = (of: (outcome: Outcome) => number) => mean(own.map(of)) / mean(own.map(({ tuesday }) => tuesday)) - 1
  const [ours, possible] = [gainOf((outcome) => outcome.ours), gainOf(({ oracle }) => oracle)]
  const least = possible >= A_DIFFERENCE ? 0 : -MOST_LOST
  if (ours > least) return
  const inPercent = (gain: number) => `${(gain * 100).toFixed(1)} %`
  throw new Error(`${inPercent(ours)} against Tuesday 10:00, with ${inPercent(possible)} to gain: ${what}.`)
}
