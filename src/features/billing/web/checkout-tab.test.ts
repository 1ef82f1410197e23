import { expect, test } from 'vitest'
import { openCheckoutTab } from './checkout-tab.ts'

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

test('opens the page in the tab of the click, without access to this page', () => {
  const { here, opened, gone } = windowWith({ closed: false })
  const tab = openCheckoutTab('Opening the checkout', here)
  expect(opened).toMatchObject({ opener: null, document: { title: 'Opening the checkout' } })
  expect(gone).toEqual([])
  tab.show('https://pay.example')
  expect(gone).toEqual(['new tab: https://pay.example'])
})

test('opens the page here if the browser allows no tab', () => {
  const { here, gone } = windowWith(null)
  const tab = openCheckoutTab('Opening the checkout', here)
  tab.close()
  tab.show('https://pay.example')
  expect(gone).toEqual(['here: https://pay.example'])
})

test("doesn't open a closed tab again", () => {
  const { here, gone } = windowWith({ closed: true })
  openCheckoutTab('Opening the checkout', here).show('https://pay.example')
  expect(gone).toEqual([])
})

test('closes the tab without a page', () => {
  const { here, gone } = windowWith({ closed: false })
  openCheckoutTab('Opening the checkout', here).close()
  expect(gone).toEqual(['closed'])
})
