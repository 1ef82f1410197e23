import type { ReactNode } from 'react'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { Wordmark } from '#web/kit/brand-mark.tsx'
import { paths } from '#web/paths.ts'

const section = (id: string) => `${paths.frontPage}#${id}`

const groups = [
  {
    title: 'Product',
    links: [
      { href: section('features'), label: 'Features' },
      { href: paths.pricing, label: 'Pricing' },
      { href: section('docs'), label: 'Docs' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: section('about'), label: 'About' },
      { href: section('blog'), label: 'Blog' },
      { href: section('careers'), label: 'Careers' },
    ],
  },
  {
    title: 'Help',
    links: [
      { href: section('support'), label: 'Support' },
      { href: section('community'), label: 'Community' },
      { href: section('contact'), label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: paths.privacy, label: 'Privacy' },
      { href: paths.terms, label: 'Terms' },
    ],
  },
]

/** The server leaves out profiles that aren't set, and nothing loads before a click. */
const social = [
  {
    name: 'LinkedIn',
    href: SITE_PLACEHOLDERS.linkedinUrl,
    mark: (
      <path d="M4.5 8.6h2.9V18H4.500zM5.95 4a1.7 1.7 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400M9.300 8.600h2.800v1.300c.4-.75 1.400-1.530 2.850-1.530 3 0 3.550 2 3.550 4.550V18h-2.900v-4.500c0-1.100 0-2.450-1.500-2.450s-1.720 1.170-1.720 2.370V18H9.300z" />
    ),
  },
  {
    name: 'X',
    href: SITE_PLACEHOLDERS.xUrl,
    mark: (
      <path d="M15.700 4.500h2.350l-5.130 5.870L19 18.300h-4.730l-3.700-4.840-4.240 4.840H4l5.500-6.280L3.700 4.500h4.840l3.350 4.430zm-.83 12.400h1.300L7.700 5.830H6.300z" />
    ),
  },
  {
    name: 'Facebook',
    href: SITE_PLACEHOLDERS.facebookUrl,
    mark: (
      <path d="M12.200 19v-6.400h2.150l.32-2.500H12.200V8.500c0-.72.2-1.210 1.240-1.210h1.320V5.060A17.600 17.600 0 0 0 12.830 5c-1.900 0-3.210 1.160-3.210 3.300v1.800H7.500v2.500h2.120V19z" />
    ),
  },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-surface-2/50">
      <div className="page grid gap-x-10 gap-y-12 py-14 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:py-20">
        <div className="grid content-start gap-5">
          <a href={paths.frontPage} aria-label="Mailmonth, home" className="justify-self-start rounded-md">
            <Wordmark />
          </a>
          <p className="max-w-72 text-base text-fg-3">
            Plan and write a month of email. Send it with the tool you already use.
          </p>
          <ul aria-label="Mailmonth elsewhere" className="-ml-2.5 flex gap-1 empty:hidden">
            {social.map((place) => (
              <li key={place.name} data-when={place.href}>
                <SocialLink name={place.name} href={place.href}>
                  {place.mark}
                </SocialLink>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
          {groups.map((group) => (
            <div key={group.title}>
              <p id={`footer-${group.title.toLowerCase()}`} className="text-sm font-semibold">
                {group.title}
              </p>
              <ul aria-labelledby={`footer-${group.title.toLowerCase()}`} className="mt-3 grid">
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      className="inline-block rounded-xs py-2 text-base text-fg-2 underline-offset-4 hover:text-fg hover:underline md:py-1.5"
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
                {group.title === 'Legal' && (
                  <li hidden data-cookie-settings>
                    <button
                      type="button"
                      className="cursor-pointer rounded-xs py-2 text-base text-fg-2 underline-offset-4 hover:text-fg hover:underline md:py-1.5"
                    >
                      Cookie settings
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function SocialLink({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Mailmonth on ${name} (new tab)`}
      className="grid size-11 place-items-center rounded-md text-fg-3 hover:bg-surface-3 hover:text-fg"
    >
      <svg viewBox="0 0 23 23" aria-hidden className="size-5 fill-current">
        {children}
      </svg>
    </a>
  )
}
