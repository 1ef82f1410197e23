import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { workspacesOptions } from '#features/access/web/queries.ts'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { ApiError, call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { type Brand, brandEndpoints } from '../../contract.ts'
import { brandsOptions } from '../queries.ts'
import type { Basics } from './basics-step.tsx'
import type { BrandChange } from './step-props.ts'
import { useWizardDraft } from './use-wizard-draft.ts'
import { draftPlace } from './wizard-draft.ts'
import { LAST_STEP } from './wizard-steps.ts'

const FALLBACKS = [
  'Failed to save brand basics',
  'Failed to save customer avatar',
  'Failed to save products and journey',
  'Failed to save guidelines',
  'Failed to finish onboarding',
]

interface Saved {
  brand: Brand
  step: number
}

interface WizardInput {
  brand: Brand | null
  editing: boolean
  workspaceId: string | null
  /** The first step of a new brand is saved. */
  onCreated?: (brandId: string) => void
}

/** Saves the steps of the wizard and goes on from one to the next. */
export function useWizard({ brand, editing, workspaceId, onCreated }: WizardInput) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const draft = useWizardDraft()

  const goTo = (step: number) =>
    navigate({ to: paths.onboarding, search: editing && brand !== null ? { brandId: brand.id, step } : { step } })

  const saveBasics = async ({ workspaceName, ...basics }: Basics): Promise<Saved> => {
    if (brand !== null) return saveChange({ step: 1, change: basics })
    const target = workspaceId ?? (await createWorkspace(workspaceName))
    const created = await call(brandEndpoints.create, { body: { ...basics, workspaceId: target } })
    draft.rememberBrand(created.brand.id)
    onCreated?.(created.brand.id)
    draft.forget(draftPlace(null, 1))
    draft.handOver(created.brand.id)
    return { brand: created.brand, step: 1 }
  }

  // Should the brand then be refused, the next try finds the workspace.
  const createWorkspace = async (name: string) => {
    const { workspace } = await call(workspaceEndpoints.create, { body: { name } })
    await queryClient.invalidateQueries({ queryKey: workspacesOptions.queryKey })
    return workspace.id
  }

  const saveChange = async ({ step, change }: { step: number; change: BrandChange }): Promise<Saved> => {
    if (brand === null) throw new Error('There is no brand to change yet.')
    const reached = brand.onboardingStep
    const moves = reached !== null && step < LAST_STEP && reached <= step
    const answer = await call(brandEndpoints.update, {
      params: { id: brand.id },
      body: moves ? { ...change, onboardingStep: step + 1 } : change,
    })
    draft.forget(draftPlace(brand.id, step))
    return { brand: answer.brand, step }
  }

  const goOn = async ({ brand: saved, step }: Saved) => {
    queryClient.setQueryData(brandsOptions.queryKey, (known) =>
      known === undefined
        ? known
        : {
            brands: known.brands.some(({ id }) => id === saved.id)
              ? known.brands.map((entry) => (entry.id === saved.id ? saved : entry))
              : [...known.brands, saved],
          },
    )
    await queryClient.invalidateQueries({ queryKey: workspacesOptions.queryKey })
    // Nobody waits for the way on: when unsaved text holds it up, the step can still be used.
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

  const saving = useMutation({
    mutationFn: (save: { work: () => Promise<Saved>; step: number; showRefusal: (error: unknown) => void }) =>
      save.work(),
    onSuccess: goOn,
    onError: (error, { step, showRefusal }) => {
      toast({
        title: 'Error',
        description: errorMessage(error, FALLBACKS[step - 1] ?? 'Failed to save'),
        variant: 'destructive',
      })
      showRefusal(error)
    },
  })

  return {
    goTo,
    busy: saving.isPending,
    /** The workspace has no room for another brand. */
    full: saving.error instanceof ApiError && saving.error.body.code === 'BRAND_LIMIT_REACHED',
    saveBasics: (basics: Basics, showRefusal: (error: unknown) => void) =>
      saving.mutate({ work: () => saveBasics(basics), step: 1, showRefusal }),
    saveStep: (step: number) => (change: BrandChange, showRefusal: (error: unknown) => void) =>
      saving.mutate({ work: () => saveChange({ step, change }), step, showRefusal }),
  }
}
