import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** What is being typed into a filter, and after a pause what it stands for: not every letter is a question. */
export function useTypedFilter(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied)
  const [known, setKnown] = useState(applied)
  // The address changed by other means, such as a link or the way back.
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
