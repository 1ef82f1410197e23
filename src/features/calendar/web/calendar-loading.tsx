import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'

export function CalendarLoading() {
  return (
    <LoadingRegion label="Loading your calendar">
      <Skeleton className="h-[44rem] w-full" />
    </LoadingRegion>
  )
}
