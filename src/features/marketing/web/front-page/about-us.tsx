import type { ReactNode } from 'react'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { shortPaths } from '#web/paths.ts'

const { supportEmail } = SITE_PLACEHOLDERS

export function AboutUs() {
  return (
    <section aria-labelledby="about-us" className="border-t border-line bg-surface-2/50 py-20 md:py-28">
      <div className="page">
        <h2 id="about-us" className="text-h2 font-semibold">
          Behind the product
        </h2>
        <div className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          <Part id="about" title="About">
            Mailmonth does one thing: it plans and writes a month of email for you to send. It will never become another
            ESP.
          </Part>
          <Part id="blog" title="Blog">
            We don&apos;t have a blog yet. The changelog in the source lists what changed in each release.
          </Part>
          <Part id="careers" title="Careers">
            We have no open positions right now. If you&apos;d like to work on Mailmonth anyway, show us something you
            built: <Mail subject="Careers" />.
          </Part>
          <Part id="support" title="Support">
            If you&apos;re logged in, the{' '}
            <Inline href={`${shortPaths.settings}?tab=support`}>Support tab in Settings</Inline> lists every way to get
            help. If you can&apos;t log in, email <Mail subject="Support" />.
          </Part>
          <Part id="community" title="Community">
            Mailmonth is free software under the AGPL 3.0: run it, read it, change it, and share what you changed. Ideas
            and reports are welcome at <Mail subject="Community" />.
          </Part>
          <Part id="contact" title="Contact">
            For anything else, email us. A person reads every message: <Mail subject="Contact" />.
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
