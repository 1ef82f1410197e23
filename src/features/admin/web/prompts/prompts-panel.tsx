import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PROMPT_TYPES, type PromptType } from '#features/ai/prompts-contract.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Card, CardBody } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { promptEndpoints } from '../../prompts-contract.ts'
import { AdminError } from '../admin-error.tsx'
import { useFilterAddress } from '../lists/filter-address.ts'
import { PromptEditor } from './prompt-editor.tsx'
import { PROMPT_LABELS, type PromptParts, activeVersion, ownParts } from './prompt-texts.ts'
import { VersionList } from './version-list.tsx'

const promptOptions = (promptType: PromptType) => ({
  ...endpointQuery(promptEndpoints.ofType, { params: { promptType } }),
  staleTime: 0,
})

/** What the models are told: the text in use, a new one in the making, and all that came before. */
export function PromptsPanel() {
  const { filter, change } = useFilterAddress(['prompt'])
  const promptType = PROMPT_TYPES.find((type) => type === filter.prompt) ?? PROMPT_TYPES[0]
  const versions = useQuery(promptOptions(promptType))
  // What was typed for one prompt is still there after a look at the other.
  const [drafts, setDrafts] = useState<Partial<Record<PromptType, PromptParts>>>({})
  const setDraft = (draft: PromptParts | undefined) => {
    const others = Object.entries(drafts).filter(([type]) => type !== promptType)
    setDrafts(Object.fromEntries(draft === undefined ? others : [...others, [promptType, draft]]))
  }
  return (
    <>
      <div
        role="group"
        aria-label="Which prompt"
        className="mb-4 flex gap-1 overflow-x-auto rounded-lg bg-surface-2 p-1 hairline"
      >
        {PROMPT_TYPES.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={type === promptType}
            onClick={() => change({ prompt: type === PROMPT_TYPES[0] ? undefined : type })}
            className={classNames(
              'h-8 shrink-0 rounded-md px-3 text-sm font-medium whitespace-nowrap transition-colors max-md:h-(--touch)',
              'focus-visible:-outline-offset-2',
              type === promptType ? 'bg-surface text-fg shadow-e1' : 'text-fg-2 hover:text-fg',
            )}
          >
            {PROMPT_LABELS[type].label}
          </button>
        ))}
      </div>
      {versions.isPending ? (
        <PromptLoading />
      ) : versions.data === undefined ? (
        <Card>
          <AdminError
            error={versions.error}
            fallback="The prompts could not be loaded. Please try again."
            onRetry={() => void versions.refetch()}
            retrying={versions.isFetching}
          />
        </Card>
      ) : (
        <div className="grid gap-4">
          <PromptEditor
            key={promptType}
            promptType={promptType}
            versions={versions.data}
            parts={drafts[promptType] ?? ownParts(versions.data.prompts, activeVersion(versions.data.prompts))}
            isDraft={drafts[promptType] !== undefined}
            onChange={setDraft}
          />
          <VersionList promptType={promptType} versions={versions.data} onEdit={setDraft} />
        </div>
      )}
    </>
  )
}

function PromptLoading() {
  return (
    <LoadingRegion label="Loading the prompt">
      <Card>
        <CardBody className="grid gap-4">
          <Skeleton className="w-64" />
          <Skeleton className="h-40" />
          <Skeleton className="h-64" />
        </CardBody>
      </Card>
    </LoadingRegion>
  )
}
