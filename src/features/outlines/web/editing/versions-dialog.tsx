import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#shared/calendar-dates.ts'
import { errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { useChange, useChanges } from '#web/use-change.ts'
import type { Outline } from '../../contract.ts'
import { type Version, editingEndpoints } from '../../editing-contract.ts'
import { keepEditing, versionOptions, versionsOptions } from './editing-query.ts'
import { VersionContent } from './version-content.tsx'
import { versionKind } from './version-wording.ts'

export interface VersionsDialogProps {
  outline: Outline
  language: string
  locked: string | undefined
  /** Opens with what changed since this version. */
  since?: number
  onClose: () => void
}

export function VersionsDialog({ outline, language, locked, since, onClose }: VersionsDialogProps) {
  const query = useQuery({ ...versionsOptions(outline.id), staleTime: 0 })
  const [chosen, setChosen] = useState<number | null>(null)
  const [against, setAgainst] = useState(since === undefined ? 'before' : String(since))
  const versions = query.data?.versions ?? []
  const current = versions.find((version) => version.current)
  const selected = versions.find(({ number }) => number === chosen) ?? current
  const restore = useRestore(outline, onClose)
  const before = selected === undefined ? undefined : versions[versions.indexOf(selected) + 1]
  const other =
    against === 'before'
      ? before
      : against === 'none'
        ? undefined
        : versions.find(({ number }) => String(number) === against)

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Versions"
      description="We save a version after every generation and edit. If you restore one, the current text becomes a version too."
      footer={
        selected !== undefined &&
        !selected.current && (
          <Button
            size="touch"
            className="max-md:w-full"
            busy={restore.isPending}
            reason={locked}
            onClick={() => restore.mutate(selected)}
          >
            {`Restore version ${selected.number}`}
          </Button>
        )
      }
    >
      {query.isError ? (
        <QueryFailed query={query} what="The versions" />
      ) : selected === undefined ? (
        <VersionsLoading />
      ) : (
        <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <VersionList versions={versions} chosen={selected.number} onChoose={setChosen} />
          <div className="min-w-0">
            <Field label="Compare with">
              <Select
                size="touch"
                value={other === undefined ? 'none' : other === before ? 'before' : against}
                onValueChange={setAgainst}
                options={[
                  ...(before === undefined ? [] : [{ value: 'before', label: `Previous version (${before.number})` }]),
                  { value: 'none', label: 'None (show the full text)' },
                  ...versions
                    .filter((version) => version !== selected && version !== before)
                    .map((version) => ({
                      value: String(version.number),
                      label: version.current ? `Current version (${version.number})` : `Version ${version.number}`,
                    })),
                ]}
              />
            </Field>
            <div className="mt-4">
              <Comparison outlineId={outline.id} version={selected} other={other} language={language} />
            </div>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function VersionList(props: { versions: readonly Version[]; chosen: number; onChoose: (number: number) => void }) {
  return (
    <ol aria-label="Versions" className="grid max-h-56 content-start gap-1 overflow-y-auto sm:max-h-112">
      {props.versions.map((version) => (
        <li key={version.number}>
          <button
            type="button"
            aria-current={version.number === props.chosen}
            className={classNames(
              'grid w-full gap-0.5 rounded-md px-2.5 py-2 text-left text-sm focus-visible:-outline-offset-2',
              version.number === props.chosen ? 'bg-teal-soft text-teal-ink' : 'hover:bg-surface-2',
            )}
            onClick={() => props.onChoose(version.number)}
          >
            <span className="flex items-center justify-between gap-2 font-medium">
              {`${version.number}. ${versionKind(version)}`}
              {version.current && <Badge variant="outline">Now</Badge>}
            </span>
            <span className="text-xs wrap-anywhere text-fg-3">
              {version.userName === '' ? '' : `${version.userName} · `}
              <time dateTime={version.updatedAt}>{formatMoment(version.updatedAt)}</time>
            </span>
            {version.changes.length > 0 && version.kind !== 'regenerated' && (
              <span className="text-xs wrap-anywhere text-fg-2">{version.changes.join(', ')}</span>
            )}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Comparison(props: { outlineId: string; version: Version; other: Version | undefined; language: string }) {
  const { outlineId, version, other } = props
  const shown = useQuery(contentOptions(outlineId, version))
  const compared = useQuery({ ...contentOptions(outlineId, other ?? version), enabled: other !== undefined })
  if (shown.isError || compared.isError) {
    return (
      <ErrorState
        description={errorMessage(shown.error ?? compared.error, "We couldn't load the version.")}
        onRetry={() => void Promise.all([shown.refetch(), other !== undefined && compared.refetch()])}
      />
    )
  }
  if (shown.data === undefined || (other !== undefined && compared.data === undefined)) return <VersionsLoading />
  const contents = [shown.data.content, (other === undefined ? shown : compared).data!.content] as const
  const isNewer = other === undefined || version.updatedAt >= other.updatedAt
  return (
    <VersionContent
      before={isNewer ? contents[1] : contents[0]}
      after={isNewer ? contents[0] : contents[1]}
      language={props.language}
      onlyChanges={other !== undefined}
    />
  )
}

/** The newest version still grows with edits, so its key contains the time of its last change. */
function contentOptions(outlineId: string, { number, updatedAt }: Version) {
  const options = versionOptions(outlineId, number)
  return { ...options, queryKey: [...options.queryKey, updatedAt] }
}

function VersionsLoading() {
  return (
    <LoadingRegion label="Loading versions">
      <div className="grid min-h-56 content-start gap-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </LoadingRegion>
  )
}

function useRestore(outline: Outline, onRestored: () => void) {
  const queryClient = useQueryClient()
  const failed = { title: 'Update Failed', fallback: 'Failed to update outline' }
  const inputOf = (number: number) => ({ params: { id: outline.id, number } })
  const { mutate: undo } = useChange(editingEndpoints.restore, {
    input: inputOf,
    onAnswer: (editing) => keepEditing(queryClient, editing),
    failed,
  })
  return useChanges(
    async (change, { number }: Version) => {
      const { versions } = await queryClient.fetchQuery({ ...versionsOptions(outline.id), staleTime: 0 })
      const editing = await change(editingEndpoints.restore, inputOf(number))
      return { editing, before: versions.find(({ current }) => current)?.number }
    },
    {
      onAnswer({ editing }) {
        onRestored()
        keepEditing(queryClient, editing)
      },
      done: ({ before }, { number }) => ({
        title: `Version ${number} restored`,
        ...(before !== undefined && { action: { label: 'Undo', onSelect: () => undo(before) } }),
      }),
      failed,
    },
  )
}
