import type { ReactNode } from 'react'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { shortPaths } from '#web/paths.ts'

const { supportEmail } = SITE_PLACEHOLDERS

/** Who is behind it and how to reach them. Each part is where a link of the footer leads. */
export function AboutUs() {
  return (
    <section aria-labelledby="about-us" className="border-t border-line bg-surface-2/50 py-20 md:py-28">
      <div className="page">
        <h2 id="about-us" className="text-h2 font-semibold">
          Behind the product
        </h2>
        <div className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          <Part id="about" title="About">
            Mailmonth does one thing: it plans and writes a month of email, and hands it over finished. It will not turn
            into one more tool that sends.
          </Part>
          <Part id="blog" title="Blog">
            There is no blog yet. What changes from release to release is written down in the changelog that comes with
            the source.
          </Part>
          <Part id="careers" title="Careers">
            No open positions at the moment. If you would like to work on this anyway, show us something you have built:{' '}
            <Mail subject="Careers" />.
          </Part>
          <Part id="support" title="Support">
            Signed in, the <Inline href={`${shortPaths.settings}?tab=support`}>Support tab of the settings</Inline> has
            every way to help. Otherwise, or if you cannot sign in, write to <Mail subject="Support" />.
          </Part>
          <Part id="community" title="Community">
            Mailmonth is free software under the AGPL 3.0: run it, read it, change it, and share what you changed. Ideas
            and reports are welcome at <Mail subject="Community" />.
          </Part>
          <Part id="contact" title="Contact">
            For everything else there is one address, and people read it: <Mail subject="Contact" />.
          </Part>
        </div>
      </div>
    </section>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="landmark border-t border-line-2 pt-5">
      <h3 id={`${id}-title`} className="text-lg font-semibold">
        {title}
      </h3>
      <p className="mt-2 text-md text-fg-2">{children}</p>
    </section>
  )
}

function Mail({ subject }: { subject: string }) {
  return <Inline href={`mailto:${supportEmail}?subject=${subject}`}>{supportEmail}</Inline>
}

function Inline({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="rounded-xs wrap-anywhere text-teal underline underline-offset-4">
      {children}
    </a>
  )
}
