/** What was typed in the wizard and not saved yet: it survives a reload, a failure and a way back. */
interface Draft {
  /** The new brand that this tab is describing. */
  brandId: string | null
  /** Typed values by brand and step: `new:1`, `<brand id>:3`. */
  values: Record<string, unknown>
}

const KEY = 'mailmonth:onboarding'
const NOTHING: Draft = { brandId: null, values: {} }

function read(storage: Storage): Draft {
  try {
    const draft = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Draft> | null
    return draft === null ? NOTHING : { brandId: draft.brandId ?? null, values: draft.values ?? {} }
  } catch {
    // What another version left, or a browser that refuses storage: begin anew.
    return NOTHING
  }
}

function write(storage: Storage, draft: Draft): void {
  try {
    storage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage the form still holds what is typed, as long as the page stays.
  }
}

export function openWizardDraft(storage: Storage) {
  return {
    brandId: () => read(storage).brandId,
    rememberBrand(brandId: string) {
      write(storage, { ...read(storage), brandId })
    },
    typed: (place: string): unknown => read(storage).values[place],
    keep(place: string, typed: unknown) {
      const draft = read(storage)
      write(storage, { ...draft, values: { ...draft.values, [place]: typed } })
    },
    forget(place: string) {
      const draft = read(storage)
      const { [place]: _gone, ...values } = draft.values
      write(storage, { ...draft, values })
    },
    /** The brand is finished: nothing of it is a draft any more. */
    finish(brandId: string) {
      const draft = read(storage)
      const values = Object.fromEntries(
        Object.entries(draft.values).filter(([place]) => !place.startsWith(`${brandId}:`)),
      )
      write(storage, { brandId: draft.brandId === brandId ? null : draft.brandId, values })
    },
  }
}

export const draftPlace = (brandId: string | null, step: number) => `${brandId ?? 'new'}:${step}`
export const wizardDraft = openWizardDraft(globalThis.sessionStorage)
