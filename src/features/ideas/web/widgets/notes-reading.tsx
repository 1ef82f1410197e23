import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#shared/endpoint.ts'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import type { ideaEndpoints } from '../../contract.ts'
import { notesReadingOptions } from '../notes-query.ts'
import type { BrandMonth } from '../queries.ts'

type Reading = AnswerOf<typeof ideaEndpoints.readNotes>

const PAUSE_MS = 500

export function NotesReading({ notes, place }: { notes: string; place: BrandMonth }) {
  const typed = notes.trim()
  const settled = useSettled(typed)
  const { data, isError, isFetching, refetch } = useQuery(notesReadingOptions(place, settled))
  const [last, setLast] = useState<Reading | null>(null)
  // An error clears the data, but the previous reading is still useful.
  if (data !== undefined && data !== last) setLast(data)
  if (typed === '') return null
  const reading = settled === '' ? null : (data ?? last)
  const isReading = settled !== typed || isFetching
  return (
    <section aria-label="How we read your notes" aria-busy={isReading} className="grid gap-1.5 text-sm">
      {reading !== null && <Sentences reading={reading} isOld={isReading || isError} />}
      <p role="status" className="text-xs text-fg-3 empty:hidden">
        {isReading ? 'Reading your notes…' : ''}
      </p>
      {isError && !isReading && (
        <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg-2">
          We couldn&apos;t show how we read your notes. The plan still follows them.
          <Button variant="ghost" size="touch-sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
    </section>
  )
}

function Sentences({ reading: { understood, unread }, isOld }: { reading: Reading; isOld: boolean }) {
  if (understood.length + unread.length === 0) return null
  return (
    <ul className="grid gap-1">
      {understood.map((sentence) => (
        <li
          key={sentence}
          className={classNames('flex items-start gap-1.5 wrap-anywhere', isOld ? 'text-fg-3' : 'text-fg-2')}
        >
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-teal-ink" />
          {sentence}
        </li>
      ))}
      {unread.map((sentence) => (
        <li
          key={sentence}
          className={classNames('flex items-start gap-1.5 wrap-anywhere', isOld ? 'text-fg-3' : 'text-warn')}
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
