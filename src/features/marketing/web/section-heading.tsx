import type { ReactNode } from 'react'

/** Heading and lead of one section of the page. */
export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-h2 font-semibold">{title}</h2>
      {children !== undefined && <p className="mt-4 text-lg text-fg-2">{children}</p>}
    </div>
  )
}
