import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { TooltipProvider } from './tooltip.tsx'

const reason = 'Upgrade to export your outlines'
const exportButton = () => page.getByRole('button', { name: 'Export', exact: true })

test('a button with a reason is one stop of the keyboard with a role, a name and the reason', async () => {
  const pressed: string[] = []
  await render(
    <TooltipProvider>
      <Button>First</Button>
      <Button reason={reason} onClick={() => pressed.push('Export')}>
        Export
      </Button>
      <Button onClick={() => pressed.push('Last')}>Last</Button>
    </TooltipProvider>,
  )
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(exportButton()).toHaveFocus()
  await expect.element(exportButton()).toHaveAccessibleDescription(reason)
  await expect.element(exportButton()).toBeDisabled()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(reason)
  await userEvent.keyboard('{Enter} ')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(pressed).toEqual(['Last'])
})

test('a press on a button with a reason shows the reason and sends no form', async () => {
  let sent = 0
  await render(
    <TooltipProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent++
        }}
      >
        <input aria-label="Name" />
        <Button type="submit" reason="Nothing has changed yet.">
          Save
        </Button>
      </form>
    </TooltipProvider>,
  )
  await page.getByRole('button', { name: 'Save' }).click({ force: true })
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Nothing has changed yet.')
  await page.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(0)
})

test('a button keeps its element and the focus when its reason goes', async () => {
  function Toggled() {
    const [locked, setLocked] = useState(true)
    return (
      <TooltipProvider>
        <Button reason={locked ? reason : undefined} onClick={() => setLocked(true)}>
          Export
        </Button>
        <input aria-label="Unlock" onChange={() => setLocked(!locked)} />
      </TooltipProvider>
    )
  }
  await render(<Toggled />)
  const before = exportButton().element()
  await page.getByLabelText('Unlock').fill('x')
  await expect.element(exportButton()).toBeEnabled()
  expect(exportButton().element()).toBe(before)
  expect(before.getAttribute('aria-describedby')).toBeNull()
  await exportButton().click()
  await expect.element(exportButton()).toBeDisabled()
  await expect.element(exportButton()).toHaveFocus()
})
