import { Sparkles } from 'lucide-react'
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
import type { CreateRights } from './create-rights.ts'
import { UpgradeButton } from './upgrade-button.tsx'

interface GenerateButtonProps {
  variant: 'primary' | 'secondary'
  rights: CreateRights
  usage: Usage | undefined
  month: string
  generating: boolean
  adding: boolean
  onGenerate: () => void
}

const CLASSES = 'min-w-44 max-sm:w-full'

/** The button keeps its size and the focus while it works. */
export function GenerateButton({ variant, rights, usage, month, generating, adding, onGenerate }: GenerateButtonProps) {
  const [asking, setAsking] = useState(false)
  const next = usage && nextGeneration(usage.usage, usage.limits)
  const isUsedUp = next?.topics === 0 && !generating
  if (isUsedUp && rights.create && rights.upgrade) {
    return (
      <UpgradeButton data-generate-ideas="" variant={variant} className={CLASSES}>
        {UPGRADE_TO_PLAN_MORE}
      </UpgradeButton>
    )
  }
  return (
    <>
      <Button
        data-generate-ideas=""
        variant={variant}
        size="touch"
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
        {generating ? 'Generating…' : 'Generate Email Ideas'}
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

export function usedUpReason({ askForUpgrade }: CreateRights, usage: Usage): string {
  return askForUpgrade
    ? `You have no topics left in this billing cycle. ${ASK_FOR_UPGRADE}`
    : `You have no topics left until ${dayOfReset(usage.periodEndsAt)}.`
}

export function questionOf(usage: Usage | undefined, month: string) {
  const used = usage?.usage ?? { topics: 0, subtopics: 0 }
  const limits = usage?.limits ?? { topics: -1, subtopics: -1 }
  const { topics, subtopicsPerTopic } = nextGeneration(used, limits)
  const count = countOf(topics, 'topic')
  const adds = `This adds up to ${count} with ${countOf(topics * subtopicsPerTopic, 'idea')}. Your existing ideas stay.`
  const costs =
    limits.topics < 0
      ? ''
      : ` You'll then have used ${used.topics + topics} of your ${countOf(limits.topics, 'topic')}.`
  return { title: `Add more ideas to ${month}?`, description: adds + costs, confirmLabel: `Add ${count}` }
}
