import { Wordmark } from '../kit/brand-mark.tsx'
import { paths } from '../paths.ts'

const links = [
  { href: paths.signup, label: 'Start Free' },
  { href: paths.login, label: 'Login' },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-5 py-10">
        <div className="grid gap-2">
          <Wordmark />
          <p className="text-sm text-fg-3">Plans and writes a month of email. Never sends one.</p>
        </div>
        <nav aria-label="Footer" className="flex gap-6">
          {links.map((link) => (
            <a key={link.href} href={link.href} className="rounded-sm py-2 text-base text-fg-2 hover:text-fg">
              {link.label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
