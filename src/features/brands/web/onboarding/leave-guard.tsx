import { useState } from 'react'
import { LeaveQuestion } from '#web/leave-question.tsx'
import { unsavedSentence } from './unsaved-sentence.ts'
import { useWizardDraft } from './use-wizard-draft.ts'

const brandIn = (search: object) => ('brandId' in search ? search.brandId : undefined)

/** Moving between steps and reloading doesn't ask, because the tab keeps the changes. */
export function LeaveGuard({ brandId }: { brandId: string | null }) {
  const draft = useWizardDraft()
  const [unsaved, setUnsaved] = useState<readonly number[]>([])
  return (
    <LeaveQuestion
      shouldAsk={({ current, next }) => {
        if (next.pathname === current.pathname && brandIn(next.search) === brandIn(current.search)) return false
        const steps = draft.unsavedSteps(brandId)
        setUnsaved(steps)
        return steps.length > 0
      }}
      title="Leave without saving?"
      description={unsavedSentence(unsaved)}
    />
  )
}
