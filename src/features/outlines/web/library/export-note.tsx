import { Link } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { billingUrl } from '#web/paths.ts'
import { EXPORT_LOCKED } from './export-refusal.ts'

export function ExportNote({ mayUpgrade }: { mayUpgrade: boolean }) {
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-teal-soft px-4 py-3 text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)] print:hidden">
      <FileDown aria-hidden className="size-4.5 shrink-0" />
      <p className="min-w-48 flex-1 text-sm">
        <strong className="font-semibold">{EXPORT_LOCKED}.</strong> Every paid plan includes Word and text downloads.
      </p>
      {mayUpgrade && (
        <Button asChild variant="secondary" size="touch-sm" className="max-md:px-3.5">
          <Link to={billingUrl()}>Upgrade Plan</Link>
        </Button>
      )}
    </aside>
  )
}
