import { remaining, UNLIMITED } from '#shared/plan-catalog.ts'
import { classNames } from './class-names.ts'

const NEARLY_FULL = 0.8

interface UsageBarProps {
  label: string
  used: number
  limit: number
  standing?: boolean
  showLeft?: boolean
  className?: string
}

/** Never red, because nothing failed. */
export function UsageBar(props: UsageBarProps) {
  const { label, used, limit, standing = false, showLeft = false, className } = props
  const unlimited = limit === UNLIMITED
  const share = unlimited ? 0 : limit === 0 ? 1 : Math.min(used / limit, 1)
  const over = unlimited ? 0 : Math.max(0, used - limit)
  const tone = over > 0 ? 'bg-warn' : standing || share < NEARLY_FULL ? 'bg-teal' : share < 1 ? 'bg-warn' : 'bg-fg-3'
  const left = unlimited ? 'No limit' : over > 0 ? `${over} over` : `${remaining(limit, used)} left`
  return (
    <div className={classNames('grid content-start gap-2', className)}>
      <div className="flex items-baseline justify-between gap-3 text-xs">
        <span className="font-medium text-fg">{label}</span>
        <span className="tnum text-fg-3">{unlimited ? `${used} · Unlimited` : `${used} / ${limit}`}</span>
      </div>
      {!unlimited && (
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={`${used} of ${limit} used`}
          className="h-1.5 overflow-hidden rounded-full bg-surface-3"
        >
          <div
            className={classNames('h-full rounded-full transition-[width] duration-(--t-slow) ease-out', tone)}
            style={{ width: `${share * 100}%` }}
          />
        </div>
      )}
      {showLeft && <p className={classNames('tnum text-xs', over > 0 ? 'text-warn' : 'text-fg-3')}>{left}</p>}
    </div>
  )
}
