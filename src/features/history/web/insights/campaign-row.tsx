import { useRef } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { formatDay } from '#shared/calendar-dates.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { COUNTED_AS, NO_THEME, type PastCampaign } from '../../campaign-contract.ts'
import { countedText } from '../counted-text.ts'
import { useCountAs } from './use-count-as.ts'

const OPTIONS = COUNTED_AS.map((value) => ({ value, label: countedText(value) }))

interface CampaignRowProps {
  campaign: PastCampaign
  brand: Brand
  mayCorrect: boolean
}

export function CampaignRow({ campaign, brand, mayCorrect }: CampaignRowProps) {
  const { name, subject, segment, sentAt, proposedTheme } = campaign
  const row = useRef<HTMLLIElement>(null)
  const { countedAs, countAs } = useCountAs(brand.id, campaign)
  const proposed = proposedTheme ?? NO_THEME
  const counted = countedAs ?? proposed
  const goBack = () => {
    // The button disappears with the correction, so we move the focus.
    row.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    countAs(null)
  }
  return (
    <li ref={row} aria-label={name} className="grid gap-x-6 gap-y-3 px-5 py-4 md:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        {subject !== null && subject !== name && <p className="text-sm break-words text-fg-3">{subject}</p>}
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-fg-3">
          {formatDay(sentAt.slice(0, 10), brand.country)}
          {segment !== null && (
            <Badge variant="outline">
              <span className="truncate">{segment}</span>
            </Badge>
          )}
        </p>
      </div>
      {mayCorrect ? (
        <div className="min-w-0">
          <Field label="Counted as" {...(countedAs !== null && { hint: 'Set by a member' })}>
            <Select
              size="touch"
              className="w-full"
              options={OPTIONS}
              value={counted}
              onValueChange={(chosen) => chosen !== counted && countAs(chosen)}
            />
          </Field>
          {countedAs !== null && (
            <Button variant="ghost" size="touch-sm" className="mt-1 -ml-2.5" onClick={goBack}>
              {`Go back to “${countedText(proposed)}”`}
            </Button>
          )}
        </div>
      ) : (
        <p className="min-w-0 text-sm">
          <span className="block text-xs text-fg-3">Counted as</span>
          <span className="block">{countedText(counted)}</span>
          {countedAs !== null && <span className="block text-xs text-fg-3">Set by a member</span>}
        </p>
      )}
    </li>
  )
}
