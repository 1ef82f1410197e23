import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { DropdownMenu, MenuItem } from './dropdown-menu.tsx'
import { Select } from './select.tsx'
import { TooltipProvider } from './tooltip.tsx'

const OPTIONS = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]

function Choice({ label }: { label: string }) {
  const [value, setValue] = useState('one')
  return <Select aria-label={label} options={OPTIONS} value={value} onValueChange={setValue} />
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <TooltipProvider>
      <Choice label="On the page" />
      <DropdownMenu trigger={<Button>Menu</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Open</MenuItem>
      </DropdownMenu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Dialog">
        <Choice label="In the dialog" />
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </TooltipProvider>
  )
}

const inertThings = () => document.querySelectorAll('[inert]').length
const combobox = (name: string) => page.getByRole('combobox', { name })

test('only an open menu or list makes the page behind it inert', async () => {
  await render(<Page />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(inertThings).toBeGreaterThan(0)
  const hidden = [...document.querySelectorAll<HTMLElement>('[data-aria-hidden="true"]')]
  expect(hidden.every((each) => each.inert)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(inertThings).toBe(0)
})

test('a dialog that a menu opened works with its list, and so does the page afterward', async () => {
  await render(<Page />)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Open' }).click()
  await combobox('In the dialog').click()
  await page.getByRole('option', { name: 'Two' }).click()
  await expect.element(combobox('In the dialog')).toHaveTextContent('Two')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(inertThings).toBe(0)
  await combobox('On the page').click()
  await page.getByRole('option', { name: 'Two' }).click()
  await expect.element(combobox('On the page')).toHaveTextContent('Two')
})
