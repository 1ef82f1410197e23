import { Menu, Moon, Sun, X } from 'lucide-react'
import { buttonClasses } from '../kit/button-classes.ts'
import { Wordmark } from '../kit/brand-mark.tsx'
import { classNames } from '../kit/class-names.ts'
import { paths } from '../paths.ts'

const sections = [
  { href: '#how-it-works', label: 'How it works' },
  { href: '#before-and-after', label: 'Before and after' },
  { href: '#benefits', label: 'Benefits' },
]

/** The bar on top of every public page. `start.ts` brings its menu, theme switch and account links to life. */
export function SiteHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-b border-line/70 bg-bg/85 backdrop-blur-lg">
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
          {sections.map((section) => (
            <a key={section.href} href={section.href} className={buttonClasses({ variant: 'ghost' })}>
              {section.label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-1.5">
          <ThemeSwitch />
          <div className="contents" data-signed-out>
            <a href={paths.login} className={classNames(buttonClasses({ variant: 'ghost' }), 'hidden md:inline-flex')}>
              Login
            </a>
            <a href={paths.signup} className={buttonClasses()}>
              Start Free
            </a>
          </div>
          <a href={paths.dashboard} hidden data-signed-in className={buttonClasses()}>
            My Account
          </a>
          <button
            type="button"
            data-menu-button
            aria-expanded="false"
            aria-controls="site-menu"
            aria-label="Menu"
            className={classNames(buttonClasses({ variant: 'ghost', size: 'icon' }), 'group -mr-2 md:hidden')}
          >
            <Menu aria-hidden className="size-5 group-aria-expanded:hidden" />
            <X aria-hidden className="hidden size-5 group-aria-expanded:block" />
          </button>
        </div>
      </div>
      <nav id="site-menu" hidden aria-label="Menu" className="border-t border-line bg-bg md:hidden">
        <div className="page grid py-3">
          {sections.map((section) => (
            <a key={section.href} href={section.href} className="rounded-md py-3 text-md font-medium">
              {section.label}
            </a>
          ))}
          <a href={paths.login} data-signed-out className="rounded-md py-3 text-md font-medium">
            Login
          </a>
        </div>
      </nav>
      <div aria-hidden className="session-line" />
    </header>
  )
}

function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-button
      aria-label="Switch between light and dark"
      className={buttonClasses({ variant: 'ghost', size: 'icon' })}
    >
      <Moon aria-hidden className="dark:hidden" />
      <Sun aria-hidden className="hidden dark:block" />
    </button>
  )
}
