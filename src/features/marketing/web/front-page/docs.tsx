import { ChevronDown } from 'lucide-react'
import { paths } from '#web/paths.ts'
import { SectionHeading } from '../section-heading.tsx'
import { guides } from './guides.tsx'

export function Docs() {
  return (
    <section id="docs" className="border-t border-line py-20 md:py-28">
      <div className="page grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading title="Docs">One-minute guides. No account needed.</SectionHeading>
          <p className="mt-6 text-md text-fg-2">
            Building an integration? Every endpoint is in the{' '}
            <a href="/api/reference" className="rounded-xs text-teal underline underline-offset-4">
              API reference
            </a>
            . Stuck?{' '}
            <a href={`${paths.frontPage}#support`} className="rounded-xs text-teal underline underline-offset-4">
              Get support
            </a>
            .
          </p>
        </div>
        <div className="grid gap-3">
          {guides.map((guide, index) => (
            <details
              key={guide.id}
              id={`docs-${guide.id}`}
              open={index === 0}
              className="unfold group rounded-2xl bg-surface shadow-[0_0_0_1px_var(--line),var(--e1)]"
            >
              <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 rounded-2xl px-6 py-5">
                <span>
                  <span className="block text-lg font-semibold">{guide.title}</span>
                  <span className="mt-0.5 block text-base text-fg-3">{guide.summary}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-5 text-fg-3 transition-transform duration-(--t-slow) group-open:rotate-180"
                />
              </summary>
              <div className="guide px-6 pb-6">{guide.content}</div>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
