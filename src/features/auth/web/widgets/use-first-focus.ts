import { useEffect, useEffectEvent } from 'react'

/** Puts the focus into the form that a page is all about. Not where that would bring up a keyboard over half the screen. */
export function useFirstFocus(focus: () => void): void {
  const focusFirst = useEffectEvent(focus)
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) focusFirst()
  }, [])
}
