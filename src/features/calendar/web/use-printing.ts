import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PrintedKind } from './printed-plan.tsx'

/** The browser's print command prints what the screen shows. Printing always uses the light theme. */
export function usePrinting(): { printing: PrintedKind | null; print: (kind: PrintedKind) => void } {
  const [printing, setPrinting] = useState<PrintedKind | null>(null)
  const wanted = useRef<PrintedKind | null>(null)
  useEffect(() => {
    let dark = false
    const { classList } = document.documentElement
    const before = () => {
      const usual = matchMedia('(width < 768px)').matches ? 'agenda' : 'month'
      dark = classList.contains('dark')
      classList.remove('dark')
      flushSync(() => setPrinting(wanted.current ?? usual))
    }
    const after = () => {
      wanted.current = null
      if (dark) classList.add('dark')
      setPrinting(null)
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return {
    printing,
    print: (kind) => {
      wanted.current = kind
      window.print()
    },
  }
}
