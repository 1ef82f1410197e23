import { CardBody } from '#web/kit/card.tsx'
import type { Overview } from '../../overview-contract.ts'

type Week = Overview['growth'][number]

const SERIES = [
  { key: 'users', label: 'Users', colour: 'bg-(--chart-2)' },
  { key: 'workspaces', label: 'Workspaces', colour: 'bg-(--chart-1)' },
  { key: 'outlines', label: 'Outlines', colour: 'bg-(--chart-4)' },
] as const

const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const weekText = ({ weekOf }: Week) => day.format(new Date(`${weekOf}T00:00:00Z`))

/** One chart each, because the numbers differ in size. */
export function GrowthCharts({ growth }: { growth: Overview['growth'] }) {
  return (
    <CardBody className="grid gap-6 sm:grid-cols-3">
      {SERIES.map(({ key, label, colour }) => (
        <GrowthChart key={key} label={label} colour={colour} growth={growth} countOf={(week) => week[key]} />
      ))}
    </CardBody>
  )
}

interface GrowthChartProps {
  label: string
  colour: string
  growth: Overview['growth']
  countOf: (week: Week) => number
}

function GrowthChart({ label, colour, growth, countOf }: GrowthChartProps) {
  const most = Math.max(...growth.map(countOf), 1)
  const sum = growth.reduce((total, week) => total + countOf(week), 0)
  const [first] = growth
  return (
    <figure className="min-w-0">
      <figcaption className="flex items-baseline justify-between gap-2 text-sm">
        <span className="text-fg-3">{label}</span>
        <span className="tnum font-semibold">{`+${sum.toLocaleString('en-US')}`}</span>
      </figcaption>
      <ol className="mt-3 flex h-28 items-end gap-1 border-b border-line">
        {growth.map((week) => (
          <li
            key={week.weekOf}
            title={`Week of ${weekText(week)}: ${countOf(week)}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <span className="sr-only">{`Week of ${weekText(week)}: ${countOf(week)}`}</span>
            <span
              aria-hidden
              className={`block w-full rounded-t-sm ${countOf(week) === 0 ? 'bg-line-2' : colour}`}
              style={{ height: countOf(week) === 0 ? '2px' : `max(4px, ${(countOf(week) / most) * 100}%)` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-fg-3">
        <span>{first === undefined ? '' : weekText(first)}</span>
        <span>this week</span>
      </p>
    </figure>
  )
}
