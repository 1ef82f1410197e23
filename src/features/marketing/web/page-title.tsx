import type { ReactNode } from 'react'

export function PageTitle({ title, lead, children }: { title: ReactNode; lead: ReactNode; children?: ReactNode }) {
  return (
    <section className="paper">
      <div className="page grid justify-items-center pt-32 pb-16 text-center sm:pt-40 md:pb-20">
        <h1 className="max-w-4xl text-display font-semibold">{title}</h1>
        <p className="mt-6 max-w-2xl text-lg text-balance text-fg-2">{lead}</p>
        {children}
      </div>
    </section>
  )
}
