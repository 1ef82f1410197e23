import { Check, Minus } from 'lucide-react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { PLAN_COMPARISON, PLAN_TEXTS, SOLD_PLANS, type ComparisonRow } from '#shared/plan-texts.ts'
import { classNames } from '#web/kit/class-names.ts'
import { Hint } from '../hint.tsx'

/** On a phone each row takes two lines, so the table never scrolls sideways. */
export function ComparisonTable() {
  return (
    <table className="plan-table w-full text-base">
      <caption className="sr-only">What each plan has</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left font-medium text-fg-3">
            <span className="max-md:sr-only">What you get</span>
          </th>
          {SOLD_PLANS.map((name) => (
            <th
              key={name}

              scope="col"
              className={classNames('font-semibold', PLAN_TEXTS[name].highlighted && 'text-teal')}
            >
              {PLAN_CATALOG[name].label}
            </th>
          ))}
        </tr>
      </thead>
      {PLAN_COMPARISON.map((group) => (
        <tbody key={group.title}>
          <tr className="plan-table-group">
            <th scope="rowgroup" colSpan={5} className="text-left text-lg font-semibold">
              {group.title}
            </th>
          </tr>
          {group.rows.map((row) => (
            <Row key={row.label} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ row }: { row: ComparisonRow }) {
  return (
    <tr>
      <th scope="row" className="text-left font-normal text-fg-2">
        <span className="inline-flex items-center gap-2.5">
          {row.label}
          {row.explanation !== undefined && (
            <Hint id={`about-${row.label.toLowerCase().replaceAll(' ', '-')}`} about={row.label}>
              {row.explanation}
            </Hint>
          )}
        </span>
      </th>
      {SOLD_PLANS.map((name) => (
        <td key={name} className="tnum text-center">
          <Value value={row.values[name]} />
        </td>
      ))}
    </tr>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <span className="font-medium">{value}</span>
  return value ? (
    <>
      <Check aria-hidden strokeWidth={2.5} className="mx-auto size-4.5 text-teal" />
      <span className="sr-only">Yes</span>
    </>
  ) : (
    <>
      <Minus aria-hidden className="mx-auto size-4 text-fg-disabled" />
      <span className="sr-only">No</span>
    </>
  )
}
