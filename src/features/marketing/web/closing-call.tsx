import { ArrowRight } from 'lucide-react'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'
import { MiniEmail } from './mini-email.tsx'

/** A row of emails that runs off both edges, as a month does. */
const row = ['letter', 'hills', 'grid', 'steps', 'product', 'date', 'letter', 'grid', 'hills', 'steps'] as const

export function ClosingCall() {
  return (
    <section className="overflow-x-clip pb-20 md:pb-28">
      <div className="page grid justify-items-center pb-14 text-center">
        <h2 className="text-h2 font-semibold">Plan next month today</h2>
        <p className="mt-4 max-w-lg text-lg text-fg-2">
          The free plan stays free. No credit card, no sending platform to connect.
        </p>
        <a href={paths.signup} className={classNames(buttonClasses({ size: 'lg' }), 'mt-8 px-6')}>
          Start Free
          <ArrowRight aria-hidden />
        </a>
      </div>
      <div aria-hidden className="flex justify-center gap-5">
        {row.map((kind, index) => (
          <div
            key={index}
            className={classNames('w-40 shrink-0', index % 2 === 0 ? 'translate-y-3' : '-translate-y-3')}
          >
            <MiniEmail kind={kind} />
          </div>
        ))}
      </div>
    </section>
  )
}
