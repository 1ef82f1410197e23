import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Input } from './input.tsx'
import { Select } from './select.tsx'
import { Touchable } from './touchable.tsx'

const OPTIONS = [{ value: 'one', label: 'One' }]

function Everything() {
  return (
    <main>
      {(['touch', 'touch-sm', 'touch-icon', 'touch-icon-sm', 'touch-fold', 'touch-fold-sm', 'icon-lg'] as const).map(
        (size) => (
          <Button key={size} size={size} aria-label={size} data-thing={size} />
        ),
      )}
      <Button variant="link" size="touch" data-thing="link">
        Link
      </Button>
      <Input aria-label="Name" size="touch" data-thing="input" />
      <Select aria-label="Choice" size="touch" options={OPTIONS} value="one" onValueChange={() => {}} />
      <Touchable>
        <label data-thing="row" className="flex h-5 min-h-4">
          Row
        </label>
      </Touchable>
      <Touchable shape="square">
        <span data-thing="square" className="block size-4" />
      </Touchable>
      <Touchable shape="column">
        <button type="button" data-thing="column" className="h-11">
          x
        </button>
      </Touchable>
    </main>
  )
}

const things = () => [...document.querySelectorAll<HTMLElement>('[data-thing], [role=combobox]')]
const nameOf = (thing: HTMLElement) => thing.dataset['thing'] ?? 'select'

test('on a phone, everything is as high as a finger needs', async () => {
  await page.viewport(390, 800)
  await render(<Everything />)
  expect(things()).toHaveLength(13)
  const small = things().filter((thing) => thing.getBoundingClientRect().height < 44)
  expect(small.map(nameOf)).toEqual([])
  const narrow = things().filter((thing) => thing.getBoundingClientRect().width < 44)
  // These are as wide as their text.
  const texts = ['touch', 'touch-sm', 'link', 'row']
  expect(narrow.map(nameOf).filter((name) => !texts.includes(name))).toEqual([])
})

test('on a large screen, it is as dense as the rest', async () => {
  await page.viewport(1280, 800)
  await render(<Everything />)
  const large = things().filter((thing) => thing.getBoundingClientRect().height >= 44)
  expect(large.map(nameOf)).toEqual(['icon-lg', 'column'])
})

test('what it makes larger keeps its own classes, events and ref', async () => {
  const pressed: string[] = []
  await render(
    <Touchable className="mt-2">
      <button type="button" className="h-5" onClick={() => pressed.push('once')}>
        Press
      </button>
    </Touchable>,
  )
  const button = page.getByRole('button', { name: 'Press' })
  await button.click()
  expect(pressed).toEqual(['once'])
  expect([...button.element().classList]).toEqual(expect.arrayContaining(['h-5', 'mt-2']))
})
