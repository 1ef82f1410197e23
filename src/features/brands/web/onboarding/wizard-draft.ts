/** What was typed in the wizard and not saved yet: it survives a reload, a failure and a way back. */
interface Draft {
  /** The new brand that this tab is describing. */
  brandId: string | null
  /** Typed values by brand and step: `new:1`, `<brand id>:3`. */
  values: Record<string, unknown>
}

const NOTHING: Draft = { brandId: null, values: {} }

/** The drafts of one person: whoever logs in next in the same tab does not get to see them. */
export function openWizardDraft(userId: string, storage: () => Storage) {
  const key = `mailmonth:onboarding:${userId}`

  const read = (): Draft => {
    try {
      const draft = JSON.parse(storage().getItem(key) ?? 'null') as Partial<Draft> | null
      return draft === null ? NOTHING : { brandId: draft.brandId ?? null, values: draft.values ?? {} }
    } catch {
      // What another version left, or a browser that refuses storage: begin anew.
      return NOTHING
    }
  }

  const write = (draft: Draft): void => {
    try {
      storage().setItem(key, JSON.stringify(draft))
    } catch {
      // Without storage the form still holds what is typed, as long as the page stays.
    }
  }

  const forget = (place: string): void => {
    const draft = read()
    const { [place]: _gone, ...values } = draft.values
    write({ ...draft, values })
  }

  return {
    brandId: () => read().brandId,
    rememberBrand(brandId: string | null) {
      write({ ...read(), brandId })
    },
    typed: (place: string): unknown => read().values[place],
    /** Keeps what is typed; what equals the saved values again is no draft any more. */
    keep(place: string, typed: unknown, saved: unknown) {
      if (JSON.stringify(typed) === JSON.stringify(saved)) return forget(place)
      const draft = read()
      write({ ...draft, values: { ...draft.values, [place]: typed } })
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
