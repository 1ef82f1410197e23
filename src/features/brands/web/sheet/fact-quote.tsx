import { Touchable } from '#web/kit/touchable.tsx'
import type { Fact } from './facts.ts'

const SUMMARIES: Partial<Record<Fact['source'], string>> = { model: 'Show the quote', history: 'Show a campaign' }

export function FactQuote({ fact: { source, quote } }: { fact: Fact }) {
  const summary = SUMMARIES[source]
  if (summary === undefined || quote === null) return null
  return (
    <details className="px-3 text-xs text-fg-2">
      <Touchable>
        <summary className="flex min-h-6 w-fit cursor-pointer items-center underline underline-offset-4">
          {summary}
        </summary>
      </Touchable>
      <q className="block pb-1 break-words">{quote}</q>
    </details>
  )
}
