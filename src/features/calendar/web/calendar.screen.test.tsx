import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlannedIdea, WaitingMonth } from '../contract.ts'
import { currentToasts } from '#web/kit/toast-store.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const gifts = '0198c5a0-0000-7000-8000-00000000000a'
const trails = '0198c5a0-0000-7000-8000-00000000000b'
const TITLES: Record<string, string> = { [gifts]: 'Gift ideas', [trails]: 'Trail days' }
const offset = '-05:00'

const facts = (outlineId: string) => ({
  outlineId,
  campaignTitle: TITLES[outlineId],
  subjectLine: 'A subject line',
  previewText: '',
  template: 'Best sellers',
  workflowStatus: 'draft',
  mainTopicTitle: TITLES[outlineId],
  segment: '',
  promotion: false,
  occasion: null,
})

/** A calendar that applies changes. `times` are in the brand's zone, null for unscheduled emails. */
function calendar(
  times: Record<string, string | null>,
  role = 'OWNER',
  waitingIn: WaitingMonth[] = [],
  plannedIdeas: PlannedIdea[] = [],
) {
  const idOf = (outlineId: string) => outlineId.replace('0000000000', '1111111111')
  const byScheduler = new Set<string>()
  const schedule = (outlineId: string, manualOverride = !byScheduler.has(outlineId)) => ({
    id: idOf(outlineId),
    ...facts(outlineId),
    sendTime: `${times[outlineId]}:00${offset}`,
    manualOverride,
    justification: manualOverride ? null : 'Thursday morning: no other email was near when we scheduled this.',
    notes: null,
  })
  const ids = Object.keys(times)
  const place = (outlineId: string, time: string | null) => {
    times[outlineId] = time
    byScheduler.delete(outlineId)
  }
  const answers = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    get 'GET /api/calendar'() {
      const has = (outlineId: string) => times[outlineId] !== null
      return answer({
        schedules: ids.filter(has).map((outlineId) => schedule(outlineId)),
        unscheduled: ids.filter((outlineId) => !has(outlineId)).map(facts),
        waiting: waitingIn,
        planned: plannedIdeas,
        observances: [],
      })
    },
    get 'POST /api/calendar/schedule'() {
      const { outlineId, newSendTime } = asked.at(-1)!.body as { outlineId: string; newSendTime: string }
      // Simulates a clock that skips the hour from 2 to 3.
      place(outlineId, newSendTime.replace('T02:', 'T03:'))
      return answer({ schedule: schedule(outlineId) })
    },
    get 'POST /api/calendar/suggest'() {
      const { outlineIds } = asked.at(-1)!.body as { outlineIds: string[] }
      for (const [index, outlineId] of outlineIds.entries()) {
        place(outlineId, `2090-12-1${index}T10:00`)
        byScheduler.add(outlineId)
      }
      const schedules = outlineIds.map((outlineId) => schedule(outlineId, false))
      const reasons = outlineIds.map((outlineId) => ({ outlineId, reason: 'A calm day.', against: null }))
      const said = { sharedReason: null, reasons, tooMany: null }
      return answer({ schedules, unplaced: [], campaigns: 127, learnsFrom: 15, keptFree: [], ...said })
    },
    get 'POST /api/calendar/suggest/undo'() {
      const { outlineIds } = asked.at(-1)!.body as { outlineIds: string[] }
      for (const outlineId of outlineIds) place(outlineId, null)
      return answer({ outlineIds })
    },
  }
  for (const outlineId of ids) {
    Object.defineProperty(answers, `GET /api/email-outlines/${outlineId}`, {
      get: () => {
        const scheduledSendAt = times[outlineId] ? `${times[outlineId]}:00${offset}` : null
        const outline = { ...DRAFT, ...BRIEF, id: outlineId, brandId: tannholt.id, title: TITLES[outlineId] }
        return answer({ outline: { ...outline, scheduledSendAt } })
      },
    })
    Object.defineProperty(answers, `DELETE /api/calendar/schedule/${idOf(outlineId)}`, {
      get() {
        place(outlineId, null)
        return answer({ ok: true })
      },
    })
  }
  const asked = answeringServer(answers)
  return { times, asked, place }
}

const OCTOBER_IS_OVER =
  "October 2026 is over. You can still plan it for your records, but you can't schedule emails in it."

async function open({ year, month } = { year: 2090, month: 12 }) {
  await page.viewport(1280, 900)
  return openProduct(`/dashboard/email-calendar?brandId=${tannholt.id}&year=${year}&month=${month}`)
}
const email = (title: string) =>
  page.getByRole('grid', { name: 'Days' }).getByRole('button', { name: new RegExp(`^${title}`) })
const waiting = (title: string) =>
  page.getByRole('region', { name: 'Unscheduled campaigns' }).getByRole('button', { name: new RegExp(`^${title}`) })

test('fast keys each move the email, and each move can be undone', async () => {
  const { times } = calendar({ [gifts]: '2090-12-04T10:00' })
  await open()
  const button = email('Gift ideas')
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  await expect.poll(() => times[gifts]).toBe('2090-12-07T10:00')
  await expect.element(email('Gift ideas, Thursday, December 7')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => times[gifts]).toBe('2090-12-06T10:00')
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.poll(() => times[gifts]).toBe('2090-12-04T10:00')
})

test('an undo keeps what someone else moved since', async () => {
  const { times, place } = calendar({ [gifts]: '2090-12-04T10:00' })
  await open()
  await expect.element(email('Gift ideas')).toBeVisible()
  ;(email('Gift ideas').element() as HTMLElement).focus()
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => times[gifts]).toBe(null)
  place(gifts, '2090-12-25T10:00')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect
    .poll(() => currentToasts().map(({ description }) => description))
    .toContain('Gift ideas has moved since then, so we left it where it is.')
  expect(times[gifts]).toBe('2090-12-25T10:00')
  await expect.element(email('Gift ideas, Monday, December 25')).toBeVisible()
})

test('undoes an AI schedule as a whole, and then the move before it', async () => {
  const { times } = calendar({ [gifts]: '2090-12-04T10:00', [trails]: null })
  await open()
  await expect.element(email('Gift ideas')).toBeVisible()
  ;(email('Gift ideas').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => times[gifts]).toBe('2090-12-05T10:00')
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  await expect.element(page.getByRole('heading', { name: '1 email scheduled by AI' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(waiting('Trail days')).toHaveFocus()
  expect(times).toEqual({ [gifts]: '2090-12-05T10:00', [trails]: null })
  await expect.element(page.getByRole('heading', { name: '1 email scheduled by AI' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => times[gifts]).toBe('2090-12-04T10:00')
})

test('an AI schedule waits until the user keeps it, whatever month is shown', async () => {
  calendar({ [gifts]: null })
  const router = await open()
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  const heading = page.getByRole('heading', { name: '1 email scheduled by AI' })
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('heading', { name: 'January 2091' })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'December 2090' })).toBeVisible()
  await expect.element(heading).toBeVisible()
  const ghost = page.getByRole('gridcell').getByRole('button', { name: /^Gift ideas, .*, Suggested, / })
  await expect.element(ghost).toBeVisible()
  await page.getByRole('button', { name: 'Keep this schedule' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  await expect.element(ghost).not.toBeInTheDocument()
  await expect.element(email('Gift ideas')).toHaveFocus()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('calendar-plan'))).toEqual([])
})

test('a suggestion that is moved with the keys becomes a decision', async () => {
  const { times } = calendar({ [gifts]: null, [trails]: null })
  await open()
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  const ghosts = page.getByRole('gridcell').getByRole('button', { name: /, Suggested, / })
  await expect.poll(() => ghosts.elements().length).toBe(2)
  await expect.element(page.getByText('A calm day.').first()).toBeVisible()
  ;(email('Trail days').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => times[trails]).toBe('2090-12-12T10:00')
  await expect.poll(() => ghosts.elements().length).toBe(1)
  await expect.element(email('Trail days')).toHaveAccessibleName(/, Manual, /)
  await expect.poll(() => page.getByText('A calm day.').elements().length).toBe(1)
})

test('on a phone, the suggestions are in the agenda, with the choice above and the reasons below', async () => {
  calendar({ [gifts]: null })
  await open()
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  await expect.element(page.getByRole('heading', { name: '1 email scheduled by AI' })).toHaveFocus()
  const top = (locator: ReturnType<typeof page.getByRole>) => locator.element().getBoundingClientRect().top
  const ghost = page.getByRole('button', { name: /^Gift ideas, .*, Suggested, / })
  const keep = page.getByRole('button', { name: 'Keep this schedule' })
  const reasons = page.getByRole('region', { name: 'Reasons' })
  await expect.element(reasons.getByText('A calm day.')).toBeVisible()
  expect([top(keep) < top(ghost), top(ghost) < top(reasons)]).toEqual([true, true])
  for (const button of [keep, page.getByRole('button', { name: 'Undo all' }), ghost]) {
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await keep.click()
  await expect.element(reasons).not.toBeInTheDocument()
})

test('says when daylight saving time skips the requested time', async () => {
  calendar({ [gifts]: null })
  await open()
  await waiting('Gift ideas').click()
  await page.getByLabelText('Date').fill('2090-12-12')
  await page.getByLabelText('Time').fill('02:30')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect
    .poll(() => currentToasts().map(({ description }) => description))
    .toContain(
      "Gift ideas. 2:30 AM doesn't exist that day because of daylight saving time. We scheduled it for 3:30 AM.",
    )
})

describe('a month without unscheduled emails', () => {
  test('says that all campaigns are scheduled when no outline is unscheduled', async () => {
    calendar({ [gifts]: '2090-12-04T10:00' })
    await open()
    await expect.element(page.getByText('All campaigns are scheduled')).toBeVisible()
  })

  test('names the other months with unscheduled outlines and links to them', async () => {
    calendar({ [gifts]: '2090-12-04T10:00' }, 'OWNER', [
      { year: 2090, month: 11, outlines: 11 },
      { year: 2091, month: 1, outlines: 1 },
    ])
    await open()
    await expect.element(page.getByRole('link', { name: '1 outline is waiting in January 2091' })).toBeVisible()
    await expect.element(page.getByText('All campaigns are scheduled')).not.toBeInTheDocument()
    await page.getByRole('link', { name: '11 outlines are waiting in November' }).click()
    await expect.element(page.getByRole('heading', { name: 'November 2090' })).toBeVisible()
  })
})

test('while emails of the month wait, only later months with unscheduled outlines are named', async () => {
  calendar({ [gifts]: null }, 'OWNER', [
    { year: 2090, month: 11, outlines: 11 },
    { year: 2090, month: 12, outlines: 1 },
    { year: 2091, month: 1, outlines: 2 },
  ])
  await open()
  await expect.element(waiting('Gift ideas')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '2 outlines are waiting in January 2091' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /waiting in November/ })).not.toBeInTheDocument()
  await expect.element(page.getByText('All campaigns are scheduled')).not.toBeInTheDocument()
})

describe('the past', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T15:00:00Z') })
    return () => void vi.useRealTimers()
  })

  test('asks before scheduling on a past day and keeps the input after Cancel', async () => {
    const { times } = calendar({ [gifts]: null })
    await open({ year: 2026, month: 11 })
    await waiting('Gift ideas').click()
    await page.getByLabelText('Date').fill('2026-11-03')
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByText(/Tuesday, November 3 is in the past\./)).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByLabelText('Date')).toHaveValue('2026-11-03')
    await expect.element(page.getByRole('button', { name: 'Schedule', exact: true })).toHaveFocus()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await question.getByRole('button', { name: 'Schedule' }).click()
    await expect.poll(() => times[gifts]).toBe('2026-11-03T10:00')
  })

  test('rejects a past month at the field with the same message', async () => {
    const { asked } = calendar({ [gifts]: null })
    await open({ year: 2026, month: 11 })
    await waiting('Gift ideas').click()
    await page.getByLabelText('Date').fill('2026-10-31')
    await expect.element(page.getByText(OCTOBER_IS_OVER)).toBeVisible()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    await page.getByLabelText('Date').fill('2026-11-30')
    await expect.element(page.getByText(OCTOBER_IS_OVER)).not.toBeInTheDocument()
    expect(asked.filter(({ call }) => call === 'POST /api/calendar/schedule')).toEqual([])
  })

  test("the keys don't move an email into a past month", async () => {
    const { times, asked } = calendar({ [gifts]: '2026-11-01T10:00' })
    await open({ year: 2026, month: 11 })
    await expect.element(email('Gift ideas')).toBeVisible()
    ;(email('Gift ideas').element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect.poll(() => currentToasts().map(({ description }) => description)).toContain(OCTOBER_IS_OVER)
    expect(times[gifts]).toBe('2026-11-01T10:00')
    expect(asked.filter(({ call }) => call === 'POST /api/calendar/schedule')).toEqual([])
  })

  test('a past month says so and offers no scheduling', async () => {
    calendar({ [gifts]: null })
    await open({ year: 2026, month: 10 })
    await expect.element(page.getByRole('note')).toHaveTextContent(OCTOBER_IS_OVER)
    await expect.element(page.getByRole('button', { name: 'AI Schedule All' })).toBeDisabled()
    await waiting('Gift ideas').click()
    await expect.element(page.getByLabelText('Date')).toHaveValue('2026-11-23')
  })
})

test('a planned email without an outline is on its day and links to its idea', async () => {
  const ideaId = '0198c5a0-0000-7000-8000-00000000000c'
  calendar({}, 'OWNER', [], [{ ideaId, title: 'Grind it twice', date: '2026-12-03' }])
  await open({ year: 2026, month: 12 })
  await expect.element(page.getByRole('gridcell', { name: /December 3.*1 planned/ })).toBeVisible()
  const ghost = page.getByRole('link', { name: /^Planned: Grind it twice/ })
  await expect.element(ghost).toBeVisible()
  await expect
    .element(ghost)
    .toHaveAttribute('href', expect.stringMatching(new RegExp(`create-emails\\?.*idea=(?:%22)?${ideaId}`)))
})
