import type { FactState } from '#shared/brand-sheet.ts'
import { sourceInWords } from './fact-words.ts'
import type { Fact } from './facts.ts'

const STATES: Record<FactState, string> = { proposed: 'Proposed', confirmed: 'Confirmed', rejected: 'Removed' }

export function FactSource({ fact, withPage = false }: { fact: Fact; withPage?: boolean }) {
  const { state, page } = fact
  const source = sourceInWords(fact)
  return (
    <>
      {`${STATES[state]} · `}
      {withPage && page !== null && /^https?:\/\//.test(page) ? (
        <a href={page} target="_blank" rel="noopener noreferrer" className="text-teal underline underline-offset-4">
          {source}
        </a>
      ) : (
        source
      )}
    </>
  )
}
