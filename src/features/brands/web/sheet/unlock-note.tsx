import type { Fact } from './facts.ts'

export function UnlockNote({ proposed }: { proposed: readonly Fact[] }) {
  const waiting = proposed.filter(({ isUsed }) => !isUsed)
  if (waiting.length === 0) return null
  return <p className="text-xs text-fg-3">{sentenceFor(waiting, waiting.length < proposed.length)}</p>
}

function sentenceFor(waiting: readonly Fact[], areOthersUsed: boolean): string {
  if (areOthersUsed) return 'We already use what your profile says here, and the rest after you confirm it.'
  if (waiting.every(({ kind }) => kind === 'doubt')) return 'We write about a doubt after you confirm and answer it.'
  return waiting.length === 1 ? 'We use this after you confirm it.' : 'We use these after you confirm them.'
}
