import type { ReactNode } from 'react'
import { classNames } from '#web/kit/class-names.ts'
import { MiniEmail } from './mini-email.tsx'

const row = ['letter', 'hills', 'grid', 'steps', 'product', 'date', 'letter', 'grid', 'hills', 'steps'] as const

export function ClosingCall({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <section className="overflow-x-clip border-t border-line py-20 md:py-28">
      <div className="page grid justify-items-center pb-14 text-center">
        <h2 className="text-h2 font-semibold">{title}</h2>
        <p className="mt-4 max-w-lg text-lg text-balance text-fg-2">{lead}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
      <div aria-hidden className="flex justify-center gap-5">
        {row.map((kind, index) => (
          <div
            key={index}
            className={classNames('drift w-40 shrink-0', index % 2 === 0 ? 'translate-y-3' : '-translate-y-3')}
          >
            <MiniEmail kind={kind} />
          </div>
        ))}
      </div>
    </section>
  )
}
