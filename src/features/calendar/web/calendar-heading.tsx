import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { Switch } from '#web/kit/switch.tsx'
import { Touchable } from '#web/kit/touchable.tsx'
import { PAGE_WORDS } from '#web/page-words.ts'
import { ALL_BRANDS, type CalendarView, VIEWS } from './calendar-view.ts'

export interface CalendarHeadingProps {
  viewOnly: boolean
  period: ReactNode
  tools: ReactNode
  brands: ReactNode
}

/** One line on a desktop, and a line of brands where there are several. */
export function CalendarHeading({ viewOnly, period, tools, brands }: CalendarHeadingProps) {
  return (
    <header className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:min-h-10">
        <h1 className="text-xl font-semibold md:py-1.5">{PAGE_WORDS.calendar.title}</h1>
        {viewOnly && <Badge variant="secondary">View Only</Badge>}
        {period}
        <span className="flex flex-wrap items-center gap-2 md:ml-auto md:gap-x-3">{tools}</span>
      </div>
      {brands}
    </header>
  )
}

export interface PeriodChoiceProps {
  /** `month` or `week`. */
  unit: string
  title: string
  today: { label: string; onSelect: () => void } | null
  onStep: (steps: 1 | -1) => void
}

export function PeriodChoice({ unit, title, today, onStep }: PeriodChoiceProps) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <StepButton label={`Previous ${unit}`} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden />
      </StepButton>
      <h2 aria-live="polite" className="min-w-36 text-center text-lg font-semibold">
        {title}
      </h2>
      <StepButton label={`Next ${unit}`} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden />
      </StepButton>
      {today !== null && (
        <Button variant="ghost" size="touch" onClick={today.onSelect}>
          {today.label}
        </Button>
      )}
    </span>
  )
}

function StepButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="touch-icon" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  )
}

export function BrandChoice(props: { brands: readonly Brand[]; chosen: string; onChoose: (brandId: string) => void }) {
  if (props.brands.length < 2) return null
  return (
    <ChoiceBar
      aria-label="Brands"
      className="mb-0 w-fit max-w-full"
      options={[
        { value: ALL_BRANDS, label: 'All brands' },
        ...props.brands.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={props.chosen}
      onValueChange={props.onChoose}
    />
  )
}

export function ViewChoice({ view, onChange }: { view: CalendarView; onChange: (view: CalendarView) => void }) {
  return <ChoiceBar aria-label="View" className="mb-0" options={VIEWS} value={view} onValueChange={onChange} />
}

export function HolidaySwitch({ shown, onChange }: { shown: boolean; onChange: (shown: boolean) => void }) {
  return (
    <Touchable>
      <span className="flex items-center gap-2 text-sm text-fg-2">
        <Switch id="days-of-the-year" checked={shown} onCheckedChange={onChange} />
        <label htmlFor="days-of-the-year">Holidays</label>
      </span>
    </Touchable>
  )
}
