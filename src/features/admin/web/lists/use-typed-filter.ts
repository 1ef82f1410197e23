import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** Waits for a pause in typing, so that not every letter is a request. */
export function useTypedFilter(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  if (applied !== known) {
    setKnown(applied)
    if (applied !== text.trim()) setText(applied)
  }
  useEffect(() => {
    if (text.trim() === applied) return
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, applied, apply])
  return { value: text, onChange: (event: { target: { value: string } }) => setText(event.target.value) }
}
