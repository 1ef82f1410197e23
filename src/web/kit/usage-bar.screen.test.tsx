import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UsageBar } from './usage-bar.tsx'

const colorOf = (element: Element) => getComputedStyle(element).backgroundColor

function colorOfClass(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.className = name
  const color = colorOf(probe)
  probe.remove()
  return color
}

test.each([
  ['empty', 0, 10, false, 'bg-teal'],
  ['nearly full', 8, 10, false, 'bg-warn'],
  ['full', 10, 10, false, 'bg-fg-3'],
  ['over the limit', 11, 10, false, 'bg-warn'],
  ['of a limit of none', 0, 0, false, 'bg-fg-3'],
  ['empty and standing', 0, 10, true, 'bg-teal'],
  ['nearly full and standing', 8, 10, true, 'bg-teal'],
  ['full and standing', 10, 10, true, 'bg-teal'],
  ['over the limit and standing', 11, 10, true, 'bg-warn'],
])('a bar that is %s (%i of %i, standing: %s) is %s', async (_, used, limit, standing, expected) => {
  await render(<UsageBar label="Outlines" used={used} limit={limit} standing={standing} />)
  const bar = page.getByRole('meter', { name: 'Outlines' }).element().firstElementChild!
  expect(colorOf(bar)).toBe(colorOfClass(expected))
  expect(colorOfClass('bg-fg-3')).not.toBe(colorOfClass('bg-warn'))
})
