import { Card } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Spinner } from '#web/kit/spinner.tsx'

const ROWS = [0, 1, 2]

/** Ideas are being made. `month` is its title; `adding` says that there are some already. */
export function GeneratingCard({ month, adding }: { month: string; adding: boolean }) {
  return (
    <Card className="arrive relative overflow-hidden">
      <div role="status" className="flex items-start gap-3.5 px-4 py-4 md:px-5">
        <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-teal-soft text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]">
          <Spinner />
        </span>
        <div className="grid gap-0.5">
          <p className="text-base font-semibold">{adding ? `Planning more ideas for ${month}` : `Planning ${month}`}</p>
          <p className="text-sm text-fg-3">
            This takes from a few seconds to two minutes. You may leave this page: the ideas will be here.
          </p>
        </div>
      </div>
      {!adding &&
        ROWS.map((row) => (
          <div key={row} className="flex h-16 items-center gap-4 border-t border-line px-4 md:px-5">
            <Skeleton className="size-4.5 shrink-0" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="w-80 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
          </div>
        ))}
    </Card>
  )
}
