import type { ReactNode } from 'react'

/** The buttons at the end of a form in a dialog. On a phone, the last one is on top. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col-reverse gap-2 pb-2 sm:flex-row sm:justify-end">{children}</div>
}
