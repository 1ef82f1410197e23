import { classNames } from './class-names.ts'

export interface ProgressProps {
  label: string
  value: number
  max: number
  valueText?: string
  className?: string
}

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
