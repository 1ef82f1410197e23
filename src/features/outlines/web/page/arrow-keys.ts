import { useEffect, useEffectEvent } from 'react'

/** Controls that use the arrow keys themselves, and texts that are being edited. */
const TAKES_ARROWS = [
  'input',
  'textarea',
  'select',
  'form',
  '[contenteditable]',
  '[role=combobox]',
  '[role=menu]',
  '[role=listbox]',
  '[role=dialog]',
  '[role=group][tabindex]',
].join(',')

const DIRECTIONS: Record<string, 'previous' | 'next'> = { ArrowLeft: 'previous', ArrowRight: 'next' }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

export function directionOf(event: Pressed): 'previous' | 'next' | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  return DIRECTIONS[event.key]
}

const isTaken = ({ defaultPrevented, target }: KeyboardEvent): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(TAKES_ARROWS) !== null)

/** Only arrows, because a letter as a shortcut gets in the way of people who speak to their browser. */
export function useArrowKeys(go: (direction: 'previous' | 'next') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    if (direction === undefined || isTaken(event)) return
    event.preventDefault()
    go(direction)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
