import { MONTHS, plannableYears, type YearMonth } from '#shared/calendar-dates.ts'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'

export interface MonthPickerProps {
  brands: readonly { id: string; name: string }[]
  brandId: string
  onBrandChange: (brandId: string) => void
  chosen: YearMonth
  today: YearMonth
  onMonthChange: (month: YearMonth) => void
}

export function MonthPicker({ brands, brandId, onBrandChange, chosen, today, onMonthChange }: MonthPickerProps) {
  return (
    <div className="grid min-w-0 flex-[1_1_20rem] grid-cols-[minmax(0,1fr)] gap-3 max-sm:basis-full">
      <BrandSelect brands={brands} brand={{ id: brandId }} onChoose={onBrandChange} />
      <div className="grid max-w-64 grid-cols-[3fr_2fr] gap-3">
        <Field label="Month" className="min-w-0">
          <Select
            size="touch"
            options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
            value={String(chosen.month)}
            onValueChange={(month) => onMonthChange({ ...chosen, month: Number(month) })}
          />
        </Field>
        <Field label="Year" className="min-w-0">
          <Select
            size="touch"
            options={plannableYears(today).map((year) => ({ value: String(year), label: String(year) }))}
            value={String(chosen.year)}
            onValueChange={(year) => onMonthChange({ ...chosen, year: Number(year) })}
          />
        </Field>
      </div>
    </div>
  )
}
