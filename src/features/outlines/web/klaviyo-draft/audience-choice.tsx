import { useId, useState } from 'react'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { type KlaviyoAudience, MOST_AUDIENCES } from '../../klaviyo-draft-contract.ts'

const SEARCHED_FROM = 7

interface AudienceChoiceProps {
  legend: string
  audiences: readonly KlaviyoAudience[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
}

export function AudienceChoice({ legend, audiences, chosen, onChange }: AudienceChoiceProps) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const words = typed.trim().toLocaleLowerCase()
  const shown = audiences.filter(
    (audience) => chosen.includes(audience.id) || audience.name.toLocaleLowerCase().includes(words),
  )
  const isFull = chosen.length >= MOST_AUDIENCES
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-sm font-medium">{legend}</legend>
      {audiences.length >= SEARCHED_FROM && (
        <Field label={`Search: ${legend.toLowerCase()}`}>
          <Input type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      )}
      <ul className="grid max-h-48 gap-0.5 overflow-y-auto rounded-lg bg-surface p-1.5 hairline">
        {shown.map((audience) => {
          const isChosen = chosen.includes(audience.id)
          return (
            <Touchable key={audience.id}>
              <li className="flex items-center gap-2.5 rounded-md px-2 py-1.5">
                <Checkbox
                  id={`${id}-${audience.id}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onCheckedChange={() =>
                    onChange(isChosen ? chosen.filter((each) => each !== audience.id) : [...chosen, audience.id])
                  }
                />
                <label htmlFor={`${id}-${audience.id}`} className="flex min-w-0 flex-1 flex-wrap gap-x-2 text-sm">
                  <span dir="auto" className="wrap-anywhere">
                    {audience.name}
                  </span>
                  <span className="text-fg-3">{audience.kind === 'list' ? 'List' : 'Segment'}</span>
                </label>
              </li>
            </Touchable>
          )
        })}
        {shown.length === 0 && <li className="px-2 py-1.5 text-sm text-fg-2">Nothing matches your search.</li>}
      </ul>
      {isFull && <p className="text-xs text-fg-3">{`You can choose ${MOST_AUDIENCES} audiences.`}</p>}
    </fieldset>
  )
}
