import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useQuietChange } from '#web/use-change.ts'
import type { Outline } from '../../contract.ts'
import type { EditableSection } from '../../content-fields.ts'
import { type Editing, editingEndpoints } from '../../editing-contract.ts'
import { EditBar } from './edit-bar.tsx'
import { EditContext } from './edit-context.ts'
import type { SavePatch } from './edit-session.ts'
import { editingCommand } from './editing-keys.ts'
import { editingOptions, keepEditing } from './editing-query.ts'
import { openSession, showSession } from './open-sessions.ts'
import { OutlineForm } from './outline-form.tsx'

export interface EditPanelProps {
  outline: Outline
  brand: Brand
  writing: boolean
  onRegenerate: ((section: EditableSection | null) => void) | null
  onVersions: () => void
  onDone: () => void
}

export function EditPanel(props: EditPanelProps) {
  const query = useQuery({ ...editingOptions(props.outline.id), staleTime: 0, refetchOnWindowFocus: 'always' })
  return (
    <div className="@container border-t border-line bg-bg px-4 pb-7 md:px-6">
      {query.data !== undefined && (query.isFetchedAfterMount || props.writing) ? (
        <EditArea {...props} editing={query.data} />
      ) : query.isError ? (
        <QueryFailed query={query} what="The outline" />
      ) : (
        <LoadingRegion label="Opening the editor">
          <div className="grid min-h-64 content-start gap-4 pt-4">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-10 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
        </LoadingRegion>
      )}
    </div>
  )
}

function EditArea({
  outline,
  brand,
  editing,
  writing,
  onRegenerate,
  onVersions,
  onDone,
}: EditPanelProps & { editing: Editing }) {
  const queryClient = useQueryClient()
  const { id } = outline
  const save = useQuietChange(editingEndpoints.edit, {
    input: (patch: Parameters<SavePatch>[0]) => ({ params: { id }, body: patch }),
    onAnswer: (saved) => keepEditing(queryClient, saved),
  })
  const [session] = useState(() => openSession(editing, save))
  const area = useRef<HTMLFormElement>(null)

  useEffect(() => showSession(id), [id])
  useEffect(() => session.receive(editing), [session, editing])
  useEffect(() => {
    const form = area.current
    form?.querySelector<HTMLElement>('[data-field]')?.focus({ preventScroll: true })
    const top = form?.getBoundingClientRect().top ?? 0
    if (top < 0 || top > window.innerHeight / 3) form?.scrollIntoView({ block: 'start' })
  }, [])

  useEffect(() => {
    const form = area.current
    const onKey = (event: KeyboardEvent) => onShortcut(event, session)
    form?.addEventListener('keydown', onKey)
    return () => form?.removeEventListener('keydown', onKey)
  }, [session])

  const show = (selector: string) => {
    const found = area.current?.querySelector<HTMLElement>(selector)
    found?.scrollIntoView({ block: 'center' })
    const control = found?.matches('[tabindex]') === true ? found : fieldOf(found)
    control?.focus({ preventScroll: true })
  }
  const done = async () => {
    const stored = await session.flush()
    if (session.state.read().conflicts.length > 0) {
      show('[data-conflict]')
      return
    }
    if (stored) onDone()
  }
  const regenerate =
    onRegenerate === null
      ? null
      : async (section: EditableSection | null) => {
          if (await session.flush()) onRegenerate(section)
        }
  const isWriting = writing || editing.regenerating

  return (
    <EditContext value={{ session, language: brand.language }}>
      <form ref={area} aria-label="Edit outline" className="scroll-mt-12" onSubmit={(event) => event.preventDefault()}>
        <EditBar
          regenerating={isWriting}
          onRegenerate={regenerate === null ? null : () => void regenerate(null)}
          onVersions={() => void session.flush().then(onVersions)}
          onShowHint={() => show('[data-hints]')}
          onShowConflict={() => show('[data-conflict]')}
          onDone={() => void done()}
        />
        {isWriting && (
          <p role="status" className="mt-3 rounded-md bg-teal-soft px-3 py-2 text-sm text-teal-ink">
            We&apos;re regenerating this outline. We&apos;ll keep anything you type.
          </p>
        )}
        <OutlineForm
          brand={brand}
          onRegenerate={regenerate === null || isWriting ? null : (section) => void regenerate(section)}
        />
      </form>
    </EditContext>
  )
}

const fieldOf = (hint: HTMLElement | null | undefined) =>
  hint
    ?.closest('div:has(input, textarea, button[role=combobox])')
    ?.querySelector<HTMLElement>('input, textarea, button[role=combobox]')

function onShortcut(event: KeyboardEvent, session: { undo(): void; redo(): void; flush(): Promise<boolean> }): void {
  const command = editingCommand(event)
  if (command === null) return
  event.preventDefault()
  if (command === 'save') void session.flush()
  else session[command]()
}
