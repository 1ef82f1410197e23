import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { formatDay, monthOf, monthTitle, plannableYears, todayAt } from '#shared/calendar-dates.ts'
import type { SeriesKind } from '#shared/series.ts'
import type { Brand } from '#features/brands/contract.ts'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { LONGEST_NAME, seriesEndpoints } from '#features/ideas/series-contract.ts'
import type { BrandMonth } from '#features/ideas/web/queries.ts'
import { countOf } from '#features/ideas/web/widgets/idea-wording.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { PLEASE_WAIT } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { Input } from '#web/kit/input.tsx'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { useChange } from '#web/use-change.ts'
import { SeriesChoice } from './series-choice.tsx'
import { SeriesPreview } from './series-preview.tsx'
import { SERIES_WORDS, seriesEmails } from './series-words.ts'

export interface SeriesDialogProps {
  brand: Brand
  place: BrandMonth
  onClose: () => void
}

interface TypedSeries {
  kind: SeriesKind
  date: string
  /** Its day is `date`. */
  observanceId?: string | undefined
  name: string
}
type FieldName = keyof TypedSeries
const FIELDS: readonly string[] = ['date', 'observanceId', 'name'] satisfies FieldName[]

export function SeriesDialog({ brand, place, onClose }: SeriesDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [now] = useState(() => new Date())
  const today = todayAt(brand.timezone, now)
  const years = plannableYears(monthOf(now, brand.timezone))
  const [typed, setTyped] = useState<TypedSeries>({ kind: 'launch', date: '', name: '' })
  const [tries, setTries] = useState(0)
  const { mutate, isPending, error, reset } = useAdding(brand, onClose)
  const words = SERIES_WORDS[typed.kind]
  const wrong = mistakes(typed, years)
  const errorOf = (field: FieldName) =>
    fieldOf(error) === field
      ? errorMessage(error, 'Please check what you entered.')
      : tries > 0
        ? wrong[field]
        : undefined
  const change = (part: Partial<TypedSeries>) => {
    setTyped({ ...typed, ...part })
    if (error !== null) reset()
  }

  useEffect(() => {
    if (tries > 0 || error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries, error])

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Add a series"
      description={`Several emails around one day, for ${brand.name}. They don't count toward your plan.`}
      footer={
        <>
          <Button variant="secondary" size="touch" reason={isPending ? PLEASE_WAIT : undefined} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} size="touch" busy={isPending}>
            {`Add ${countOf(seriesEmails(typed.kind).length, 'email')}`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        className="grid gap-4 pb-1"
        onSubmit={(event) => {
          event.preventDefault()
          if (isPending) return
          setTries(tries + 1)
          if (Object.keys(wrong).length === 0) mutate(typed)
        }}
      >
        <SeriesChoice kind={typed.kind} onChange={(kind) => change({ kind })} />
        <div className="grid gap-4 sm:grid-cols-2">
          <HolidayField
            brand={brand}
            place={place}
            today={today}
            value={typed.observanceId}
            error={errorOf('observanceId')}
            onChange={change}
          />
          <Field label={words.day} required error={errorOf('date')}>
            <Input
              type="date"
              size="touch"
              value={typed.date}
              onChange={({ target }) => change({ date: target.value, observanceId: undefined })}
            />
          </Field>
        </div>
        <Field label={words.name} required error={errorOf('name')}>
          <Input
            maxLength={LONGEST_NAME}
            dir="auto"
            size="touch"
            autoComplete="off"
            placeholder={words.placeholder}
            value={typed.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <SeriesPreview
          kind={typed.kind}
          day={wrong.date === undefined ? typed.date : undefined}
          today={today}
          country={brand.country}
        />
      </form>
    </Dialog>
  )
}

function useAdding(brand: Brand, onClose: () => void) {
  const navigate = useNavigate()
  return useChange(seriesEndpoints.add, {
    input: ({ kind, date, observanceId, name }: TypedSeries) => ({
      params: { id: brand.id },
      body: { kind, date, name, ...(observanceId !== undefined && { observanceId }) },
    }),
    onDone: ({ topic, year, month }) => {
      onClose()
      toast({
        title: 'Series added',
        description: `${topic.title}: ${countOf(topic.subtopics.length, 'email')} in ${monthTitle({ year, month })}`,
        action: {
          label: 'Show',
          onSelect: () =>
            void navigate({ to: paths.createEmails, search: { brandId: brand.id, year, month, idea: topic.id } }),
        },
      })
    },
    failed: (refusal) =>
      fieldOf(refusal) === undefined
        ? { title: 'Series not added', fallback: "We couldn't add the series. Please try again." }
        : undefined,
  })
}

function mistakes({ date, name }: TypedSeries, years: readonly number[]): Partial<Record<FieldName, string>> {
  // The browser's date field allows years of six digits.
  const isPlannable = date.length === 10 && years.includes(Number(date.slice(0, 4)))
  return {
    ...(!isPlannable && {
      date: date === '' ? 'Choose a date.' : `Choose a year from ${years[0]} to ${years.at(-1)}.`,
    }),
    ...(name.trim() === '' && { name: 'Name the product, offer or holiday.' }),
  }
}

const fieldOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.field !== undefined && FIELDS.includes(error.field) ? error.field : undefined

/** The holidays of the brand's country around the month of the page. */
function HolidayField(props: {
  brand: Brand
  place: BrandMonth
  today: string
  value: string | undefined
  error: string | undefined
  onChange: (chosen: { date: string; observanceId: string }) => void
}) {
  const { brand, place, today, value, error, onChange } = props
  const { year, month } = place
  const days = useQuery(
    endpointQuery(calendarEndpoints.observances, { params: { id: brand.id }, query: { year, month } }),
  )
  const holidays = (days.data?.observances ?? []).filter(({ kind, date }) => kind !== 'sensitive' && date >= today)
  return (
    <Field
      label="Holiday"
      optional
      error={error}
      hint={days.isError ? "We couldn't load the holidays. Enter the day." : `Around ${monthTitle(place)}`}
    >
      <Select
        size="touch"
        placeholder={
          days.isPending ? 'Loading…' : holidays.length === 0 ? 'No holiday around this month' : 'Choose a holiday'
        }
        disabled={holidays.length === 0}
        options={holidays.map(({ id, name, date }) => ({
          value: id,
          label: `${name}, ${formatDay(date, brand.country)}`,
        }))}
        value={value}
        onValueChange={(id) => {
          const chosen = holidays.find((holiday) => holiday.id === id)
          if (chosen !== undefined) onChange({ date: chosen.date, observanceId: chosen.id })
        }}
      />
    </Field>
  )
}
