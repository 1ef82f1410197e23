import { Dialog } from '#web/kit/dialog.tsx'
import { Keys } from './keys.tsx'
import { type Shortcut, shortcutGroups, spoken } from './shortcuts.ts'

export function ShortcutList(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...props} title="Keyboard shortcuts" size="lg">
      {/* Takes the focus, so that the arrow keys scroll the list. */}
      <div
        role="group"
        aria-label="All shortcuts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
        tabIndex={0}
        className="gap-x-10 rounded-md pb-4 outline-none sm:columns-2"
      >
        {shortcutGroups().map(({ label, shortcuts }) => (
          <section key={label} className="mb-5 break-inside-avoid">
            <h3 className="text-sm font-semibold">{label}</h3>
            <dl className="mt-1 divide-y divide-line">
              {shortcuts.map((shortcut) => (
                <Row key={spoken(shortcut)} shortcut={shortcut} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function Row({ shortcut }: { shortcut: Shortcut }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <dt className="text-sm text-fg-2">{shortcut.does}</dt>
      <dd className="shrink-0">
        <span className="sr-only">{spoken(shortcut)}</span>
        <Keys keys={[...(shortcut.hold ?? []), ...shortcut.keys]} />
      </dd>
    </div>
  )
}
