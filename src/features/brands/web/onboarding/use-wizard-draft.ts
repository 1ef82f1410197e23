import { useSignedIn } from '#features/auth/web/queries.ts'
import { type WizardDraft, openWizardDraft } from './wizard-draft.ts'

export function useWizardDraft(): WizardDraft {
  const { id } = useSignedIn()
  return openWizardDraft(id)
}
