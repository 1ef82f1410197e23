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

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

function directionOf(event: Pressed): 'previous' | 'next' | undefined {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (event.target instanceof Element && event.target.closest(TAKES_ARROWS) !== null) return undefined
  return DIRECTIONS[event.key]
}

/** Only arrows, because a letter as a shortcut gets in the way of people who speak to their browser. */
export function useArrowKeys(go: (direction: 'previous' | 'next') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event)
    if (direction === undefined) return
    event.preventDefault()
    go(direction)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
