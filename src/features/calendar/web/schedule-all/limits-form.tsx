import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type YearMonth, monthKey } from '#shared/calendar-dates.ts'
import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import type { ScheduleLimits } from '../../contract.ts'
import { dayName } from '../../calendar-days.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const NO_LIMIT = 'none'
const PER_WEEK = [
  { value: NO_LIMIT, label: 'No limit' },
  ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({ value: String(count), label: `${count} in seven days` })),
]

export function LimitsForm(props: { month: YearMonth; pending: boolean; onRun: (limits: ScheduleLimits) => void }) {
  const [weekdays, setWeekdays] = useState<readonly number[]>([0, 1, 2, 3, 4, 5, 6])
  const [blackoutDates, setBlackoutDates] = useState<readonly string[]>([])
  const [day, setDay] = useState('')
  const [maxPerWeek, setMaxPerWeek] = useState(NO_LIMIT)
  const key = monthKey(props.month)

  const addDay = () => {
    if (day !== '') setBlackoutDates((days) => [...new Set([...days, day])].toSorted())
    setDay('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onRun({
      weekdays: [...weekdays],
      blackoutDates: day === '' ? [...blackoutDates] : [...new Set([...blackoutDates, day])],
      maxPerWeek: maxPerWeek === NO_LIMIT ? null : Number(maxPerWeek),
    })
    addDay()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="text-sm font-medium">Days of the week</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {WEEKDAYS.map((name, weekday) => (
            <Touchable key={name}>
              <label className="flex h-9 items-center gap-2 rounded-md px-2.5 text-sm shadow-[inset_0_0_0_1px_var(--line-2)]">
                <Checkbox
                  checked={weekdays.includes(weekday)}
                  onCheckedChange={(checked) =>
                    setWeekdays((days) =>
                      checked === true
                        ? [...days, weekday].toSorted((one, other) => one - other)
                        : days.filter((each) => each !== weekday),
                    )
                  }
                />
                {name}
              </label>
            </Touchable>
          ))}
        </div>
        {weekdays.length === 0 && (
          <p role="alert" className="mt-1.5 text-xs font-medium text-bad">
            Choose at least one day of the week.
          </p>
        )}
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-2">
          <Field label="Days without emails" optional>
            <Input
              type="date"
              min={`${key}-01`}
              max={`${key}-${String(new Date(props.month.year, props.month.month, 0).getDate()).padStart(2, '0')}`}
              value={day}
              onChange={(event) => setDay(event.target.value)}
              size="touch"
            />
          </Field>
          <Button
            variant="secondary"
            size="touch-sm"
            className="w-fit"
            reason={day === '' ? 'Choose a day first.' : undefined}
            onClick={addDay}
          >
            Add this day
          </Button>
          {blackoutDates.length > 0 && (
            <ul aria-label="Days without emails" className="flex flex-wrap gap-1.5">
              {blackoutDates.map((each) => (
                <li key={each}>
                  <Button
                    variant="secondary"
                    size="touch-sm"
                    aria-label={`Allow ${dayName(each)} again`}
                    onClick={() => setBlackoutDates((days) => days.filter((other) => other !== each))}
                  >
                    {dayName(each)}
                    <X aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Field label="Most emails" hint="In any seven consecutive days.">
          <Select options={PER_WEEK} value={maxPerWeek} onValueChange={setMaxPerWeek} size="touch" />
        </Field>
      </div>
      <Button
        type="submit"
        size="touch"
        className="justify-self-start max-sm:w-full"
        busy={props.pending}
        reason={weekdays.length === 0 ? 'Choose at least one day of the week.' : undefined}
      >
        Run again
      </Button>
    </form>
  )
}
