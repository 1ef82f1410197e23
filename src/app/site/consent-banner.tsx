import { buttonClasses } from '#web/kit/button-classes.ts'
import { paths } from '#web/paths.ts'

export function ConsentBanner() {
  return (
    <template data-consent>
      <section
        aria-labelledby="consent-title"
        tabIndex={-1}
        className="consent fixed inset-x-3 bottom-3 z-40 mx-auto grid max-w-3xl gap-x-8 gap-y-4 rounded-2xl bg-surface p-5 shadow-[0_0_0_1px_var(--line-2),var(--e4)] sm:grid-cols-[1fr_auto] sm:items-center"
      >
        <div>
          <h2 id="consent-title" className="text-base font-semibold">
            Can we measure visits?
          </h2>
          <p className="mt-1 text-sm text-fg-2">
            Third-party analytics help us see which pages are useful. They may set cookies. Nothing loads unless you
            allow it.{' '}
            <a href={`${paths.privacy}#cookies`} className="text-teal underline underline-offset-2">
              Privacy policy
            </a>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2.5">
          <button type="button" data-choice="declined" className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            Decline
          </button>
          <button type="button" data-choice="allowed" className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            Allow
          </button>
        </div>
      </section>
    </template>
  )
}
