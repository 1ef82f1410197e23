import { classNames } from './class-names.ts'

export interface ProgressProps {
  /** Names what is under way. */
  label: string
  value: number
  max: number
  /** Said instead of the percentage: "3 of 8". */
  valueText?: string
  className?: string
}

/** A bar for work with a known end: `label`, `value`, `max`, `valueText?`. */
export function Progress({ label, value, max, valueText, className }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      {...(valueText !== undefined && { 'aria-valuetext': valueText })}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <div
        className="h-full rounded-full bg-teal transition-[width] duration-(--t-slow) ease-out"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}
