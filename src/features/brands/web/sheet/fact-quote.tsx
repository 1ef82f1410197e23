import type { Fact } from './facts.ts'

const SUMMARIES: Partial<Record<Fact['source'], string>> = { model: 'Show the quote', history: 'Show a campaign' }

/** The words that a model read a fact from, or a campaign that names it, on demand. */
export function FactQuote({ fact: { source, quote } }: { fact: Fact }) {
  const summary = SUMMARIES[source]
  if (summary === undefined || quote === null) return null
  return (
    <details className="px-3 text-xs text-fg-2">
      <summary className="flex min-h-(--touch) w-fit cursor-pointer items-center underline underline-offset-4 md:min-h-6">
        {summary}
      </summary>
      <q className="block pb-1 break-words">{quote}</q>
    </details>
  )
}
