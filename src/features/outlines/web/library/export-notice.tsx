import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { billingUrl } from '#web/paths.ts'
import { EXPORT_LOCKED } from './export-refusal.ts'

/** Says in the open what the locked buttons say on hover: a finger has no hover. */
export function ExportNotice({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-teal-soft px-4 py-3 text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)] print:hidden">
      <FileDown aria-hidden className="size-4.5 shrink-0" />
      <p className="min-w-48 flex-1 text-sm">
        <strong className="font-semibold">{EXPORT_LOCKED}.</strong> Word and text downloads come with every paid plan.
      </p>
      {mayUpgrade && (
        <Button asChild variant="secondary" size="sm" className="max-md:h-(--touch) max-md:px-3.5">
          <Link to={billingUrl()}>Upgrade Plan</Link>
        </Button>
      )}
    </aside>
  )
}
