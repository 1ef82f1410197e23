import { Link } from '@tanstack/react-router'
import { ArrowRight, Check } from 'lucide-react'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import type { NextStep } from './next-steps.ts'

/** A reminder of more than this is a list of chores. */
const SHOWN = 3

/** What is worth doing next; null while it is not known. */
export function NextStepsCard({ steps }: { steps: readonly NextStep[] | null }) {
  return (
    <Card as="section" aria-busy={steps === null}>
      <CardHeader title="Next Steps" />
      <ul className="divide-y divide-line border-t border-line">
        {steps === null && (
          <li className="grid h-16 content-center gap-2 px-5">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-3/4" />
          </li>
        )}
        {steps?.length === 0 && (
          <li className="flex h-16 items-center gap-3 px-5 text-sm text-fg-3">
            <Check aria-hidden className="size-4 shrink-0 text-teal" />
            Nothing is waiting for you.
          </li>
        )}
        {steps?.slice(0, SHOWN).map(({ label, reason, to, search }) => (
          <li key={label}>
            <Link
              to={to}
              search={search}
              className="group flex items-center min-h-16 gap-3 px-5 py-2.5 hover:bg-surface-2 focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base font-medium">{label}</span>
                <span className="block text-sm text-fg-3">{reason}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-4 shrink-0 text-fg-3 transition-transform group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
