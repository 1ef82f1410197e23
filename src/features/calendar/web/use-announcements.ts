import { useState } from 'react'

/** What a live region says; the same words twice are said twice. */
export function useAnnouncements(): { said: string; announce: (text: string) => void } {
  const [said, setSaid] = useState('')
  return {
    said,
    // A space that nobody hears makes a repetition another text.
    announce: (text) => setSaid((before) => (before === text ? `${text}\u00A0` : text)),
  }
}
