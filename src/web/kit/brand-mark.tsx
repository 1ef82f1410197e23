import { clsx } from 'clsx'

export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={clsx('shrink-0', className)}>
      <rect width="32" height="32" rx="9" className="fill-teal" />
      <path
        d="M8 22.5V10.8c0-.9 1.1-1.4 1.8-.7L16 16l6.2-5.9c.7-.7 1.8-.2 1.8.7v6.2"
        className="fill-none stroke-on-teal"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="24" cy="22.3" r="2.2" className="fill-on-teal" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-md font-semibold tracking-tight">
      <BrandMark />
      Mailmonth
    </span>
  )
}
