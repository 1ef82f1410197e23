import { useEffect, useRef, useState } from 'react'

const SECONDS_BETWEEN = 5

/** Announces changes at most every few seconds, so that a screen reader can finish each one. */
export function useSaidSlowly(text: string): string {
  const [said, setSaid] = useState(text)
  const saidAt = useRef(0)
  useEffect(() => {
    if (text === said) return
    const wait = Math.max(0, saidAt.current + SECONDS_BETWEEN * 1000 - performance.now())
    const timer = setTimeout(() => {
      saidAt.current = performance.now()
      setSaid(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, said])
  return said
}
