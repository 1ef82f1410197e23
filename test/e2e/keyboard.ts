import type { Page } from 'playwright-core'

const FURTHEST = 120

/** Throws if Tab never reaches it. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = []
  for (let press = 0; press < FURTHEST; press++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      if (element === null || element === document.body) return ''
      const labels =
        'labels' in element
          ? [...((element.labels as NodeListOf<HTMLLabelElement> | null) ?? [])].map((label) => label.textContent)
          : []
      return (
        [element.getAttribute('aria-label') ?? '', ...labels, element.textContent].find((text) => text !== '') ?? ''
      )
    })
    seen.push(focused)
    if (name.test(focused.trim())) return
  }
  throw new Error(`Tab never reached ${name}; it went over: ${seen.join(' | ')}`)
}

export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.insertText(text)
}

export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}
