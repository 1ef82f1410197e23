import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { PROMPT_TYPES, type PromptType } from '#features/models/prompts-contract.ts'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Card, CardBody } from '#web/kit/card.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { useTypedDraft } from '#web/use-typed-draft.ts'
import { promptEndpoints } from '../../prompts-contract.ts'
import { AdminError } from '../admin-error.tsx'
import { useFilterAddress } from '../lists/filter-address.ts'
import { PromptEditor } from './prompt-editor.tsx'
import { PROMPT_LABELS, activeVersion, ownParts } from './prompt-texts.ts'
import { VersionList } from './version-list.tsx'

const typedParts = z.object({ systemPrompt: z.string(), userPromptTemplate: z.string() })

const promptOptions = (promptType: PromptType) => ({
  ...endpointQuery(promptEndpoints.ofType, { params: { promptType } }),
  staleTime: 0,
})

export function PromptsPanel() {
  const { filter, change } = useFilterAddress(['prompt'])
  const promptType = PROMPT_TYPES.find((type) => type === filter.prompt) ?? PROMPT_TYPES[0]
  const versions = useQuery(promptOptions(promptType))
  // The draft of one prompt survives a switch to another prompt or tab.
  const [draft, setDraft] = useTypedDraft(useSignedIn().id, `prompt:${promptType}`, (kept) => typedParts.parse(kept))
  return (
    <>
      <ChoiceBar
        aria-label="Which prompt"
        options={PROMPT_TYPES.map((type) => ({ value: type, label: PROMPT_LABELS[type].label }))}
        value={promptType}
        onValueChange={(type) => change({ prompt: type === PROMPT_TYPES[0] ? undefined : type })}
      />
      {versions.isPending ? (
        <PromptLoading />
      ) : versions.data === undefined ? (
        <Card>
          <AdminError query={versions} what="The prompts" />
        </Card>
      ) : (
        <div className="grid gap-4">
          <PromptEditor
            key={promptType}
            promptType={promptType}
            versions={versions.data}
            parts={draft ?? ownParts(versions.data.prompts, activeVersion(versions.data.prompts))}
            isDraft={draft !== null}
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
