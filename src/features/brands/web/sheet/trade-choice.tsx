import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { factValues } from '#shared/brand-sheet.ts'
import { Button } from '#web/kit/button.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { SearchSelect } from '#web/kit/search-select.tsx'
import { useProductForm } from '#web/product-form.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { onlyFact } from './facts.ts'
import type { SheetChanges } from './use-sheet-changes.ts'

const OTHER = 'other'

interface TradeChoiceProps {
  sheet: BrandSheet
  changes: SheetChanges
  onChosen: () => void
}

export function TradeChoice({ sheet, changes, onChosen }: TradeChoiceProps) {
  const before = onlyFact(sheet.facts, 'trade')?.value
  const [isOther, setIsOther] = useState(false)
  const form = useProductForm({
    resolver: zodResolver(factValues.trade.pick({ label: true })),
    defaultValues: { label: '' },
  })
  const choose = async (value: { trade: string | null; label: string }) => {
    if (await changes.chooseTrade(sheet.facts, value)) onChosen()
  }
  const groups = () => [
    { label: 'Trades', options: sheet.trades.map(({ id, name }) => ({ value: id, label: name })) },
    { label: 'Something else', options: [{ value: OTHER, label: 'Another trade', keywords: 'other' }] },
  ]
  return (
    <>
      <Field label="Trade">
        <SearchSelect
          groups={groups}
          value={isOther ? OTHER : (before?.trade ?? '')}
          valueLabel={isOther ? 'Another trade' : (before?.label ?? 'Choose a trade')}
          searchLabel="Search trades"
          onValueChange={(id) => {
            const trade = sheet.trades.find((each) => each.id === id)
            setIsOther(trade === undefined)
            if (trade !== undefined) void choose({ trade: trade.id, label: trade.name })
          }}
        />
      </Field>
      {isOther && (
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(({ label }) => choose({ trade: null, label }))(event)}
        >
          <Field label="Your trade in a few words" error={form.formState.errors.label?.message}>
            <div className="flex flex-wrap gap-2">
              <Input
                {...form.register('label')}
                maxLength={200}
                placeholder="Dental supplies for practices"
                className="min-w-0 flex-1 basis-56"
              />
              <Button type="submit" variant="secondary" size="touch" busy={changes.busy}>
                Save
              </Button>
            </div>
          </Field>
        </form>
      )}
    </>
  )
}
