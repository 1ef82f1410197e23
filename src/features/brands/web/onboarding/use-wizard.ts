import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { ApiError } from '#web/api-client.ts'
import { paths } from '#web/paths.ts'
import { type ChangingCall, useChanges } from '#web/use-change.ts'
import { type Brand, brandEndpoints } from '../../contract.ts'
import { sheetEndpoints } from '../../sheet-contract.ts'
import { brandsOptions } from '../queries.ts'
import type { Basics } from './basics-step.tsx'
import type { BrandChange } from './step-props.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { draftKey } from './wizard-draft.ts'
import { LAST_STEP } from './wizard-steps.ts'

const FALLBACKS = [
  'Failed to save brand basics',
  'Failed to save customer avatar',
  'Failed to save products and journey',
  'Failed to save guidelines',
  "We couldn't finish onboarding. Please try again.",
]

interface Saved {
  brand: Brand
  step: number
}

interface Save {
  work: (ask: ChangingCall) => Promise<Saved>
  step: number
  showRefusal: (error: unknown) => void
}

interface WizardInput {
  brand: Brand | null
  editing: boolean
  workspaceId: string | null
  onCreated?: (brandId: string) => void
}

export function useWizard({ brand, editing, workspaceId, onCreated }: WizardInput) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const draft = useWizardDraft()

  const goTo = (step: number) =>
    navigate({ to: paths.onboarding, search: editing && brand !== null ? { brandId: brand.id, step } : { step } })

  const saveBasics = async (ask: ChangingCall, { workspaceName, sells, ...basics }: Basics): Promise<Saved> => {
    if (brand !== null) return saveChange(ask, { step: 1, change: basics })
    const target = workspaceId ?? (await createWorkspace(ask, workspaceName))
    const created = await ask(brandEndpoints.create, { body: { ...basics, workspaceId: target } })
    draft.rememberBrand(created.brand.id)
    onCreated?.(created.brand.id)
    draft.forget(draftKey(null, 1))
    draft.handOver(created.brand.id)
    if (sells !== '') await writeSentence(ask, created.brand.id, sells)
    return { brand: created.brand, step: 1 }
  }

  // If creating the brand then fails, the next try uses this workspace.
  const createWorkspace = async (ask: ChangingCall, name: string) => {
    const { workspace } = await ask(workspaceEndpoints.create, { body: { name } })
    return workspace.id
  }

  // The brand exists by now. Onboarding Complete asks for a sentence that we couldn't save.
  const writeSentence = async (ask: ChangingCall, brandId: string, text: string) => {
    const body = { kind: 'business' as const, value: { text } }
    await ask(sheetEndpoints.write, { params: { id: brandId }, body }).catch(() => undefined)
  }

  const saveChange = async (
    ask: ChangingCall,
    { step, change }: { step: number; change: BrandChange },
  ): Promise<Saved> => {
    if (brand === null) throw new Error('Create the brand first.')
    const reached = brand.onboardingStep
    const moves = reached !== null && step < LAST_STEP && reached <= step
    const answer = await ask(brandEndpoints.update, {
      params: { id: brand.id },
      body: moves ? { ...change, onboardingStep: step + 1 } : change,
    })
    draft.forget(draftKey(brand.id, step))
    return { brand: answer.brand, step }
  }

  const show = ({ brand: saved }: Saved) =>
    queryClient.setQueryData(brandsOptions.queryKey, (known) =>
      known === undefined
        ? known
        : {
            brands: known.brands.some(({ id }) => id === saved.id)
              ? known.brands.map((entry) => (entry.id === saved.id ? saved : entry))
              : [...known.brands, saved],
          },
    )
  const goOn = ({ brand: saved, step }: Saved) => {
    // Don't wait for the navigation, because unsaved text may hold it up.
    if (step < LAST_STEP) {
      void navigate({
        to: paths.onboarding,
        search: editing ? { brandId: saved.id, step: step + 1 } : { step: step + 1 },
      })
      return
    }
    if (draft.brandId() === saved.id) draft.rememberBrand(null)
    draft.forgetWebsite(saved.id)
    void navigate({ to: paths.onboardingComplete, search: { brandId: saved.id } })
  }

  const saving = useChanges((ask, { work }: Save) => work(ask), {
    onAnswer: show,
    onDone: goOn,
    failed: (_, { step }) => ({
      title: 'Error',
      fallback: FALLBACKS[step - 1] ?? "We couldn't save your changes. Please try again.",
    }),
    onError: (error, { showRefusal }) => showRefusal(error),
  })

  return {
    goTo,
    busy: saving.isPending,
    full: saving.error instanceof ApiError && saving.error.body.code === 'BRAND_LIMIT_REACHED',
    saveBasics: (basics: Basics, showRefusal: (error: unknown) => void) =>
      saving.mutate({ work: (ask) => saveBasics(ask, basics), step: 1, showRefusal }),
    saveStep: (step: number) => (change: BrandChange, showRefusal: (error: unknown) => void) =>
      saving.mutate({ work: (ask) => saveChange(ask, { step, change }), step, showRefusal }),
  }
}
