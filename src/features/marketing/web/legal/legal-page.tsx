import type { ReactNode } from 'react'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'

export interface LegalSection {
  id: string
  title: string
  content: ReactNode
}

export function LegalPage(props: { title: string; lead: string; date: string; sections: readonly LegalSection[] }) {
  return (
    <div className="page pt-32 pb-24 sm:pt-40">
      <header className="max-w-3xl">
        <h1 className="text-h2 font-semibold">{props.title}</h1>
        <p className="mt-5 text-lg text-fg-2">{props.lead}</p>
        <p className="mt-4 text-base text-fg-3">Effective {props.date}</p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-12 border-t border-line pt-12 lg:grid-cols-[15rem_minmax(0,46rem)]">
        <nav aria-label="Table of contents" className="lg:sticky lg:top-28 lg:self-start">
          <p className="text-sm font-semibold">Contents</p>
          <ol className="mt-3 grid sm:max-lg:grid-cols-2">
            {props.sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="flex gap-3 rounded-xs py-2 text-base text-fg-2 underline-offset-4 hover:text-fg hover:underline lg:py-1.5"
                >
                  <span aria-hidden className="tnum w-4 shrink-0 text-fg-3">
                    {index + 1}
                  </span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="grid gap-14">
          {props.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="prose">
              <h2 id={`${section.id}-title`} className="text-xl font-semibold">
                <span className="tnum mr-3 text-fg-3">{index + 1}</span>
                {section.title}
              </h2>
              {section.content}
            </section>
          ))}
        </article>
      </div>
    </div>
  )
}

export function SupportMail() {
  return <a href={`mailto:${SITE_PLACEHOLDERS.supportEmail}`}>{SITE_PLACEHOLDERS.supportEmail}</a>
}
