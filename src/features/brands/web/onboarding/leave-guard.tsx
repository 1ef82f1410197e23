import { useState } from 'react'
import { LeaveQuestion } from '#web/leave-question.tsx'
import { unsavedSentence } from './unsaved-sentence.ts'
import { useWizardDraft } from './use-wizard-draft.ts'

/**
 * Asks before one leaves the wizard, or goes on to another brand, with something unsaved. From step to step nobody is
 * asked, nor on a reload: what was typed stays in the tab.
 */
export function LeaveGuard({ brandId }: { brandId: string | null }) {
  const draft = useWizardDraft()
  const [unsaved, setUnsaved] = useState<readonly number[]>([])
  return (
    <LeaveQuestion
      shouldAsk={({ current, next }) => {
        if (next.pathname === current.pathname && next.search.brandId === current.search.brandId) return false
        const steps = draft.unsavedSteps(brandId)
        setUnsaved(steps)
        return steps.length > 0
      }}
      title="Leave without saving?"
      description={unsavedSentence(unsaved)}
    />
  )
}
