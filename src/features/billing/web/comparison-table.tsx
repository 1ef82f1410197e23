import { Check, Info, Minus } from 'lucide-react'
import { Fragment } from 'react'
import { PLAN_CATALOG, type PlanName } from '#shared/plan-catalog.ts'
import { PLAN_COMPARISON, SOLD_PLANS } from '#shared/plan-texts.ts'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { Tooltip } from '#web/kit/tooltip.tsx'

const STACKED_ROW = '@max-md:grid @max-md:grid-cols-4'

export function ComparisonTable({ current }: { current: PlanName }) {
  return (
    <Card as="section" className="mt-6 overflow-hidden">
      <CardHeader title="Compare Plans" description="See what each plan includes. Billing is monthly." />
      <div
        role="region"
        aria-label="Plan comparison"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard could not scroll it otherwise
        tabIndex={0}
        className="relative overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
      >
        <table className="w-full min-w-[36rem] table-fixed border-collapse text-sm @max-2xl:min-w-[21.5rem] @max-2xl:text-xs @max-md:block @max-md:min-w-0">
          <caption className="sr-only">What each plan includes</caption>
          <thead className="@max-md:block">
            <tr className={classNames(STACKED_ROW, 'bg-surface-2')}>
              <th
                scope="col"
                className="sticky left-0 w-[34%] bg-surface-2 px-5 py-3 text-left font-semibold @max-2xl:w-[31%] @max-2xl:px-3 @max-md:sr-only"
              >
                Feature
              </th>
              {SOLD_PLANS.map((plan) => (
                <th
                  key={plan}
                  scope="col"
                  className={classNames(
                    'px-4 py-3 text-left font-semibold @max-2xl:px-1 @max-md:text-center',
                    plan === current && 'text-teal-ink',
                  )}
                >
                  {PLAN_CATALOG[plan].label}
                  {plan === current && <span className="sr-only">, current plan</span>}
                </th>
              ))}
            </tr>
          </thead>
          {PLAN_COMPARISON.map(({ title, rows }) => (
            <tbody key={title} className="@max-md:block">
              <tr className="@max-md:grid">
                <th
                  scope="colgroup"
                  colSpan={SOLD_PLANS.length + 1}
                  className="border-t border-line px-5 pt-5 pb-2 text-left text-xs font-medium text-fg-3 @max-2xl:px-3"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ label, explanation, values }) => (
                <tr key={label} className={STACKED_ROW}>
                  <th
                    scope="row"
                    className="sticky left-0 border-t border-line bg-surface px-5 py-3 text-left font-medium @max-2xl:px-3 @max-md:col-span-full @max-md:pb-1"
                  >
                    <span className="inline-flex items-center gap-1.5">
                      {label}
                      {explanation !== undefined && <Explanation label={label} text={explanation} />}
                    </span>
                    {/* A touch screen has no hover, so the table shows the sentence there. */}
                    {explanation !== undefined && (
                      <span aria-hidden className="mt-1 hidden text-2xs font-normal text-fg-3 @max-2xl:block">
                        {explanation}
                      </span>
                    )}
                  </th>
                  {SOLD_PLANS.map((plan) => (
                    <td
                      key={plan}
                      className={classNames(
                        'tnum border-t border-line px-4 py-3 text-fg-2 @max-2xl:px-1 @max-md:border-t-0 @max-md:text-center @max-md:[&>svg]:mx-auto',
                        plan === current && 'bg-teal-soft/50 text-fg',
                      )}
                    >
                      <Value value={values[plan]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Card>
  )
}

function Value({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return <Fragment>{value}</Fragment>
  return value ? (
    <>
      <Check aria-hidden className="size-4 text-teal" />
      <span className="sr-only">Included</span>
    </>
  ) : (
    <>
      <Minus aria-hidden className="size-4 text-fg-disabled" />
      <span className="sr-only">Not included</span>
    </>
  )
}

function Explanation({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip content={text}>
      <button
        type="button"
        aria-label={`${label}: ${text}`}
        className="relative rounded-full text-fg-3 before:absolute before:-inset-3.5 hover:text-fg"
      >
        <Info aria-hidden className="size-3.5" />
      </button>
    </Tooltip>
  )
}
