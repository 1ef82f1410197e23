import { Globe } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#web/kit/badge.tsx'
import { useWizardDraft } from '../use-wizard-draft.ts'
import { WEBSITE_FIELDS, type WebsiteField, type WebsiteText, isAsRead } from './website-fields.ts'

export function useAcceptedTexts(brandId: string | null) {
  const draft = useWizardDraft()
  const [accepted, setAccepted] = useState(() => draft.accepted(brandId))
  return {
    accept: (texts: Record<string, WebsiteText[]>): void => {
      draft.accept(brandId, texts)
      setAccepted(draft.accepted(brandId))
    },
    mark: (field: WebsiteField, value: unknown) =>
      isAsRead(value, accepted[field]) && <Badge icon={<Globe aria-hidden />}>From your website</Badge>,
    toSave(step: number): { fromWebsite?: WebsiteText[] } {
      const fields = WEBSITE_FIELDS.filter((entry) => entry.step === step)
      const fromWebsite = fields.flatMap(({ field }) => accepted[field] ?? [])
      return fromWebsite.length === 0 ? {} : { fromWebsite }
    },
  }
}
