import { useState } from 'react'

export function useAnnouncements(): { said: string; announce: (text: string) => void } {
  const [said, setSaid] = useState('')
  return {
    said,
    // A non-breaking space turns a repetition into a different text.
    announce: (text) => setSaid((before) => (before === text ? `${text}\u00A0` : text)),
  }
}
