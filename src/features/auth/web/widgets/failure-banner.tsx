import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export function FailureBanner({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="arrive mt-5 flex items-start gap-2.5 rounded-lg bg-bad-soft px-3.5 py-3 text-sm text-fg"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
