import { Card } from '#web/kit/card.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'

const ROWS = [0, 1, 2, 3, 4]

export function IdeasLoading({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <Card className="overflow-hidden">
        <div className="flex h-14 items-center gap-3 px-4">
          <Skeleton className="h-5 w-48" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className="flex h-16 items-center gap-4 border-t border-line px-4">
            <Skeleton className="size-4.5 shrink-0" />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
              <Skeleton className="w-80 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
            <Skeleton className="h-2 w-34 max-sm:hidden" />
          </div>
        ))}
      </Card>
    </LoadingRegion>
  )
}
