import { CalendarPlus, UserRound, X } from 'lucide-react'
import { useState } from 'react'
import type { EmailStyle } from '#shared/brand-brief.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { Subtopic } from '#features/ideas/contract.ts'
import { isNew } from '#features/ideas/web/widgets/idea-selection.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { ActionBar } from '#web/kit/action-bar.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { OutlineAllowance } from './outline-allowance.ts'
import type { SelectionRights } from './selection-rights.ts'
import { ShortageNote } from './shortage-note.tsx'
import { StyleChoice } from './style-choice.tsx'
import { WriteButton } from './write-button.tsx'

export interface SelectionBarProps {
  chosen: readonly Subtopic[]
  brand: Brand
  allowance: OutlineAllowance
  rights: SelectionRights
  isStarting: boolean
  onClear: () => void
  onWrite: (ideas: readonly Subtopic[], style: EmailStyle | undefined) => void
  onAssign: (ideas: readonly Subtopic[]) => Promise<void>
  onSchedule: (ideas: readonly Subtopic[]) => void
}

export function SelectionBar(props: SelectionBarProps) {
  const { chosen, brand, allowance, rights } = props
  const [style, setStyle] = useState<EmailStyle>()
  const fresh = chosen.filter(isNew)
  const written = chosen.filter(({ outlineId }) => outlineId !== null)
  return (
    <ActionBar label="Chosen ideas">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="flex items-center gap-1">
          <Button variant="ghost" size="touch-icon-sm" aria-label="Clear selection" onClick={props.onClear}>
            <X aria-hidden />
          </Button>
          <p className="tnum text-base font-medium whitespace-nowrap">{countOf(chosen.length, 'idea')} selected</p>
        </div>
        {/* The buttons are at the start of the line, because toasts cover its end. */}
        {fresh.length > 0 && (
          <div className="flex items-center gap-2.5 max-sm:contents">
            <StyleChoice
              value={style ?? brand.defaultEmailType}
              onChange={setStyle}
              className="w-37 max-sm:w-auto max-sm:min-w-36 max-sm:flex-1"
            />
            <WriteButton
              wanted={fresh.length}
              label={(count) => `Generate ${countOf(count, 'Outline')}`}
              allowance={allowance}
              busy={props.isStarting}
              onWrite={(count) => props.onWrite(fresh.slice(0, count), style)}
            />
          </div>
        )}
        {rights.manages && (
          <OutlineActions
            written={written}
            rights={rights}
            onAssign={props.onAssign}
            onSchedule={props.onSchedule}
            // A phone has no room for buttons that can't be used yet.
            className={written.length === 0 ? 'max-sm:hidden' : 'max-sm:w-full'}
          />
        )}
        <ShortageNote allowance={allowance} wanted={fresh.length} what="idea" className="text-sm" />
      </div>
    </ActionBar>
  )
}

const NOT_WRITTEN = 'Generate the outlines first.'

interface OutlineActionsProps extends Pick<SelectionBarProps, 'rights' | 'onAssign' | 'onSchedule'> {
  written: readonly Subtopic[]
  className: string
}

function OutlineActions({ written, rights, onAssign, onSchedule, className }: OutlineActionsProps) {
  const [isLoading, setLoading] = useState(false)
  const missing = written.length === 0 ? NOT_WRITTEN : undefined
  return (
    <div className={classNames('flex items-center gap-2.5 max-sm:*:flex-1', className)}>
      <Button
        variant="secondary"
        size="touch"
        busy={isLoading}
        reason={rights.assignRefusal ?? missing}
        onClick={() => {
          setLoading(true)
          void onAssign(written).finally(() => setLoading(false))
        }}
      >
        <UserRound aria-hidden />
        Assign
      </Button>
      <Button
        variant="secondary"
        size="touch"
        reason={rights.scheduleRefusal ?? missing}
        onClick={() => onSchedule(written)}
      >
        <CalendarPlus aria-hidden />
        Schedule
      </Button>
    </div>
  )
}
