import { useEffect, useEffectEvent } from 'react'

/** Touch devices are left out, because a keyboard would cover half the screen. */
export function useFirstFocus(focus: () => void): void {
  const focusFirst = useEffectEvent(focus)
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) focusFirst()
  }, [])
}
