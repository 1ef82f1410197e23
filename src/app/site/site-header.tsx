import { Menu, Moon, Sun, X } from 'lucide-react'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { Wordmark } from '#web/kit/brand-mark.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'

const links = [
  { href: paths.frontPage, label: 'Home' },
  { href: paths.features, label: 'Features' },
  { href: paths.pricing, label: 'Pricing' },
  { href: `${paths.frontPage}#docs`, label: 'Docs' },
]

export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line/70 bg-bg/94 backdrop-blur-lg">
      <a
        href="#main"
        className={classNames(
          buttonClasses(),
          'sr-only absolute! top-3 left-3 z-10 focus:not-sr-only focus:px-4 focus:py-2',
        )}
      >
        Skip to content
      </a>
      <div className="page flex h-16 items-center gap-2">
        <a href={paths.frontPage} aria-label="Mailmonth, home" className="flex rounded-md md:mr-6">
          <Wordmark />
        </a>
        <nav aria-label="Main" className="hidden flex-1 items-center gap-1 md:flex">
          {links.map((link) => (
            <a
              key={link.href}
              href={link.href}
              aria-current={link.href === path ? 'page' : undefined}
              className={classNames(buttonClasses({ variant: 'ghost' }), 'aria-[current]:text-fg')}
            >
              {link.label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-1.5">
          <ThemeSwitch />
          <a
            href={paths.login}
            data-signed-out
            className={classNames(buttonClasses({ variant: 'ghost' }), 'hidden md:inline-flex')}
          >
            Login
          </a>
          <a href={paths.pricing} data-signed-out className={buttonClasses({ size: 'touch' })}>
            Start Free
          </a>
          <a
            href={paths.dashboard}
            data-signed-in
            className={classNames(buttonClasses({ size: 'touch' }), 'max-[22.5rem]:hidden')}
          >
            My Account
          </a>
          <button
            type="button"
            data-menu-button
            aria-expanded="false"
            aria-controls="site-menu"
            aria-label="Menu"
            className={classNames(
              buttonClasses({ variant: 'ghost', size: 'icon' }),
              'group -mr-2 size-11 text-fg md:hidden',
            )}
          >
            <Menu aria-hidden className="size-5 group-aria-expanded:hidden" />
            <X aria-hidden className="hidden size-5 group-aria-expanded:block" />
          </button>
        </div>
      </div>
      <nav id="site-menu" hidden aria-label="Menu" className="site-menu border-t border-line bg-bg md:hidden">
        <div className="page grid divide-y divide-line py-2">
          {links.map((link) => (
            <MenuLink key={link.href} href={link.href} current={link.href === path}>
              {link.label}
            </MenuLink>
          ))}
          <MenuLink href={paths.login} shown="data-signed-out">
            Login
          </MenuLink>
          <MenuLink href={paths.pricing} shown="data-signed-out">
            Start Free
          </MenuLink>
          <MenuLink href={paths.dashboard} shown="data-signed-in">
            My Account
          </MenuLink>
        </div>
      </nav>
      <div aria-hidden className="session-line" />
    </header>
  )
}

function MenuLink(props: {
  href: string
  children: string
  current?: boolean
  shown?: 'data-signed-in' | 'data-signed-out'
}) {
  return (
    <a
      href={props.href}
      {...(props.shown !== undefined && { [props.shown]: '' })}
      aria-current={props.current === true ? 'page' : undefined}
      className="py-3.5 text-lg font-medium aria-[current]:text-teal"
    >
      {props.children}
    </a>
  )
}

function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-button
      aria-label="Switch between light and dark"
      className={buttonClasses({ variant: 'ghost', size: 'touch-icon' })}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </button>
  )
}
