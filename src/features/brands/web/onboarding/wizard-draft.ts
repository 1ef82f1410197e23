import { z } from 'zod'
import { typedDraft } from '#web/typed-draft.ts'
import { websiteReading } from '../../fields.ts'
import type { WebsiteText } from './website/website-fields.ts'

const ofWebsite = z.object({
  found: websiteReading.extend({ website: z.string() }).nullable(),
  accepted: z.record(z.string(), z.array(z.object({ text: z.string(), page: z.string() }))),
})
export type FoundOnWebsite = NonNullable<z.infer<typeof ofWebsite>['found']>

const draftSchema = z.object({
  brandId: z.string().nullable(),
  startsNew: z.boolean().default(false),
  /** Keys are brand and step: `new:1`, `<brand id>:3`. */
  values: z.record(z.string(), z.unknown()),
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
    /** A reload continues with the new brand too. The changes for the unfinished one stay. */
    startNew() {
      draft.keep({ ...read(), brandId: null, startsNew: true })
    },
    typed: (place: string): unknown => read().values[place],
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
    /** What was filled in for the other steps now belongs to the saved brand. */
    handOver(brandId: string) {
      const { values, websites, ...kept } = read()
      const { [NEW]: website, ...otherWebsites } = websites
      const prefix = draftKey(null, '')
      const own = (place: string) =>
        place.startsWith(prefix) ? `${draftKey(brandId, '')}${place.slice(prefix.length)}` : place
      draft.keep({
        ...kept,
        values: Object.fromEntries(Object.entries(values).map(([place, value]) => [own(place), value])),
        websites: website === undefined ? otherWebsites : { ...otherWebsites, [brandId]: website },
      })
    },
    unsavedSteps(brandId: string | null): number[] {
      const prefix = draftKey(brandId, '')
      return Object.keys(read().values)
        .filter((place) => place.startsWith(prefix))
        .map((place) => Number(place.slice(prefix.length)))
        .sort((one, other) => one - other)
    },
  }
}

export type WizardDraft = ReturnType<typeof openWizardDraft>

const NEW = 'new'

export const draftKey = (brandId: string | null, step: number | '') => `${brandId ?? NEW}:${step}`
