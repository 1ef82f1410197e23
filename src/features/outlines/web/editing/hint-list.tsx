import { Lightbulb } from 'lucide-react'
import type { Hint } from '../../editing-contract.ts'

export function HintList({ hints }: { hints: readonly Hint[] }) {
  if (hints.length === 0) return null
  return (
    <ul className="grid gap-1" data-hints>
      {hints.map(({ message, line }, index) => (
        <li key={index} className="flex items-start gap-1.5 text-xs text-fg-2">
          <Lightbulb aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warn" />
          <span className="min-w-0 wrap-anywhere">
            {line !== null && <span className="font-medium">{`Line ${line + 1}: `}</span>}
            {message}
          </span>
        </li>
      ))}
    </ul>
  )
}
