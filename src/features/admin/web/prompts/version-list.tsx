import { GitCompareArrows, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { PromptType, PromptsOfType } from '#features/models/prompts-contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { useChange } from '#web/use-change.ts'
import { promptEndpoints } from '../../prompts-contract.ts'
import { momentText } from '../lists/moment-text.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { BUILT_IN, type PromptParts, activeVersion, ownParts, resultsText, versionName } from './prompt-texts.ts'

interface VersionListProps {
  promptType: PromptType
  versions: PromptsOfType
  onEdit: (parts: PromptParts) => void
}

export function VersionList({ promptType, versions, onEdit }: VersionListProps) {
  const refusal = changeRefusal(useSuperAdmin())
  const [compared, setCompared] = useState<number>()
  const active = activeVersion(versions.prompts)
  const activate = useChange(promptEndpoints.activate, {
    input: (version: number) => ({ params: { promptType }, body: { version } }),
    done: ({ version }) => ({
      title: 'Prompt activated',
      description: `${versionName(version)}. The next generation uses it.`,
    }),
    failed: { title: 'Update failed', fallback: "We couldn't activate the version. Please try again." },
  })
  const rows = [
    ...versions.prompts.map(({ version, createdAt, results }) => ({ version, createdAt, results })),
    { version: BUILT_IN, createdAt: null, results: versions.defaults.results },
  ]
  return (
    <Card as="section" className="@container">
      <CardHeader title="Versions" description="Score and cost of each version. Saving always creates a new version." />
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ version, createdAt, results }) => (
          <li
            key={version}
            className="grid items-center gap-x-4 gap-y-2 px-5 py-3 text-sm @2xl:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {versionName(version)}
                {version === active && <Badge dot="ok">In use</Badge>}
                {createdAt !== null && (
                  <time dateTime={createdAt} className="tnum text-xs font-normal text-fg-3">
                    {momentText(createdAt)}
                  </time>
                )}
              </p>
              <p className="tnum text-xs text-fg-3">{resultsText(results)}</p>
            </div>
            <div className="flex flex-wrap gap-1.5">
              <Button
                variant="ghost"
                size="touch-sm"
                onClick={() => setCompared(version)}
                aria-label={`Compare ${versionName(version)}`}
              >
                <GitCompareArrows aria-hidden />
                Compare
              </Button>
              <Button
                variant="ghost"
                size="touch-sm"
                aria-label={`Edit from ${versionName(version)}`}
                onClick={() => {
                  onEdit(ownParts(versions.prompts, version))
                  scrollTo({ top: 0, behavior: 'smooth' })
                }}
              >
                <Pencil aria-hidden />
                Edit from here
              </Button>
              {version !== active && (
                <Button
                  variant="secondary"
                  size="touch-sm"
                  reason={refusal}
                  busy={activate.isPending && activate.variables === version}
                  aria-label={`Activate ${versionName(version)}`}
                  onClick={() => activate.mutate(version)}
                >
                  Activate
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {compared !== undefined && (
        <CompareDialog versions={versions} version={compared} onClose={() => setCompared(undefined)} />
      )}
    </Card>
  )
}
