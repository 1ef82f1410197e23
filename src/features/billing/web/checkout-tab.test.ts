import { expect, test } from 'vitest'
import { openCheckoutTab } from './checkout-tab.ts'

/** A window that opens the tab it is given, or none, and the addresses that were gone to. */
function windowWith(tab: { closed: boolean } | null) {
  const gone: string[] = []
  const opened = tab && {
    ...tab,
    opener: 'this page',
    document: { title: '', body: { textContent: '' } },
    location: { replace: (url: string) => gone.push(`new tab: ${url}`) },
    close: () => gone.push('closed'),
  }
  const here = { open: () => opened, location: { assign: (url: string) => gone.push(`here: ${url}`) } }
  return { here: here as unknown as Pick<Window, 'open' | 'location'>, opened, gone }
}

test('the page comes into the tab the click has opened, which knows nothing of this one', () => {
  const { here, opened, gone } = windowWith({ closed: false })
  const tab = openCheckoutTab('Opening the checkout', here)
  expect(opened).toMatchObject({ opener: null, document: { title: 'Opening the checkout' } })
  expect(gone).toEqual([])
  tab.show('https://pay.example')
  expect(gone).toEqual(['new tab: https://pay.example'])
})

test('where the browser allows no tab the page comes here', () => {
  const { here, gone } = windowWith(null)
  const tab = openCheckoutTab('Opening the checkout', here)
  tab.close()
  tab.show('https://pay.example')
  expect(gone).toEqual(['here: https://pay.example'])
})

test('a tab that was closed is not opened again', () => {
  const { here, gone } = windowWith({ closed: true })
  openCheckoutTab('Opening the checkout', here).show('https://pay.example')
  expect(gone).toEqual([])
})

test('without a page the tab goes', () => {
  const { here, gone } = windowWith({ closed: false })
  openCheckoutTab('Opening the checkout', here).close()
  expect(gone).toEqual(['closed'])
})
