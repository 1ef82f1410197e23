import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { ada, emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('TEAMS')
const berlin = { ...tannholt, country: 'DE' as const, timezone: 'Europe/Berlin' }
const newYork = { ...tannholt, id: '0198c5a0-0000-7000-8000-0000000000b2', name: 'Quillhound Supply' }
const brands = [berlin, newYork]
const ADDRESS = `/api/workspaces/${workspace.id}/calendar`
const idOf = (index: number) => `0198c5a0-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`

const email = (index: number, brandId: string, sendTime: string, changes: object = {}) => ({
  id: idOf(index + 50),
  outlineId: idOf(index),
  campaignTitle: `Email ${index}`,
  subjectLine: `Subject of ${index}`,
  previewText: '',
  template: 'Best sellers',
  workflowStatus: 'draft',
  mainTopicTitle: `Topic ${index}`,
  segment: `Segment ${index}`,
  promotion: false,
  occasion: null,
  sendTime,
  manualOverride: false,
  justification: null,
  notes: null,
  brandId,
  assignedToName: null,
  ...changes,
})
const inBerlin = (index: number, day: string, changes: object = {}) =>
  email(index, berlin.id, `${day}T10:00:00+01:00`, changes)
const inNewYork = (index: number, day: string, changes: object = {}) =>
  email(index, newYork.id, `${day}T09:00:00-05:00`, changes)

const thanksgiving = {
  id: 'thanksgiving',
  name: 'Thanksgiving',
  kind: 'holiday',
  date: '2026-11-26',
  lastDay: '2026-11-26',
  approximate: false,
  countries: ['US'],
}

/** A server that moves emails and filters them by brand. */
function serve(items: ReturnType<typeof email>[], more: object = {}, role = 'OWNER', status = 'ACTIVE', own = brands) {
  const shown = { unscheduled: [], observances: [], more: false, ...more }
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [{ ...workspace, status }],
      memberships: [{ ...adaIn(workspace.id, role), lastAccessedBrandId: newYork.id }],
    }),
    'GET /api/brands': answer({ brands: own }),
    [`GET /api/workspaces/${workspace.id}/users`]: answer({
      users: [{ id: ada.id, fullName: ada.name, email: ada.email }],
    }),
    [`GET ${ADDRESS}`]: () => {
      const query = new URLSearchParams(asked.at(-1)?.query)
      const ids = query.get('brandIds')?.split(',') ?? own.map(({ id }) => id)
      return answer({
        brands: own
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, country, timezone }) => ({ id, name, country, timezone })),
        items: items.filter(
          ({ brandId, workflowStatus, sendTime }) =>
            ids.includes(brandId) &&
            [null, workflowStatus].includes(query.get('status')) &&
            sendTime.slice(0, 10) >= query.get('from')! &&
            sendTime.slice(0, 10) <= query.get('to')!,
        ),
        ...shown,
      })
    },
    'GET /api/calendar': answer({ schedules: [], unscheduled: [], waiting: [], planned: [], observances: [] }),
    'PATCH /api/memberships/last-accessed-brand': answer({ ok: true }),
    'POST /api/calendar/schedule': (body) => {
      const { scheduleId, newSendTime } = body as { scheduleId: string; newSendTime: string }
      const item = items.find(({ id }) => id === scheduleId)!
      item.sendTime = `${newSendTime}:00${item.sendTime.slice(19)}`
      item.manualOverride = true
      return answer({ schedule: item })
    },
  })
  return asked
}

const open = (search: string, kept?: Record<string, string>) => openProduct(`/dashboard/email-calendar?${search}`, kept)
const days = () => page.getByRole('grid', { name: 'Days' })
const inGrid = (title: string) => days().getByRole('button', { name: new RegExp(`^${title}`) })
const rangesOf = (asked: ReturnType<typeof serve>) =>
  asked
    .filter(({ call }) => call === `GET ${ADDRESS}`)
    .map(({ query }) => Object.fromEntries(new URLSearchParams(query)))

beforeEach(async () => {
  await page.viewport(1440, 900)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') })
  return () => void vi.useRealTimers()
})

describe('the month of all brands', () => {
  test('names brands, cities and what each brand has to do, and changes no brand choice', async () => {
    const asked = serve([inBerlin(1, '2026-12-03'), inNewYork(2, '2026-12-03')], {
      unscheduled: [
        { brandId: berlin.id, year: 2026, month: 12, count: 1 },
        { brandId: newYork.id, year: 2027, month: 1, count: 3 },
      ],
    })
    await open('')
    await page.getByRole('button', { name: 'All brands', exact: true }).click()
    await expect
      .element(inGrid('Email 1'))
      .toHaveAccessibleName('Email 1, Tannholt Kaffee, Thursday, December 3, 10:00 Berlin, Draft')
    await expect.element(inGrid('Email 2')).toHaveAccessibleName(/Quillhound Supply.*9:00 AM New York/)
    await expect.element(page.getByText("All times are in each brand's time zone.")).toBeVisible()
    expect(page.getByRole('gridcell').elements()).toHaveLength(42)
    // Two brands on one day aren't a conflict, and January has its own page.
    const lines = page.getByRole('list', { name: 'Brands to plan' })
    expect(lines.element().textContent).toBe('TKTannholt Kaffee: 1 email needs a date')
    await expect.element(page.getByRole('button', { name: 'AI Schedule All' })).not.toBeInTheDocument()
    expect(asked.some(({ call }) => call.startsWith('PATCH'))).toBe(false)

    await lines.getByRole('button').click()
    await expect.element(page.getByRole('region', { name: 'Unscheduled campaigns' })).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
    expect(asked.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({ brandId: berlin.id })
  })

  test('a crowded day shows four emails and how many there are', async () => {
    serve([1, 2, 3, 4, 5, 6, 7].map((index) => inBerlin(index, '2026-12-03')))
    await open('brandId=all&year=2026&month=12')
    const day = page.getByRole('gridcell', { name: /^Thursday, December 3,/ })
    await expect.element(day.getByText('7 emails', { exact: true })).toBeVisible()
    expect(day.element().querySelectorAll('[data-outline]')).toHaveLength(4)
    await day.getByRole('button', { name: '3 more on Thursday, December 3' }).click()
    expect(
      page.getByRole('dialog', { name: 'Thursday, December 3' }).getByText('Tannholt Kaffee').elements(),
    ).toHaveLength(7)
  })

  test('a move keeps brand and time, and can be undone', async () => {
    const asked = serve([inNewYork(1, '2026-12-03')])
    await open('brandId=all&year=2026&month=12')
    await expect.element(inGrid('Email 1')).toBeVisible()
    ;(inGrid('Email 1').element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(inGrid('Email 1, Quillhound Supply, Friday, December 4, 9:00 AM')).toHaveFocus()
    const move = () => asked.filter(({ call }) => call === 'POST /api/calendar/schedule').map(({ body }) => body)
    await expect.poll(move).toEqual([{ scheduleId: idOf(51), newSendTime: '2026-12-04T09:00', undo: false }])
    await inGrid('Email 1').click()
    const dialog = page.getByRole('dialog', { name: 'Email 1' })
    await expect.element(dialog.getByText('Quillhound Supply', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Open Quillhound Supply calendar' }).click()
    await expect
      .element(page.getByRole('button', { name: 'Quillhound Supply' }))
      .toHaveAttribute('aria-pressed', 'true')
  })

  test.each([
    ['COLLABORATOR', 'ACTIVE'],
    ['OWNER', 'SUSPENDED'],
  ])('%s in a workspace that is %s reads and moves nothing', async (role, status) => {
    const asked = serve([inBerlin(1, '2026-12-03')], {}, role, status)
    await open('brandId=all&year=2026&month=12')
    await expect.element(inGrid('Email 1')).toBeVisible()
    ;(inGrid('Email 1').element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}m')
    await inGrid('Email 1').click()
    await expect.element(page.getByRole('dialog').getByText('Send time')).toBeVisible()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(false)
  })

  test('a workspace with one brand shows it', async () => {
    serve([], {}, 'OWNER', 'ACTIVE', [berlin])
    await open('brandId=all')
    await expect.element(page.getByRole('region', { name: 'Unscheduled campaigns' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'All brands' })).not.toBeInTheDocument()
  })
})

describe('the week', () => {
  test('lists what goes out with its facts, week by week', async () => {
    const asked = serve(
      [
        inBerlin(1, '2026-11-24', { assignedToName: 'Noor Haddad', workflowStatus: 'approved' }),
        inNewYork(2, '2026-11-29'),
      ],
      { observances: [thanksgiving] },
    )
    await open('brandId=all&view=week&day=2026-11-24')
    const tuesday = page.getByRole('gridcell', { name: /^Tuesday, November 24, today, 1 email/ })
    await expect.poll(() => page.getByRole('gridcell').elements().length).toBe(7)
    for (const text of ['10:00 Berlin', 'Tannholt Kaffee', 'Email 1', 'Approved', 'Noor Haddad', 'Subject of 1']) {
      await expect.element(tuesday.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(page.getByText('Thanksgiving')).toBeVisible()
    // The emails around the week are needed for the warnings.
    expect(rangesOf(asked)[0]).toEqual({ from: '2026-11-15', to: '2026-12-05' })
    await expect.element(inGrid('Email 2')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect.element(page.getByRole('heading', { name: /Nov 29.*Dec 5, 2026/ })).toBeVisible()
    await expect.element(inGrid('Email 2')).toBeVisible()
    await page.getByRole('button', { name: 'This week' }).click()
    await expect.element(inGrid('Email 1')).toBeVisible()
  })

  test('works for one brand, with its unscheduled emails one step away', async () => {
    const asked = serve([], { unscheduled: [{ brandId: berlin.id, year: 2026, month: 11, count: 2 }] })
    await open(`brandId=${berlin.id}&view=week&day=2026-11-24`)
    await expect.element(page.getByText('Nothing is scheduled for these dates.')).toBeVisible()
    await expect.element(page.getByText('Times in Central European Time (Berlin)')).toBeVisible()
    expect(rangesOf(asked)[0]?.['brandIds']).toBe(berlin.id)
    await page.getByRole('button', { name: 'Show unscheduled emails' }).click()
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Unscheduled campaigns' })).toBeVisible()
  })
})

describe('the list', () => {
  test('groups the emails by day and sorts them by date', async () => {
    serve(
      [inBerlin(1, '2026-11-26'), inNewYork(2, '2026-11-26', { workflowStatus: 'sent' }), inBerlin(3, '2026-12-01')],
      {
        observances: [thanksgiving],
      },
    )
    await open('brandId=all&view=list')
    const table = page.getByRole('table', { name: 'Emails' })
    await expect.element(table).toBeVisible()
    const names = table
      .getByRole('columnheader')
      .elements()
      .map((cell) => cell.textContent)
    expect(names).toEqual(['Date', 'Time', 'Brand', 'Email', 'Campaign type', 'Status', 'Assigned to'])
    const groups = () => [...table.element().querySelectorAll('[scope=rowgroup]')].map((cell) => cell.textContent)
    expect(groups()).toEqual(['Thursday, November 26 · Thanksgiving', 'Tuesday, December 1'])
    expect(table.getByRole('row', { name: /Email 2/ }).element().textContent).toMatch(
      /Nov 26.*9:00 AM New York.*Quillhound Supply.*Best sellers.*Sent.*Unassigned/,
    )
    await table.getByRole('button', { name: 'Date' }).click()
    await expect.poll(groups).toEqual(['Tuesday, December 1', 'Thursday, November 26 · Thanksgiving'])
  })

  test('shows three ranges and opens an email with the keyboard', async () => {
    const asked = serve([inBerlin(1, '2026-11-26')])
    await open('brandId=all&view=list')
    await expect.element(page.getByRole('button', { name: 'Email 1' })).toBeVisible()
    expect(rangesOf(asked)[0]).toEqual({ from: '2026-11-24', to: '2026-12-07' })
    await page.getByRole('button', { name: 'Next 3 months' }).click()
    await expect.poll(() => rangesOf(asked).at(-1)).toEqual({ from: '2026-11-24', to: '2027-02-23' })
    await page.getByRole('button', { name: 'This month' }).click()
    await expect.poll(() => rangesOf(asked).at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-30' })
    await expect.element(page.getByRole('button', { name: 'Email 1' })).toBeVisible()
    ;(page.getByRole('button', { name: 'Email 1' }).element() as HTMLElement).focus()
    await userEvent.keyboard('m')
    await expect.element(page.getByRole('dialog', { name: 'Move to...' })).toBeVisible()
  })

  test('fits beside the sidebar at 1024 px without splitting the name of a brand', async () => {
    await page.viewport(1024, 768)
    serve([
      inNewYork(1, '2026-11-26', { workflowStatus: 'ready_for_review', assignedToName: 'Mateo Lindqvist' }),
      inBerlin(2, '2026-11-26'),
    ])
    await open('brandId=all&view=list')
    const table = page.getByRole('table', { name: 'Emails' })
    await expect.element(table).toBeVisible()
    const frame = table.element().parentElement!
    expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    const brand = table.getByRole('cell', { name: 'Quillhound Supply' }).element()
    expect(brand.getBoundingClientRect().height).toBeLessThan(80)
  })

  test('says when there are more emails than it shows', async () => {
    serve([inBerlin(1, '2026-11-26')], { more: true })
    await open('brandId=all&view=list')
    await expect
      .element(page.getByRole('note'))
      .toHaveTextContent('Showing the first 1,000 emails. Choose fewer brands or a shorter range.')
  })
})

describe('the filters', () => {
  test('narrow the emails, stay in the address and can be cleared', async () => {
    const asked = serve([inBerlin(1, '2026-12-03'), inNewYork(2, '2026-12-04', { workflowStatus: 'approved' })])
    await open('brandId=all&year=2026&month=12')
    await page.getByRole('button', { name: 'Brands to show: All brands' }).click()
    await page.getByRole('checkbox', { name: 'Tannholt Kaffee' }).click()
    await expect.element(page.getByRole('button', { name: 'Brands to show: 1 of 2 brands' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(inGrid('Email 2')).toBeVisible()
    await expect.element(inGrid('Email 1')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Assignee' }).click()
    await page.getByRole('option', { name: 'Assigned to me' }).click()
    await expect.poll(() => rangesOf(asked).some(({ assignee }) => assignee === ada.id)).toBe(true)
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Draft' }).click()
    await expect.element(page.getByText('No emails match these filters.')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).first().click()
    await expect.element(inGrid('Email 1')).toBeVisible()
    await expect.element(inGrid('Email 2')).toBeVisible()
  })
})

describe('the keys', () => {
  test('change the view, turn the page and lead to today, but not while someone types', async () => {
    serve([inBerlin(1, '2026-11-24')])
    const router = await open('brandId=all&view=week&day=2026-11-24')
    await expect.element(inGrid('Email 1')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('heading', { name: /Nov 29/ })).toBeVisible()
    await userEvent.keyboard('t')
    await expect.element(inGrid('Email 1')).toBeVisible()
    await userEvent.keyboard('l')
    await expect.element(page.getByRole('table', { name: 'Emails' })).toBeVisible()
    await userEvent.keyboard('m')
    await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible()
    await expect.element(inGrid('Email 1')).toBeVisible()
    ;(inGrid('Email 1').element() as HTMLElement).focus()
    await userEvent.keyboard('m')
    await expect.element(page.getByRole('dialog', { name: 'Move to...' })).toBeVisible()
    await page.getByLabelText('Date').click()
    await userEvent.keyboard('w')
    await expect.element(page.getByRole('dialog', { name: 'Move to...' })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ view: 'month' })
  })

  test('the browser keeps the last view of each person', async () => {
    serve([inNewYork(1, '2026-11-24')])
    await open('', { [`mailmonth-calendar-view-${ada.id}`]: 'week' })
    await expect.element(page.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'List' }).click()
    await expect.element(page.getByRole('table', { name: 'Emails' })).toBeVisible()
    expect(localStorage.getItem(`mailmonth-calendar-view-${ada.id}`)).toBe('list')
  })
})

test.each(['month', 'week', 'list'])('on a phone, the %s is an agenda that names the brands', async (view) => {
  await page.viewport(390, 844)
  serve([inBerlin(1, '2026-11-25')])
  await open(`brandId=all&view=${view}&day=2026-11-24`)
  const day = page.getByRole('region', { name: 'Wednesday, November 25' })
  await expect.element(day.getByText('Tannholt Kaffee')).toBeVisible()
  ;(day.getByRole('button', { name: 'Actions for Email 1' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Move to...' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Filters' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
  for (const width of [390, 320]) {
    await page.viewport(width, 844)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  }
})

test('prints the emails that it shows', async () => {
  serve([inBerlin(1, '2026-11-25'), inNewYork(2, '2026-11-25', { workflowStatus: 'approved' })])
  await open('brandId=all&view=list&status=approved')
  await expect.element(page.getByRole('button', { name: 'Email 2' })).toBeVisible()
  dispatchEvent(new Event('beforeprint'))
  const sheet = document.querySelector('[data-print-sheet=agenda]')!
  expect(sheet.textContent).toContain('Email 2')
  expect(sheet.textContent).toContain('9:00 AM')
  expect(sheet.textContent).not.toContain('Email 1')
  dispatchEvent(new Event('afterprint'))
})
