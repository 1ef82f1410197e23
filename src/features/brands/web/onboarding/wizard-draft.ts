import { z } from 'zod'
import { typedDraft } from '#web/typed-draft.ts'

/** What was typed in the wizard and not saved yet: it survives a reload, a failure and a way back. */
const draftSchema = z.object({
  /** The new brand that this tab is describing. */
  brandId: z.string().nullable(),
  /** Typed values by brand and step: `new:1`, `<brand id>:3`. */
  values: z.record(z.string(), z.unknown()),
})

export function openWizardDraft(userId: string) {
  const draft = typedDraft(userId, 'onboarding', (kept) => draftSchema.parse(kept))
  const read = () => draft.read() ?? { brandId: null, values: {} }

  const forget = (place: string): void => {
    const { brandId, values } = read()
    const { [place]: _gone, ...others } = values
    draft.keep({ brandId, values: others })
  }

  return {
    brandId: () => read().brandId,
    rememberBrand(brandId: string | null) {
      draft.keep({ ...read(), brandId })
    },
    typed: (place: string): unknown => read().values[place],
    /** Keeps what is typed; what equals the saved values again is no draft any more. */
    keep(place: string, typed: unknown, saved: unknown) {
      if (JSON.stringify(typed) === JSON.stringify(saved)) return forget(place)
      const { brandId, values } = read()
      draft.keep({ brandId, values: { ...values, [place]: typed } })
    },
    forget,
    /** The steps of a brand that hold something unsaved, in order. */
    unsavedSteps(brandId: string | null): number[] {
      const prefix = draftPlace(brandId, '')
      return Object.keys(read().values)
        .filter((place) => place.startsWith(prefix))
        .map((place) => Number(place.slice(prefix.length)))
        .sort((one, other) => one - other)
    },
  }
}

export type WizardDraft = ReturnType<typeof openWizardDraft>

export const draftPlace = (brandId: string | null, step: number | '') => `${brandId ?? 'new'}:${step}`
