import type { ReactNode } from 'react'

/** Text for people who listen instead of looking. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
