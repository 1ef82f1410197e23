import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, errorMessage } from '#web/api-client.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { ErrorState } from '#web/kit/error-state.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { QueryFailed } from '#web/query-failed.tsx'
import type { Outline } from '../../contract.ts'
import { type Version, editingEndpoints } from '../../editing-contract.ts'
import { keepEditing, refreshEdited, versionOptions, versionsOptions } from './editing-query.ts'
import { VersionContent } from './version-content.tsx'
import { momentOf, versionKind } from './version-wording.ts'

export interface VersionsDialogProps {
  outline: Outline
  language: string
  /** Why nothing can be brought back; undefined where it can. */
  locked: string | undefined
  onClose: () => void
}

/** What an outline was over time: to look at, to compare and to bring back. */
export function VersionsDialog({ outline, language, locked, onClose }: VersionsDialogProps) {
  const query = useQuery({ ...versionsOptions(outline.id), staleTime: 0 })
  const [chosen, setChosen] = useState<number | null>(null)
  const [against, setAgainst] = useState<string>('before')
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
      description="Every generation and every time somebody edited it. Bringing one back keeps what is there now."
      footer={
        selected !== undefined &&
        !selected.current && (
          <Button
            className="max-md:h-(--touch) max-md:w-full"
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
                className="max-md:h-(--touch)"
                value={other === undefined && against === 'before' ? 'none' : against}
                onValueChange={setAgainst}
                options={[
                  ...(before === undefined
                    ? []
                    : [{ value: 'before', label: `The one before (version ${before.number})` }]),
                  { value: 'none', label: 'Nothing: show all of it' },
                  ...versions
                    .filter((version) => version !== selected && version !== before)
                    .map((version) => ({
                      value: String(version.number),
                      label: version.current
                        ? `What it is now (version ${version.number})`
                        : `Version ${version.number}`,
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
              <time dateTime={version.updatedAt}>{momentOf(version.updatedAt)}</time>
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
        description={errorMessage(shown.error ?? compared.error, 'The version could not be loaded.')}
        onRetry={() => void Promise.all([shown.refetch(), other !== undefined && compared.refetch()])}
      />
    )
  }
  if (shown.data === undefined || (other !== undefined && compared.data === undefined)) return <VersionsLoading />
  // What is older stands as what was before.
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

/** Edits go on in the newest version: what was read of it is old when it was changed again. */
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
  const back = (number: number) => call(editingEndpoints.restore, { params: { id: outline.id, number } })
  const done = async (editing: Awaited<ReturnType<typeof back>>) => {
    keepEditing(queryClient, editing)
    await refreshEdited(queryClient, outline)
  }
  const failed = (error: unknown) =>
    toast({
      variant: 'destructive',
      title: 'Update Failed',
      description: errorMessage(error, 'Failed to update outline'),
    })
  const undo = async (number: number) => {
    try {
      await done(await back(number))
    } catch (error) {
      failed(error)
    }
  }
  return useMutation({
    mutationFn: async ({ number }: Version) => {
      const { versions } = await queryClient.fetchQuery({ ...versionsOptions(outline.id), staleTime: 0 })
      return { editing: await back(number), before: versions.find(({ current }) => current)?.number }
    },
    onSuccess: ({ editing, before }, { number }) => {
      onRestored()
      toast({
        title: `Version ${number} restored`,
        ...(before !== undefined && {
          action: { label: 'Undo', onSelect: () => void undo(before) },
        }),
      })
      return done(editing)
    },
    onError: failed,
  })
}
