import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { PromptType } from '#features/models/prompts-contract.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { promptEndpoints } from '../../prompts-contract.ts'
import { PROVIDER_LABELS } from './prompt-texts.ts'

export function WriterLine({ promptType }: { promptType: PromptType }) {
  const modes = useQuery({ ...endpointQuery(promptEndpoints.writers, {}), staleTime: 0 })
  if (modes.isPending) return <Skeleton className="h-5.5 w-72" />
  const writer = modes.data?.writers.find((each) => each.promptType === promptType)
  if (modes.data === undefined || writer === undefined) return null
  const { provider, model, paused, lastFailure } = writer
  const { tokensToday, tokensPerDay } = modes.data
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge variant="secondary" dot={paused ? 'bad' : provider === 'planner' ? 'muted' : 'ok'}>
          {[PROVIDER_LABELS[provider] ?? provider, model].filter((part) => part !== null).join(' · ')}
        </Badge>
        <span className="tnum text-xs text-fg-3">
          {provider === 'planner'
            ? "No AI provider is configured. The built-in planner writes and doesn't use prompts."
            : `${tokensToday.toLocaleString('en')} of ${tokensPerDay.toLocaleString('en')} tokens today`}
        </span>
      </p>
      {lastFailure !== null && (
        <p className="flex items-start gap-2 text-xs text-warn">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {`${paused ? 'Paused after failures' : 'Failed last time'}: ${lastFailure}`}
        </p>
      )}
    </div>
  )
}
