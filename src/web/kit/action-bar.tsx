import type { ReactNode } from 'react'

/** Sticks to the bottom of the screen, near what its actions are about. */
export function ActionBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="arrive sticky bottom-3 z-30 -mx-1 rounded-2xl bg-surface p-2.5 shadow-[0_0_0_1px_var(--line-2),var(--e3)] md:bottom-5 md:-mx-2 md:px-3.5 print:hidden"
    >
      {children}
    </section>
  )
}
