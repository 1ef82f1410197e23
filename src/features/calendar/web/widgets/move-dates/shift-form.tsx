import { MONTHS, type YearMonth, plannableYears } from '#shared/calendar-dates.ts'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import type { Shift } from '../../../shifted-days.ts'

const WAYS = [
  { value: 'later', label: 'Days later' },
  { value: 'earlier', label: 'Days earlier' },
  { value: 'month', label: 'Same weekday of another month' },
] as const

const MOST_DAYS = 366

export interface TypedShift {
  way: (typeof WAYS)[number]['value']
  days: string
  month: YearMonth
}

/** Null while the days aren't a number from 1 to 366. */
export function shiftOf({ way, days, month }: TypedShift): Shift | null {
  if (way === 'month') return { by: 'month', ...month }
  if (!/^\d{1,3}$/.test(days.trim())) return null
  const count = Number(days)
  if (count < 1 || count > MOST_DAYS) return null
  return { by: 'days', days: way === 'earlier' ? -count : count }
}

export function ShiftForm(props: { typed: TypedShift; today: YearMonth; onType: (typed: TypedShift) => void }) {
  const { typed, today, onType } = props
  const { way, days, month } = typed
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Move" className={way === 'month' ? 'sm:col-span-2' : ''}>
        <Select size="touch" options={WAYS} value={way} onValueChange={(next) => onType({ ...typed, way: next })} />
      </Field>
      {way === 'month' ? (
        <>
          <Field label="Month">
            <Select
              size="touch"
              options={MONTHS.map((label, index) => ({ value: String(index + 1), label }))}
              value={String(month.month)}
              onValueChange={(next) => onType({ ...typed, month: { ...month, month: Number(next) } })}
            />
          </Field>
          <Field label="Year">
            <Select
              size="touch"
              options={plannableYears(today).map((year) => ({ value: String(year), label: String(year) }))}
              value={String(month.year)}
              onValueChange={(next) => onType({ ...typed, month: { ...month, year: Number(next) } })}
            />
          </Field>
        </>
      ) : (
        <Field
          label="Days"
          error={shiftOf(typed) === null && days !== '' ? `Enter a number from 1 to ${MOST_DAYS}.` : undefined}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            size="touch"
            value={days}
            onChange={(event) => onType({ ...typed, days: event.target.value })}
          />
        </Field>
      )}
    </div>
  )
}
