import { Touchable } from '#web/kit/touchable.tsx'
import type { RowError } from '../../contract.ts'

export function RowErrors({ errors, total }: { errors: readonly RowError[]; total: number }) {
  if (errors.length === 0) return null
  return (
    <details className="rounded-lg bg-bad-soft px-3 py-2 text-sm">
      <Touchable>
        <summary className="cursor-pointer font-medium text-bad max-md:content-center">
          {total === 1 ? '1 row with an error' : `${total.toLocaleString('en')} rows with errors`}
        </summary>
      </Touchable>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
        {errors.map(({ row, column, value, message }) => (
          <li key={row} className="break-words">
            {`Row ${row}, ${column}: ${message}`}
            {value.trim() !== '' && <span className="text-fg-2">{` (“${value}”)`}</span>}
          </li>
        ))}
        {total > errors.length && <li className="text-fg-2">{`Showing the first ${errors.length}.`}</li>}
      </ul>
    </details>
  )
}
