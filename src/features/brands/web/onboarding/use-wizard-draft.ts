import { useSignedIn } from '#features/auth/web/queries.ts'
import { type WizardDraft, openWizardDraft } from './wizard-draft.ts'

/** What the signed-in person has typed in this tab and not saved. */
export function useWizardDraft(): WizardDraft {
  const { id } = useSignedIn()
  return openWizardDraft(id)
}
