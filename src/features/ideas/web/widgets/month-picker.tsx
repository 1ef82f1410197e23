import { MONTHS, plannableYears, type YearMonth } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
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

/** Whose month is planned: brand, month, year. */
export function MonthPicker({ brands, brandId, onBrandChange, chosen, today, onMonthChange }: MonthPickerProps) {
  const tall = 'max-md:h-(--touch)'
  return (
    <div className="@container min-w-0 flex-[1_1_20rem]">
      <div className="grid max-w-lg grid-cols-[3fr_2fr] gap-3 @min-[23rem]:grid-cols-[minmax(8.5rem,1fr)_8rem_5.75rem]">
        <Field label="Brand" className="col-span-2 min-w-0 @min-[23rem]:col-span-1">
          <Select
            className={tall}
            options={brands.map(({ id, name }) => ({
              value: id,
              label: name,
              icon: <Avatar name={name} size="sm" className="size-5" />,
            }))}
            value={brandId}
            onValueChange={onBrandChange}
          />
        </Field>
        <Field label="Month" className="min-w-0">
          <Select
            className={tall}
            options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
            value={String(chosen.month)}
            onValueChange={(month) => onMonthChange({ ...chosen, month: Number(month) })}
          />
        </Field>
        <Field label="Year" className="min-w-0">
          <Select
            className={tall}
            options={plannableYears(today).map((year) => ({ value: String(year), label: String(year) }))}
            value={String(chosen.year)}
            onValueChange={(year) => onMonthChange({ ...chosen, year: Number(year) })}
          />
        </Field>
      </div>
    </div>
  )
}
