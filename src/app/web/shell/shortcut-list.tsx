import { Dialog } from '#web/kit/dialog.tsx'
import { Keys } from './keys.tsx'
import { shortcutGroups } from './shortcuts.ts'

export function ShortcutList(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title="Keyboard shortcuts">
      {/* Takes the focus, so that the arrow keys scroll the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label="All shortcuts" tabIndex={0} className="grid gap-5 rounded-md pb-4 outline-none">
        {shortcutGroups().map(({ label, shortcuts }) => (
          <section key={label}>
            <h3 className="text-sm font-semibold">{label}</h3>
            <dl className="mt-1 divide-y divide-line">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-4 py-2">
                  <dt className="text-sm text-fg-2">{does}</dt>
                  <dd className="shrink-0">
                    <span className="sr-only">{keys.join(' + ')}</span>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
