import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { buttonClasses } from './button-classes.ts'
import { Button } from './button.tsx'
import { TooltipProvider } from './tooltip.tsx'

const reason = 'Upgrade to export your outlines'
const exportButton = () => page.getByRole('button', { name: 'Export', exact: true })

test('a button with a reason can be focused and has a role, a name and the reason', async () => {
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

test('a press on a button with a reason shows it and submits nothing', async () => {
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

test('a button keeps its element and the focus when its reason disappears', async () => {
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

const VARIANTS = ['primary', 'secondary', 'ghost', 'destructive', 'link'] as const

/** The red, green and blue that the browser paints, between 0 and 1. */
function painted(color: string): number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return Array.from(context.getImageData(0, 0, 1, 1).data.subarray(0, 3), (part) => part / 255)
}

function luminance(color: string): number {
  const [red, green, blue] = painted(color).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

test.each(['light', 'dark'])('a busy button keeps a contrast of 4.5 in the %s theme', async (theme) => {
  document.documentElement.classList.toggle('dark', theme === 'dark')
  onTestFinished(() => document.documentElement.classList.remove('dark'))
  await render(
    <TooltipProvider>
      {VARIANTS.map((variant) => (
        <div key={variant} className="bg-bg">
          <Button variant={variant} busy>
            {variant}
          </Button>
          <a href="/" aria-busy="true" className={buttonClasses({ variant })}>
            {`Link ${variant}`}
          </a>
        </div>
      ))}
    </TooltipProvider>,
  )
  await expect.element(page.getByRole('link', { name: 'Link link' })).toBeVisible()
  const faint = [...document.querySelectorAll<HTMLElement>('[aria-busy]')].flatMap((button) => {
    for (const animation of button.getAnimations()) animation.finish()
    const { color, backgroundColor, opacity } = getComputedStyle(button)
    const behind =
      backgroundColor === 'rgba(0, 0, 0, 0)' ? getComputedStyle(button.parentElement!).backgroundColor : backgroundColor
    const reached = contrast(color, behind)
    return opacity === '1' && reached >= 4.5 ? [] : [`${button.textContent}: ${reached.toFixed(2)}`]
  })
  expect(faint).toEqual([])
})
