import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const idOf = (index: number) => `0198c5a0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`

const facts = (index: number) => ({
  outlineId: idOf(index),
  campaignTitle: `A trail that is longer than one line, number ${index}`,
  subjectLine: 'A subject line',
  previewText: '',
  template: 'Best sellers',
  workflowStatus: 'draft',
  mainTopicTitle: `Topic ${index}`,
  segment: `Segment ${index}`,
  promotion: false,
  occasion: null,
})
const email = (index: number, day: string, changes: object = {}) => ({
  id: idOf(index + 50),
  ...facts(index),
  sendTime: `${day}T18:30:00-05:00`,
  manualOverride: true,
  justification: null,
  notes: null,
  ...changes,
})
const shipping = {
  id: 'last-shipping',
  name: 'Last safe shipping day',
  kind: 'season',
  date: '2090-12-14',
  lastDay: '2090-12-14',
  approximate: false,
}

async function open(
  month: { schedules?: object[]; unscheduled?: object[]; observances?: object[] },
  more: object = {},
) {
  const answers = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    'GET /api/calendar': answer({
      schedules: [],
      unscheduled: [],
      waiting: [],
      planned: [],
      observances: [],
      ...month,
    }),
  }
  answeringServer(Object.defineProperties(answers, Object.getOwnPropertyDescriptors(more)))
  await openProduct(`/dashboard/email-calendar?brandId=${tannholt.id}&year=2090&month=12`)
  await expect.element(page.getByRole('grid', { name: 'Days' })).toBeVisible()
}

function isWhole(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const chip = element.closest('[data-outline]')!.getBoundingClientRect()
  const text = document.createRange()
  text.selectNodeContents(element)
  const words = text.getBoundingClientRect()
  return (
    box.width > 20 &&
    words.width <= box.width + 1 &&
    box.left >= chip.left &&
    box.right <= chip.right + 0.5 &&
    box.bottom <= chip.bottom + 0.5
  )
}
const shownPart = (index: number, part: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-outline="${idOf(index)}"] [data-part=${part}]`)].find(
    (element) => getComputedStyle(element).display !== 'none',
  )!

beforeEach(() => page.viewport(1280, 900))

test.each([820, 1280, 1440, 1680])(
  'a manual email shows its whole time and the word Manual at %i px',
  async (width) => {
    await page.viewport(width, 900)
    const schedules = [
      email(1, '2090-12-04'),
      email(2, '2090-12-06', { workflowStatus: 'sent' }),
      email(3, '2090-12-12'),
      email(4, '2090-12-12', { workflowStatus: 'approved' }),
    ]
    await open({ schedules })
    for (const index of [1, 2, 3, 4]) {
      expect([index, shownPart(index, 'manual').textContent, isWhole(shownPart(index, 'manual'))]).toEqual([
        index,
        'Manual',
        true,
      ])
      expect([index, isWhole(shownPart(index, 'time'))]).toEqual([index, true])
    }
  },
)

test.each([820, 1440])('three emails on a day show their times and the word Manual at %i px', async (width) => {
  await page.viewport(width, 900)
  await open({
    schedules: [
      email(1, '2090-12-04'),
      email(2, '2090-12-04', { workflowStatus: 'sent' }),
      email(3, '2090-12-04', { manualOverride: false }),
    ],
  })
  for (const index of [1, 2]) {
    expect([index, shownPart(index, 'manual').textContent, isWhole(shownPart(index, 'manual'))]).toEqual([
      index,
      'Manual',
      true,
    ])
  }
  for (const index of [1, 2, 3]) expect([index, isWhole(shownPart(index, 'time'))]).toEqual([index, true])
})

test('six weeks and the legend fit on 1440 by 900 with several brands, below one line of heading', async () => {
  await page.viewport(1440, 900)
  const brands = ['Tannholt Kaffee', 'Quillhound Supply', 'Brisalba Botánica'].map((name, index) => ({
    ...tannholt,
    id: index === 0 ? tannholt.id : idOf(90 + index),
    name,
  }))
  await open({ schedules: [email(1, '2090-12-04')] }, { 'GET /api/brands': answer({ brands }) })
  const bottom = (element: Element) => Math.ceil(element.getBoundingClientRect().bottom)
  const legend = page.getByRole('list', { name: 'Legend' }).element()
  expect([bottom(page.getByRole('gridcell').elements().at(-1)!) <= 900, bottom(legend) <= 900]).toEqual([true, true])
  const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect()
  for (const locator of [
    page.getByRole('heading', { name: 'December 2090' }),
    page.getByRole('switch', { name: 'Holidays' }),
    page.getByRole('button', { name: 'Print and export' }),
  ]) {
    const { top, bottom: end } = locator.element().getBoundingClientRect()
    expect(Math.abs((top + end) / 2 - (heading.top + heading.bottom) / 2)).toBeLessThan(4)
  }
})

test('six weeks and the legend fit on 1440 by 900, and names of days wrap', async () => {
  await page.viewport(1440, 900)
  await open({ observances: [shipping], schedules: [email(1, '2090-12-04')] })
  const days = page.getByRole('gridcell').elements()
  expect(days).toHaveLength(42)
  const last = days.at(-1)!.getBoundingClientRect()
  const legend = page.getByRole('list', { name: 'Legend' }).element().getBoundingClientRect()
  expect([Math.ceil(last.bottom) <= 900, Math.ceil(legend.bottom) <= 900]).toEqual([true, true])
  const name = page.getByText('Last safe shipping day', { exact: true }).element()
  expect(name.scrollHeight - name.clientHeight).toBeLessThanOrEqual(1)
  expect(name.scrollWidth - name.clientWidth).toBeLessThanOrEqual(1)
})

async function openWithPlan() {
  const placed = Array.from({ length: 8 }, (_, index) =>
    email(index, `2090-12-${String(2 + index * 3).padStart(2, '0')}`, {
      manualOverride: false,
      justification: `Reason ${index}.`,
    }),
  )
  let schedules: object[] = []
  await open(
    {},
    {
      get 'GET /api/calendar'() {
        const unscheduled = schedules.length === 0 ? placed.map((_, index) => facts(index)) : []
        return answer({ schedules, unscheduled, waiting: [], planned: [], observances: [] })
      },
      get 'POST /api/calendar/suggest'() {
        schedules = placed
        return answer({
          schedules: placed,
          unplaced: [],
          campaigns: 0,
          learnsFrom: 15,
          keptFree: [],
          sharedReason: 'There is no sending history yet, so the days follow general best practice.',
          reasons: placed.map(({ outlineId }, index) => ({ outlineId, reason: `Reason ${index}.`, against: null })),
          tooMany: null,
        })
      },
    },
  )
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep this schedule' })).toBeVisible()
}

test('the reasons and the month of an AI schedule are visible together', async () => {
  await page.viewport(1440, 900)
  await openWithPlan()
  const panel = page.getByRole('region', { name: '8 emails scheduled by AI' })
  await expect.element(panel).toBeVisible()
  const grid = page.getByRole('grid', { name: 'Days' }).element().getBoundingClientRect()
  const box = panel.element().getBoundingClientRect()
  expect(box.right).toBeLessThanOrEqual(grid.left)
  expect(Math.abs(box.top - grid.top)).toBeLessThanOrEqual(1)
  expect(Math.ceil(box.bottom)).toBeLessThanOrEqual(900)
  expect(grid.width).toBeGreaterThan(700)
  await expect.element(panel.getByText('Reason 3.')).toBeInTheDocument()
  expect(panel.getByText(/general best practice/i).elements()).toHaveLength(1)
})

test('without room at the side, the month is between the choice and the reasons', async () => {
  await page.viewport(1024, 768)
  await openWithPlan()
  const boxOf = (locator: ReturnType<typeof page.getByRole>) => locator.element().getBoundingClientRect()
  const grid = page.getByRole('grid', { name: 'Days' })
  const keep = page.getByRole('button', { name: 'Keep this schedule' })
  expect(boxOf(keep).bottom).toBeLessThanOrEqual(boxOf(grid).top)
  expect(boxOf(page.getByText('Reason 3.')).top).toBeGreaterThan(boxOf(grid).bottom)
  expect(isWhole(shownPart(3, 'suggested'))).toBe(true)
})
