import {
  Check,
  CloudOff,
  GitMerge,
  History,
  Lightbulb,
  LoaderCircle,
  MoreVertical,
  Redo2,
  WandSparkles,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { useEdit, useSession } from './edit-context.ts'

export interface EditBarProps {
  regenerating: boolean
  onRegenerate: (() => void) | null
  onVersions: () => void
  onShowHint: () => void
  onShowConflict: () => void
  onDone: () => void
}

export function EditBar(props: EditBarProps) {
  const { session } = useEdit()
  const canUndo = useSession(({ undo }) => undo.done.length > 0)
  const canRedo = useSession(({ undo }) => undo.undone.length > 0)
  const hints = useSession(({ editing }) => editing.hints.length)
  const conflicts = useSession((state) => state.conflicts.length)
  return (
    <div className="sticky top-12 z-10 -mx-4 border-b border-line bg-bg px-4 py-2 md:-mx-6 md:px-6 print:hidden">
      <div role="toolbar" aria-label="Editing" className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <SaveState />
        <div className="ml-auto flex flex-wrap items-center gap-1">
          {conflicts > 0 && (
            <Button size="touch-sm" variant="destructive" onClick={props.onShowConflict}>
              <GitMerge aria-hidden />
              {conflicts === 1 ? '1 conflict to resolve' : `${conflicts} conflicts to resolve`}
            </Button>
          )}
          {hints > 0 && (
            <Button
              size="touch-sm"
              variant="ghost"
              aria-label={hints === 1 ? '1 suggestion' : `${hints} suggestions`}
              onClick={props.onShowHint}
            >
              <Lightbulb aria-hidden className="text-warn" />
              {hints}
              <span className="max-sm:hidden">{hints === 1 ? 'suggestion' : 'suggestions'}</span>
            </Button>
          )}
          <Tool
            label="Undo"
            title="Undo (Ctrl+Z)"
            reason={canUndo ? undefined : 'There is nothing to undo.'}
            onClick={() => session.undo()}
          >
            <Undo2 aria-hidden />
          </Tool>
          <div className="contents @max-2xl:hidden">
            <Tool
              label="Redo"
              title="Redo (Ctrl+Shift+Z)"
              reason={canRedo ? undefined : 'There is nothing to redo.'}
              onClick={() => session.redo()}
            >
              <Redo2 aria-hidden />
            </Tool>
            <Tool label="Versions" onClick={props.onVersions}>
              <History aria-hidden />
            </Tool>
            {props.onRegenerate !== null && (
              <Tool label="Regenerate" busy={props.regenerating} onClick={props.onRegenerate}>
                <WandSparkles aria-hidden />
              </Tool>
            )}
          </div>
          <div className="@2xl:hidden">
            <DropdownMenu
              trigger={
                <Button variant="ghost" size="touch-sm">
                  <MoreVertical aria-hidden />
                  More
                </Button>
              }
            >
              <MenuItem icon={<Redo2 aria-hidden />} disabled={!canRedo} onSelect={() => session.redo()}>
                Redo
              </MenuItem>
              <MenuItem icon={<History aria-hidden />} onSelect={props.onVersions}>
                Versions
              </MenuItem>
              {props.onRegenerate !== null && (
                <MenuItem
                  icon={<WandSparkles aria-hidden />}
                  disabled={props.regenerating}
                  onSelect={props.onRegenerate}
                >
                  Regenerate
                </MenuItem>
              )}
            </DropdownMenu>
          </div>
          <Button size="touch-sm" className="ml-1" onClick={props.onDone}>
            <Check aria-hidden />
            Done
          </Button>
        </div>
      </div>
      <SaveError />
    </div>
  )
}

function Tool(props: {
  label: string
  title?: string
  reason?: string | undefined
  busy?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="ghost"
      size="touch-sm"
      title={props.title}
      reason={props.reason}
      busy={props.busy ?? false}
      onClick={props.onClick}
    >
      {props.children}
      <span>{props.label}</span>
    </Button>
  )
}

const STATES = {
  saved: { text: 'Saved', icon: <Check aria-hidden className="text-ok" /> },
  waiting: { text: 'Saving…', icon: <LoaderCircle aria-hidden className="animate-spin text-fg-3" /> },
  saving: { text: 'Saving…', icon: <LoaderCircle aria-hidden className="animate-spin text-fg-3" /> },
  choice: { text: 'Resolve the conflict to save', icon: <GitMerge aria-hidden className="text-warn" /> },
  failed: { text: 'Not saved', icon: <CloudOff aria-hidden className="text-bad" /> },
}

function SaveState() {
  // An unresolved conflict isn't saved.
  const status = useSession(({ status: now, conflicts }) => (now === 'saved' && conflicts.length > 0 ? 'choice' : now))
  const { text, icon } = STATES[status]
  return (
    <p
      role="status"
      className="flex items-center gap-1.5 text-xs font-medium text-fg-2 [&_svg]:size-4 sm:[&_svg]:size-3.5"
    >
      {icon}
      <span className={status === 'failed' ? '' : 'max-sm:sr-only'}>{text}</span>
    </p>
  )
}

function SaveError() {
  const { session } = useEdit()
  const error = useSession((state) => (state.status === 'failed' ? state.error : null))
  if (error === null) return null
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-md bg-bad-soft px-3 py-2 text-xs text-bad">
      <p role="alert" className="min-w-0 wrap-anywhere">
        {error}
      </p>
      <Button size="touch-sm" variant="secondary" onClick={() => void session.flush()}>
        Try again
      </Button>
    </div>
  )
}
