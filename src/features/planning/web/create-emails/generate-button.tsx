import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { nextGeneration } from '#shared/next-generation.ts'
import { UPGRADE_TO_PLAN_MORE } from '#features/ideas/web/widgets/generation-refusal.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { dayOfReset } from '#features/ideas/web/widgets/topic-limits.ts'
import type { Usage } from '#features/access/usage-contract.ts'
import { ASK_FOR_UPGRADE } from '#features/access/web/widgets/upgrade-advice.ts'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { billingUrl } from '#web/paths.ts'
import type { CreateRights } from './create-rights.ts'

interface GenerateButtonProps {
  rights: CreateRights
  usage: Usage | undefined
  /** Title of the month. */
  month: string
  generating: boolean
  /** There are generated ideas already; more will join them. */
  adding: boolean
  onGenerate: () => void
}

const CLASSES = 'min-w-44 max-md:h-(--touch) max-sm:w-full'

/**
 * Plans a month. It asks before it adds to one that has ideas, and where nothing is left it leads to a larger plan. It
 * keeps its place and the focus while it works.
 */
export function GenerateButton({ rights, usage, month, generating, adding, onGenerate }: GenerateButtonProps) {
  const [asking, setAsking] = useState(false)
  const next = usage && nextGeneration(usage.usage, usage.limits)
  const isUsedUp = next?.topics === 0 && !generating
  if (isUsedUp && rights.create && rights.upgrade) {
    return (
      <Button asChild data-generate-ideas="" className={CLASSES}>
        <Link to={billingUrl()}>
          <ArrowUpRight aria-hidden />
          {UPGRADE_TO_PLAN_MORE}
        </Link>
      </Button>
    )
  }
  return (
    <>
      <Button
        data-generate-ideas=""
        className={CLASSES}
        reason={rights.reason ?? (usage !== undefined && isUsedUp ? usedUpReason(rights, usage) : undefined)}
        {...(generating && { 'aria-disabled': true, 'aria-busy': true })}
        onClick={() => {
          if (generating) return
          if (adding) setAsking(true)
          else onGenerate()
        }}
      >
        {generating ? <Spinner /> : <Sparkles aria-hidden />}
        {generating ? 'Generating...' : 'Generate Email Ideas'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        {...questionOf(usage, month)}
        onConfirm={() => {
          setAsking(false)
          onGenerate()
        }}
      />
    </>
  )
}

function usedUpReason({ askForUpgrade }: CreateRights, usage: Usage): string {
  return askForUpgrade
    ? `Your plan has no topics left. ${ASK_FOR_UPGRADE}`
    : `Your plan has no topics left until ${dayOfReset(usage.periodEndsAt)}.`
}

/** What a second generation adds and what of the plan it uses, before it does. */
export function questionOf(usage: Usage | undefined, month: string) {
  const used = usage?.usage ?? { topics: 0, subtopics: 0 }
  const limits = usage?.limits ?? { topics: -1, subtopics: -1 }
  const { topics, subtopicsPerTopic } = nextGeneration(used, limits)
  const count = countOf(topics, 'topic')
  const adds = `This adds up to ${count} with ${countOf(topics * subtopicsPerTopic, 'idea')} and replaces nothing.`
  const costs =
    limits.topics < 0
      ? ''
      : ` You'll then have used ${used.topics + topics} of your ${countOf(limits.topics, 'topic')}.`
  return { title: `Add more ideas to ${month}?`, description: adds + costs, confirmLabel: `Add ${count}` }
}
