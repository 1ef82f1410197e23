import type { LiveSentence } from './live-sentence.ts'

export function ReadsAs({ sentence, otherwise }: { sentence: LiveSentence | null; otherwise: string }) {
  return (
    <p role="status" className="rounded-lg bg-surface-2 px-3 py-2 text-sm break-words text-fg-2">
      {sentence === null ? (
        otherwise
      ) : (
        <>
          {'It reads: “'}
          {sentence.before}
          <strong className="font-semibold text-fg">{sentence.shown}</strong>
          {`${sentence.after}”`}
        </>
      )}
    </p>
  )
}
