import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, dismissToastsOfTheScreen, subscribeToToasts, toast } from './toast-store.ts'

describe('toast', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    for (const shown of currentToasts()) dismissToast(shown.id)
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('shows only the newest toast', () => {
    toast({ title: 'First' })
    toast({ title: 'Second', variant: 'destructive' })
    expect(currentToasts().map((shown) => shown.title)).toEqual(['Second'])
  })

  test('keeps a dismissed message closed for 1,000,000 ms, then drops it', () => {
    const dismiss = toast({ title: 'Saved' })
    dismiss()
    expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }])
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toHaveLength(0)
  })

  test('dismissing a replaced toast keeps the new one', () => {
    const dismissFirst = toast({ title: 'First' })
    toast({ title: 'Second' })
    dismissFirst()
    expect(currentToasts()).toMatchObject([{ title: 'Second', open: true }])
  })

  test('notifies listeners until they leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)
    toast({ title: 'One' })
    leave()
    toast({ title: 'Two' })
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

describe('leaving a screen', () => {
  const isOpen = () => currentToasts()[0]?.open
  const later = () => Date.now() + 2000

  test('dismisses its toast', () => {
    toast({ title: 'Account created!' })
    dismissToastsOfTheScreen(later())
    expect(isOpen()).toBe(false)
  })

  test('keeps a toast that appeared just before', () => {
    toast({ title: 'Account created!' })
    dismissToastsOfTheScreen()
    expect(isOpen()).toBe(true)
  })

  test('keeps errors and toasts with Undo', () => {
    for (const message of [
      { title: 'Error', variant: 'destructive' as const },
      { title: 'Idea archived', action: { label: 'Undo', onSelect: () => {} } },
    ]) {
      toast(message)
      dismissToastsOfTheScreen(later())
      expect(isOpen()).toBe(true)
    }
  })
})
