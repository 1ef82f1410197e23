import { Link } from '@tanstack/react-router'
import { PenLine, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { EmailStyle } from '#shared/brand-brief.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { MainTopic } from '#features/ideas/contract.ts'
import { chosenIds, type Selection } from '#features/ideas/web/widgets/idea-selection.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { useObserved, type Observable } from '#features/ideas/web/widgets/observable.ts'
import { Button } from '#web/kit/button.tsx'
import { paths } from '#web/paths.ts'
import { isOver } from './bulk-progress.ts'
import { RunBar } from './run-bar.tsx'
import { StyleChoice } from './style-choice.tsx'
import type { useBulks } from './use-bulks.ts'
import { useEndToast } from './use-end-toast.ts'

export interface BulkBarProps {
  topics: readonly MainTopic[]
  selection: Observable<Selection>
  brand: Brand
  /** Outlines the plan has left; Infinity without a limit, undefined while it is not known. */
  left: number | undefined
  mayUpgrade: boolean
  bulks: ReturnType<typeof useBulks>
  /** May have outlines written, and stop it. */
  mayCreate: boolean
}

/** At the foot of the window: what is chosen and the button for it, or the run that is going on. */
export function BulkBar({ topics, selection, brand, left, mayUpgrade, bulks, mayCreate }: BulkBarProps) {
  const { shown } = bulks
  const chosen = useObserved(selection, (now) => now)
  const [style, setStyle] = useState<EmailStyle>()
  const ids = chosenIds(chosen, topics)
  const showsBulk = shown !== null && (!isOver(shown) || ids.length === 0)
  useEndToast(shown, showsBulk)
  if (!showsBulk && ids.length === 0) return null
  if (showsBulk) {
    return (
      <Bar label="Outlines being written">
        <RunBar
          key={shown.id}
          bulk={shown}
          mayUpgrade={mayUpgrade}
          mayChange={mayCreate}
          isStopping={bulks.isStopping}
          onStop={(cancelUnderWay) => bulks.stop(shown, cancelUnderWay)}
          onDismiss={() => bulks.dismiss(shown)}
          onRetry={(failed, writer) => bulks.write(failed, shown.style ?? undefined, writer)}
        />
      </Bar>
    )
  }
  const generate = () => {
    const ideas = topics.flatMap((topic) => topic.subtopics)
    const wanted = new Set(ids)
    selection.change(() => new Set())
    // The choice is for this run: the next one begins with the brand's style again.
    setStyle(undefined)
    bulks.write(
      ideas.filter(({ id }) => wanted.has(id)).map(({ id, title }) => ({ id, title })),
      style,
    )
  }
  return (
    <Bar label="Chosen ideas">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon-sm"
            className="max-md:size-(--touch)"
            aria-label="Clear selection"
            onClick={() => selection.change(() => new Set())}
          >
            <X aria-hidden />
          </Button>
          <p className="tnum text-base font-medium whitespace-nowrap">{countOf(ids.length, 'idea')} selected</p>
        </div>
        {/* At the start of the line: messages come up over its end. */}
        <div className="flex items-center gap-2.5 max-sm:contents">
          <StyleChoice
            value={style ?? brand.defaultEmailType}
            onChange={setStyle}
            className="w-37 max-md:h-(--touch) max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
          />
          <Button className="max-md:h-(--touch) max-sm:w-full" busy={bulks.isStarting} onClick={generate}>
            <PenLine aria-hidden />
            Generate {countOf(ids.length, 'Outline')}
          </Button>
        </div>
        <LeftNote wanted={ids.length} left={left} mayUpgrade={mayUpgrade} />
      </div>
    </Bar>
  )
}

function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="arrive sticky bottom-3 z-30 -mx-1 rounded-2xl bg-surface p-2.5 shadow-[0_0_0_1px_var(--line-2),var(--e3)] md:bottom-5 md:-mx-2 md:px-3.5"
    >
      {children}
    </section>
  )
}

function LeftNote({ wanted, left, mayUpgrade }: { wanted: number; left: number | undefined; mayUpgrade: boolean }) {
  if (left === undefined || left >= wanted) return null
  return (
    <p className="text-sm text-warn">
      {leftNote(left)}
      {mayUpgrade && (
        <>
          {'. '}
          <Link to={paths.billing} className="font-medium underline underline-offset-2">
            Upgrade
          </Link>
        </>
      )}
    </p>
  )
}

function leftNote(left: number): string {
  if (left === 0) return 'Your plan has no outlines left'
  return left === 1
    ? 'Your plan has 1 outline left: only the first idea gets one'
    : `Your plan has ${left} outlines left: the first ${left} ideas get one`
}
