import { Link } from '@tanstack/react-router'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { paths } from '#web/paths.ts'
import { HintList } from '../editing/hint-list.tsx'
import { outlineCount } from '../library/outline-wording.ts'
import { titleOf } from '../outline-months.ts'
import type { Copies } from './use-copies.ts'

export interface CopyResultProps {
  copies: Copies
  place: string
  toCheck: Copies['made']
  onClose: () => void
}

const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

export function CopyResult({ copies, place, toCheck, onClose }: CopyResultProps) {
  const { made, failed } = copies
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={made.length === 0 ? 'Nothing was copied' : `${outlineCount(made.length)} copied`}
      {...(made.length > 0 && { description: `To ${place}` })}
      footer={
        <Button ref={focusOnce} size="touch" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-5">
        {failed.length > 0 && (
          <section role="alert" className="rounded-lg bg-bad-soft px-3 py-2.5 text-sm">
            <h3 className="font-semibold">{`${outlineCount(failed.length)} couldn't be copied`}</h3>
            <ul className="mt-1 grid gap-1">
              {failed.map(({ outline, reason }) => (
                <li key={outline.id} className="wrap-anywhere">{`${titleOf(outline)}: ${reason}`}</li>
              ))}
            </ul>
          </section>
        )}
        {toCheck.length > 0 && (
          <section className="grid gap-4">
            <p className="text-sm text-fg-2">These texts may break the rules of the other brand:</p>
            {toCheck.map(({ outline, hints }) => (
              <article key={outline.id} className="grid gap-1.5">
                <h3 className="text-base font-semibold">
                  <Link
                    to={paths.outline}
                    params={{ outlineId: outline.id }}
                    onClick={onClose}
                    className="wrap-anywhere text-teal hover:underline"
                  >
                    {titleOf(outline)}
                  </Link>
                </h3>
                <HintList hints={hints} />
              </article>
            ))}
          </section>
        )}
      </div>
    </Dialog>
  )
}
