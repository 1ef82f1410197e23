import { clsx } from 'clsx'

/** Decorative without a `label`. */
export function Spinner({ className, small, label }: { className?: string; small?: true; label?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={clsx(small ? 'size-3' : 'size-4', 'animate-spin', className)}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.22" />
      <path d="M8 2a6 6 0 0 1 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
