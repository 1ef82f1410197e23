import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { appBootstrap } from '#web/document-bootstrap.ts'
import { BrandSelect } from '#features/brands/web/widgets/brand-select.tsx'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { PendingPage, type PageName } from '#web/loading-frames.tsx'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const outline = {
  ...DRAFT,
  ...BRIEF,
  id: '0198c5a0-0000-7000-8000-000000000101',
  brandId: tannholt.id,
  title: 'Small gifts for long evenings',
}
const account = {
  ...emptyAccount,
  'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
  'GET /api/brands': answer({ brands: [{ ...tannholt, workspaceId: workspace.id }] }),
  [`GET /api/email-outlines/${outline.id}`]: answer({ outline }),
}

beforeEach(() => {
  document.documentElement.classList.remove('dark')
  document.cookie = 'sidebar_state=; path=/; max-age=0'
  return page.viewport(1280, 900)
})

test('the active tab is marked with a line', async () => {
  answeringServer(account)
  await openProduct('/dashboard/settings')
  const active = page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account Info' })
  await expect.element(active).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(active.element()).borderBottomWidth).toBe('2px')
})

const frames = import.meta.glob<string>(['../../../web/*.tsx', '!../../../web/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const selectorsIn = (rules: Iterable<CSSRule>): string[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
  ])

test('the style sheet has a rule for every class of the parts beside the kit', () => {
  const selectors = [...document.styleSheets].flatMap((sheet) => selectorsIn(sheet.cssRules)).join('\n')
  const classes = Object.values(frames)
    .flatMap((source) => [...source.matchAll(/className=(?:"([^"]+)"|\{classNames\((.+?)\)\})/gs)])
    .flatMap(([, plain, composed = '']) => plain ?? [...composed.matchAll(/'([^']+)'/g)].map(([, text]) => text!))
    .flatMap((text) => text.trim().split(/\s+/))
  expect(classes).toContain('border-b-2')
  expect([...new Set(classes)].filter((name) => !selectors.includes(`.${CSS.escape(name)}`))).toEqual([])
})

describe('the sidebar of a first visit', () => {
  const start = () => {
    const script = document.createElement('script')
    script.text = appBootstrap
    document.head.append(script)
    script.remove()
    return document.documentElement.dataset['sidebar']
  }

  test.each([
    [820, 'icon'],
    [1023, 'icon'],
    [1024, 'wide'],
    [390, 'wide'],
  ])('at %i px is %s', async (width, expected) => {
    await page.viewport(width, 900)
    expect(start()).toBe(expected)
  })

  test('is what was chosen before', async () => {
    await page.viewport(820, 900)
    document.cookie = 'sidebar_state=true; path=/'
    expect(start()).toBe('wide')
    await page.viewport(1280, 900)
    document.cookie = 'sidebar_state=false; path=/'
    expect(start()).toBe('icon')
  })
})

function lightnessOf(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  canvas.fillStyle = getComputedStyle(element).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return (red + green + blue) / 765
}

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  beforeEach(() => void document.documentElement.classList.toggle('dark', theme === 'dark'))

  test('a chosen filter is lighter than its track', async () => {
    await render(
      <ChoiceBar
        aria-label="Filter"
        value="all"
        onValueChange={() => {}}
        options={[
          { value: 'all', label: 'All' },
          { value: 'mine', label: 'My Assignments' },
        ]}
      />,
    )
    const track = lightnessOf(page.getByRole('group', { name: 'Filter' }).element())
    expect(lightnessOf(page.getByRole('button', { name: 'All' }).element())).toBeGreaterThan(track)
  })

  test('a chosen brand never looks like the main action', async () => {
    const brands = [tannholt, { ...tannholt, id: '0198c5a0-0000-7000-8000-000000000014', name: 'Quillhound Supply' }]
    await render(
      <>
        <BrandSelect brands={brands} brand={tannholt} onChoose={() => {}} />
        <Button>Generate</Button>
      </>,
    )
    const fill = (name: string) => getComputedStyle(page.getByRole('button', { name }).element()).backgroundColor
    expect(fill(tannholt.name)).not.toBe(fill('Generate'))
    expect(fill(tannholt.name)).not.toBe(fill('Quillhound Supply'))
  })

  test('a day of another month is darker than a day of the month', async () => {
    await render(
      <div>
        <div data-testid="month" className="bg-surface" />
        <div data-testid="outside" className="bg-outside" />
      </div>,
    )
    const [month, outside] = ['month', 'outside'].map((id) => lightnessOf(page.getByTestId(id).element()))
    expect(outside).toBeLessThan(month!)
  })

  test('a disc with initials stands out from the card', async () => {
    await render(
      <div data-testid="card" className="bg-surface">
        {['Ada', 'Grace', 'Quillhound', 'Tannholt'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>,
    )
    const card = page.getByTestId('card').element()
    for (const disc of card.children) expect(Math.abs(lightnessOf(disc) - lightnessOf(card))).toBeGreaterThan(0.05)
  })
})

const PAGES: [string, PageName][] = [
  ['/dashboard', 'home'],
  ['/dashboard/create-emails', 'createEmails'],
  ['/dashboard/email-outlines', 'library'],
  ['/dashboard/email-calendar', 'calendar'],
  ['/dashboard/settings', 'settings'],
  ['/dashboard/billing', 'billing'],
]

test.each(PAGES)('the loading frame of %s begins where the page does', async (address, name) => {
  answeringServer(account)
  await openProduct(address)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
  const main = document.getElementById('main')!
  const place = (element: Element, inside: Element) => {
    const { left, top } = element.getBoundingClientRect()
    const outer = inside.getBoundingClientRect()
    return { left: Math.round(left - outer.left), top: Math.round(top - outer.top) }
  }
  const header = heading.element().closest('header')!
  const paged = [header, heading.element(), header.nextElementSibling!].map((element) => place(element, main))
  const frame = await render(
    <div className={main.className}>
      <PendingPage page={name} />
    </div>,
  )
  const outer = frame.container.firstElementChild!
  const framed = ['heading', 'title', 'block'].flatMap((part) => {
    const element = outer.querySelector(`[data-frame-${part}]`)
    return element === null ? [] : [place(element, outer)]
  })
  expect(framed.length).toBeGreaterThanOrEqual(2)
  expect(framed).toEqual(paged.slice(0, framed.length))
})
