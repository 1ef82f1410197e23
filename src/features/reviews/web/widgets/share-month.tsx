import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { monthTitle, type YearMonth } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'

const ShareMonthDialog = lazy(async () => ({ default: (await import('../share-month-dialog.tsx')).ShareMonthDialog }))

/** Opens the dialog with the emails of a month. Those that are ready for review are preselected. */
export function ShareMonthButton({ month, brand, reason }: { month: YearMonth; brand: Brand; reason?: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="touch-fold-sm"
        aria-label={`Share for review: ${monthTitle(month)}`}
        reason={reason}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden />
        <span className="max-md:sr-only">Share for review</span>
      </Button>
      {open && (
        <Suspense>
          <ShareMonthDialog month={month} brand={brand} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
