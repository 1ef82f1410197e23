import { History, Lock, Pencil, WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Button } from '#web/kit/button.tsx'
import type { Outline } from '../../contract.ts'
import type { EditableSection } from '../../content-fields.ts'
import type { LibraryRights } from '../library/library-rights.ts'
import { type BriefView, OutlineBrief } from '../library/outline-brief.tsx'
import { ShownOutline } from '../outline-extras.tsx'
import { useSaveWorkflow } from '../library/use-workflow.ts'
import { EditPanel } from './edit-panel.tsx'
import { editRights } from './edit-rights.ts'
import { hasOpenChanges } from './open-sessions.ts'
import { RegenerateDialog } from './regenerate-dialog.tsx'
import { useRegenerate } from './use-regenerate.ts'
import { VersionsDialog } from './versions-dialog.tsx'

export interface OutlineEditorProps {
  outline: Outline
  brand: Brand
  rights: LibraryRights
}

export function OutlineEditor({ outline, brand, rights }: OutlineEditorProps) {
  // Unsaved changes are still there when the row opens again.
  const [editing, setEditing] = useState(() => hasOpenChanges(outline.id))
  const [view, setView] = useState<BriefView>('brief')
  const [versions, setVersions] = useState(false)
  const [regenerating, setRegenerating] = useState<{ section: EditableSection | null } | null>(null)
  const regenerate = useRegenerate(outline, () => setRegenerating(null))
  const { offered, locked, reopen } = editRights(outline, rights)
  const start = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setEditing(false)
    requestAnimationFrame(() => start.current?.focus())
  }
  const mayRegenerate = offered && locked === undefined
  return (
    <ShownOutline value={{ outline, brand }}>
      {editing && offered && locked === undefined ? (
        <EditPanel
          outline={outline}
          brand={brand}
          writing={regenerate.isPending}
          onRegenerate={mayRegenerate ? (section) => setRegenerating({ section }) : null}
          onVersions={() => setVersions(true)}
          onDone={leave}
        />
      ) : (
        <OutlineBrief
          outline={outline}
          brand={brand}
          rights={rights}
          view={view}
          onViewChange={setView}
          notice={
            outline.workflowStatus === 'sent' ? (
              <SentBanner outline={outline} mayReopen={reopen} rights={rights} />
            ) : null
          }
          actions={
            <>
              {offered && (
                <>
                  <Button
                    ref={start}
                    size="touch-sm"
                    variant="secondary"
                    className="max-md:px-3.5 max-md:text-sm"
                    reason={locked}
                    onClick={() => setEditing(true)}
                  >
                    <Pencil aria-hidden />
                    Edit
                  </Button>
                  <Button
                    size="touch-sm"
                    variant="secondary"
                    className="max-md:px-3.5 max-md:text-sm"
                    reason={locked}
                    busy={regenerate.isPending}
                    onClick={() => setRegenerating({ section: null })}
                  >
                    <WandSparkles aria-hidden />
                    Regenerate
                  </Button>
                </>
              )}
              <Button
                size="touch-sm"
                variant="secondary"
                className="max-md:px-3.5 max-md:text-sm"
                onClick={() => setVersions(true)}
              >
                <History aria-hidden />
                Versions
              </Button>
            </>
          }
        />
      )}
      {versions && (
        <VersionsDialog
          outline={outline}
          language={brand.language}
          locked={offered ? locked : 'Your role can view versions but not restore them.'}
          onClose={() => setVersions(false)}
        />
      )}
      {regenerating !== null && (
        <RegenerateDialog
          outline={outline}
          workspaceId={brand.workspaceId}
          section={regenerating.section}
          mayUpgrade={rights.upgrade}
          busy={regenerate.isPending}
          onRegenerate={(wish) => regenerate.mutate(wish)}
          onClose={() => setRegenerating(null)}
        />
      )}
    </ShownOutline>
  )
}

function SentBanner(props: { outline: Outline; mayReopen: boolean; rights: LibraryRights }) {
  const { outline, mayReopen, rights } = props
  const save = useSaveWorkflow(outline, () => {})
  const reopened = outline.assignedToUserId === null ? 'draft' : 'assigned'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-surface-2 p-3 text-sm text-fg-2 hairline print:hidden">
      <p className="flex min-w-0 flex-1 items-start gap-2.5">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
        <span className="min-w-0">
          This email was sent, so its content is locked.
          {mayReopen
            ? ' Reopen it to change it.'
            : rights.readOnly
              ? ''
              : ' Someone who manages outlines can reopen it.'}
        </span>
      </p>
      {mayReopen && (
        <Button
          size="touch-sm"
          variant="secondary"
          busy={save.isPending}
          onClick={() => save.mutate({ workflowStatus: reopened })}
        >
          Reopen
        </Button>
      )}
    </div>
  )
}
