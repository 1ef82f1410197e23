import { CircleAlert, RotateCw } from 'lucide-react'
import type { RunFailure } from '#features/runs/failure-contract.ts'
import { isAiRefusal } from '#shared/errors.ts'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'

export interface GenerationFailedProps {
  month: string
  isAdding: boolean
  failure: RunFailure
  onGenerate: (writer?: 'planner') => void
}

/** Only a user decides to use the built-in planner after a model failed. */
export function GenerationFailed({ month, isAdding, failure, onGenerate }: GenerationFailedProps) {
  return (
    <Card as="section" aria-label="We couldn't generate ideas" className="arrive">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 md:px-5">
        <div className="flex min-w-0 flex-1 basis-72 items-start gap-2.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-bad" />
          <div className="grid gap-0.5">
            <h2 className="text-base font-semibold">
              {isAdding ? `No new ideas for ${month}` : `No ideas for ${month} yet`}
            </h2>
            <p className="text-sm text-fg-2">{failure.message} This didn&apos;t count against your plan.</p>
          </div>
        </div>
        <div className="flex items-center gap-2 max-sm:basis-full">
          {isAiRefusal(failure.code) && (
            <Button variant="secondary" size="touch" className="max-sm:flex-1" onClick={() => onGenerate('planner')}>
              Use built-in planner
            </Button>
          )}
          <Button size="touch" className="max-sm:flex-1" onClick={() => onGenerate()}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        </div>
      </div>
    </Card>
  )
}
