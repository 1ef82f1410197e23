import { Globe } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { useWizardDraft } from '../use-wizard-draft.ts'
import { WEBSITE_FIELDS, type WebsiteField, type WebsiteText, isAsRead } from './website-fields.ts'

/** What was taken over from the website for a brand: the marks at its fields, and what is saved with a step. */
export function useAcceptedTexts(brandId: string | null) {
  const draft = useWizardDraft()
  const [accepted, setAccepted] = useState(() => draft.accepted(brandId))
  return {
    accept: (texts: Record<string, WebsiteText[]>): void => {
      draft.accept(brandId, texts)
      setAccepted(draft.accepted(brandId))
    },
    /** Marks a field until it is edited. */
    mark: (field: WebsiteField, value: unknown) =>
      isAsRead(value, accepted[field]) && <Badge icon={<Globe aria-hidden />}>From your website</Badge>,
    /** The texts of a step, from which the product learns the pages of its facts. */
    toSave(step: number): { fromWebsite?: WebsiteText[] } {
      const fields = WEBSITE_FIELDS.filter((entry) => entry.step === step)
      const fromWebsite = fields.flatMap(({ field }) => accepted[field] ?? [])
      return fromWebsite.length === 0 ? {} : { fromWebsite }
    },
  }
}
