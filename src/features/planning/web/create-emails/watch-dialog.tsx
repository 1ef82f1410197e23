import { Link } from '@tanstack/react-router'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { paths } from '#web/paths.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import type { Run } from '#features/runs/contract.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import { useRun } from './runs-queries.ts'
import { useSaidSlowly } from './use-said-slowly.ts'

interface WatchDialogProps {
  bulk: Bulk
  ideaId: string | undefined
  onClose: () => void
}

export function WatchDialog({ bulk, ideaId, onClose }: WatchDialogProps) {
  const item = bulk.items.find((other) => other.ideaId === ideaId)
  const runId = item?.runId ?? null
  const { data } = useRun(runId)
  const isWritten = item?.state === 'written'
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="lg"
      title={item?.title ?? ''}
      description={item === undefined ? undefined : STATE_TEXT[item.state]}
      footer={
        isWritten &&
        item.outlineId !== null && (
          <Button asChild>
            <Link to={paths.emailOutlines} search={{ id: item.outlineId }}>
              View outline
            </Link>
          </Button>
        )
      }
    >
      <div className="min-h-72">
        {item?.state === 'writing' ? (
          <Sections run={data?.run} />
        ) : (
          <p className="text-base text-fg-2">{item?.message}</p>
        )}
      </div>
    </Dialog>
  )
}

const STATE_TEXT: Record<Bulk['items'][number]['state'], string> = {
  waiting: 'Queued',
  writing: 'Writing. This is a draft. We check it before we save it.',
  written: "Done. It's in your library.",
  failed: "We couldn't write this outline",
  cancelled: "Canceled. This didn't count against your plan.",
  'not-started': 'Not written',
}

function Sections({ run }: { run: Run | undefined }) {
  const sections = run?.sections ?? []
  const said = useSaidSlowly(countOf(sections.length, 'section'))
  return (
    <>
      <ol className="grid gap-3">
        {sections.map(({ section, copy }, index) => (
          <li
            // Sections have no ids here, only positions.
            key={index}
            className="arrive grid gap-1 rounded-lg bg-surface-2 px-4 py-3"
          >
            <span className="text-sm font-semibold">{section}</span>
            <span dir="auto" className="text-sm whitespace-pre-line text-fg-2">
              {copy}
            </span>
          </li>
        ))}
        <li aria-hidden className="grid gap-2 rounded-lg px-4 py-3 shadow-[inset_0_0_0_1px_var(--line)]">
          <span className="flex items-center gap-2.5">
            <Spinner className="text-teal" />
            <Skeleton className="w-40" />
          </span>
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-3 w-2/3" />
        </li>
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
