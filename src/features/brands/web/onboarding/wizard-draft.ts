import { z } from 'zod'
import { typedDraft } from '#web/typed-draft.ts'
import { websiteReading } from '../../website-contract.ts'
import type { WebsiteText } from './website/website-fields.ts'

const ofWebsite = z.object({
  /** What the website says and nobody has accepted or put away yet. */
  found: websiteReading.extend({ website: z.string() }).nullable(),
  /** What was accepted, by field, with the pages it comes from. */
  accepted: z.record(z.string(), z.array(z.object({ text: z.string(), page: z.string() }))),
})
export type FoundOnWebsite = NonNullable<z.infer<typeof ofWebsite>['found']>

/** What was typed in the wizard and not saved yet: it survives a reload, a failure and a way back. */
const draftSchema = z.object({
  /** The new brand that this tab is describing. */
  brandId: z.string().nullable(),
  /** The user chose a new brand instead of the unfinished one. */
  startsNew: z.boolean().default(false),
  /** Typed values by brand and step: `new:1`, `<brand id>:3`. */
  values: z.record(z.string(), z.unknown()),
  /** What was read from websites, by brand; `new` for one that isn't saved yet. */
  websites: z.record(z.string(), ofWebsite).default({}),
})

export function openWizardDraft(userId: string) {
  const draft = typedDraft(userId, 'onboarding', (kept) => draftSchema.parse(kept))
  const read = () => draft.read() ?? { brandId: null, startsNew: false, values: {}, websites: {} }

  const forget = (place: string): void => {
    const { values, ...kept } = read()
    const { [place]: _gone, ...others } = values
    draft.keep({ ...kept, values: others })
  }

  const websiteOf = (brandId: string | null) => read().websites[brandId ?? NEW] ?? { found: null, accepted: {} }
  const keepWebsite = (brandId: string | null, website: z.infer<typeof ofWebsite> | null): void => {
    const { [brandId ?? NEW]: _before, ...others } = read().websites
    draft.keep({ ...read(), websites: website === null ? others : { ...others, [brandId ?? NEW]: website } })
  }

  return {
    brandId: () => read().brandId,
    rememberBrand(brandId: string | null) {
      draft.keep({ ...read(), brandId, startsNew: false })
    },
    startsNew: () => read().startsNew,
    /** A reload then goes on with the new brand, too. What was typed for the unfinished one stays. */
    startNew() {
      draft.keep({ ...read(), brandId: null, startsNew: true })
    },
    typed: (place: string): unknown => read().values[place],
    /** Keeps what is typed; what equals the saved values again is no draft any more. */
    keep(place: string, typed: unknown, saved: unknown) {
      if (JSON.stringify(typed) === JSON.stringify(saved)) return forget(place)
      const { values, ...kept } = read()
      draft.keep({ ...kept, values: { ...values, [place]: typed } })
    },
    forget,
    found: (brandId: string | null): FoundOnWebsite | null => websiteOf(brandId).found,
    keepFound: (brandId: string | null, found: FoundOnWebsite | null) =>
      keepWebsite(brandId, { ...websiteOf(brandId), found }),
    accepted: (brandId: string | null): Partial<Record<string, WebsiteText[]>> => websiteOf(brandId).accepted,
    accept(brandId: string | null, texts: Record<string, WebsiteText[]>) {
      const { found, accepted } = websiteOf(brandId)
      keepWebsite(brandId, { found, accepted: { ...accepted, ...texts } })
    },
    forgetWebsite: (brandId: string) => keepWebsite(brandId, null),
    /** The new brand is saved: what was filled in for its other steps is now about that brand. */
    handOver(brandId: string) {
      const { values, websites, ...kept } = read()
      const { [NEW]: website, ...otherWebsites } = websites
      const prefix = draftPlace(null, '')
      const own = (place: string) =>
        place.startsWith(prefix) ? `${draftPlace(brandId, '')}${place.slice(prefix.length)}` : place
      draft.keep({
        ...kept,
        values: Object.fromEntries(Object.entries(values).map(([place, value]) => [own(place), value])),
        websites: website === undefined ? otherWebsites : { ...otherWebsites, [brandId]: website },
      })
    },
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

const NEW = 'new'

export const draftPlace = (brandId: string | null, step: number | '') => `${brandId ?? NEW}:${step}`
