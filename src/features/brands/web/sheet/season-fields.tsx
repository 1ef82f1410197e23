import { useId } from 'react'
import { type UseFormReturn, useController, useWatch } from 'react-hook-form'
import { MONTHS } from '#shared/calendar-dates.ts'
import { Select } from '#web/kit/select.tsx'
import { Choice, More } from './editor-controls.tsx'
import type { EditorValues } from './editor-values.ts'
import { rangeInWords } from '#shared/rule-words.ts'

const monthOptions = MONTHS.map((label, index) => ({ value: twoDigits(index + 1), label }))
const daysIn = (month: string) => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate()
const dayOptions = (month: string) =>
  Array.from({ length: daysIn(month === '' ? '01' : month) }, (_, index) => ({
    value: twoDigits(index + 1),
    label: String(index + 1),
  }))

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

export function SeasonFields({ form }: { form: UseFormReturn<EditorValues> }) {
  const { errors } = form.formState
  const [season, from, to] = useWatch({ control: form.control, name: ['season', 'from', 'to'] })
  const known = season === 'part' && from !== '' && to !== ''
  return (
    <More
      title="Season"
      summary={known ? rangeInWords({ from, to }) : 'All year'}
      hasError={errors.from !== undefined || errors.to !== undefined}
    >
      <Choice
        control={form.control}
        name="season"
        label="When people can get it"
        options={[
          { value: 'all', label: 'All year' },
          { value: 'part', label: 'Only part of the year' },
        ]}
      />
      {season === 'part' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <YearDay form={form} name="from" label="First day" otherwise={() => '01'} />
          <YearDay form={form} name="to" label="Last day" otherwise={(month) => twoDigits(daysIn(month))} />
        </div>
      )}
    </More>
  )
}

interface YearDayProps {
  form: UseFormReturn<EditorValues>
  name: 'from' | 'to'
  label: string
  otherwise: (month: string) => string
}

function YearDay({ form, name, label, otherwise }: YearDayProps) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name })
  const [month = '', day = ''] = field.value.split('-')
  const error = fieldState.error?.message
  return (
    <div
      role="group"
      aria-labelledby={id}
      {...(error !== undefined && { 'aria-describedby': `${id}-error` })}
      className="grid content-start gap-1.5"
    >
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_5rem] gap-2">
        <Select
          aria-label={`${label}, month`}
          options={monthOptions}
          value={month === '' ? undefined : month}
          placeholder="Month"
          onValueChange={(chosen) => {
            const kept = day !== '' && Number(day) <= daysIn(chosen) && day !== otherwise(month)
            field.onChange(`${chosen}-${kept ? day : otherwise(chosen)}`)
          }}
        />
        <Select
          aria-label={`${label}, day`}
          options={dayOptions(month)}
          value={day === '' ? undefined : day}
          placeholder="Day"
          disabled={month === ''}
          onValueChange={(chosen) => field.onChange(`${month}-${chosen}`)}
        />
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-xs font-medium text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
