import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentToasts } from '../kit/toast-store.ts'
import { answer, answeringServer } from './answering-server.fixtures.ts'
import { tannholt } from './brand.fixtures.ts'
import { emptyAccount, openProduct } from './open-product.fixtures.tsx'
import { adaIn, northfold } from './workspace.fixtures.ts'

const workspace = northfold('PRO')
const gifts = '0198c5a0-0000-7000-8000-00000000000a'
const trails = '0198c5a0-0000-7000-8000-00000000000b'
const TITLES: Record<string, string> = { [gifts]: 'Gift ideas', [trails]: 'Trail days' }
const offset = '-05:00'

const facts = (outlineId: string) => ({
  outlineId,
  campaignTitle: TITLES[outlineId],
  subjectLine: 'A subject line',
  template: 'Best sellers',
  workflowStatus: 'draft',
  mainTopicTitle: TITLES[outlineId],
  segment: '',
  promotion: false,
  occasion: null,
})

/** A calendar that keeps what it is told; `times` is on the brand's clock, null for what waits. */
function calendar(times: Record<string, string | null>, role = 'OWNER') {
  const idOf = (outlineId: string) => outlineId.replace('0000000000', '1111111111')
  const schedule = (outlineId: string, manualOverride = true) => ({
    id: idOf(outlineId),
    ...facts(outlineId),
    sendTime: `${times[outlineId]}:00${offset}`,
    manualOverride,
    justification: manualOverride ? null : 'Thursday morning: no other email was near when this was placed.',
    notes: null,
  })
  const ids = Object.keys(times)
  const place = (outlineId: string, time: string | null) => {
    times[outlineId] = time
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
        observances: [],
      })
    },
    get 'POST /api/calendar/schedule'() {
      const { outlineId, newSendTime } = asked.at(-1)!.body as { outlineId: string; newSendTime: string }
      // As a clock that skips the hour from two to three.
      place(outlineId, newSendTime.replace('T02:', 'T03:'))
      return answer({ schedule: schedule(outlineId) })
    },
    get 'POST /api/calendar/suggest'() {
      const { outlineIds } = asked.at(-1)!.body as { outlineIds: string[] }
      for (const [index, outlineId] of outlineIds.entries()) place(outlineId, `2090-12-1${index}T10:00`)
      const schedules = outlineIds.map((outlineId) => schedule(outlineId, false))
      return answer({ schedules, unplaced: [], campaigns: 127, learnsFrom: 15, keptFree: [] })
    },
    get 'POST /api/calendar/suggest/undo'() {
      const { outlineIds } = asked.at(-1)!.body as { outlineIds: string[] }
      for (const outlineId of outlineIds) place(outlineId, null)
      return answer({ outlineIds })
    },
  }
  for (const outlineId of ids) {
    Object.defineProperty(answers, `GET /api/email-outlines/${outlineId}`, {
      get: () => answer({ outline: { scheduledSendAt: times[outlineId] && `${times[outlineId]}:00${offset}` } }),
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

async function open() {
  await page.viewport(1280, 900)
  return openProduct(`/dashboard/email-calendar?brandId=${tannholt.id}&year=2090&month=12`)
}
const email = (title: string) =>
  page.getByRole('grid', { name: 'Days' }).getByRole('button', { name: new RegExp(`^${title}`) })
const waiting = (title: string) =>
  page.getByRole('region', { name: 'Unscheduled campaigns' }).getByRole('button', { name: new RegExp(`^${title}`) })

test('keys that follow each other at once each move the email, and each is taken back', async () => {
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

test('what somebody moved since stays where it is', async () => {
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
    .toContain('Gift ideas was moved again since, so it stays where it is.')
  expect(times[gifts]).toBe('2090-12-25T10:00')
  await expect.element(email('Gift ideas, Monday, December 25')).toBeVisible()
})

test('a plan of the scheduler is taken back as a whole, and only then the move before it', async () => {
  const { times } = calendar({ [gifts]: '2090-12-04T10:00', [trails]: null })
  await open()
  await expect.element(email('Gift ideas')).toBeVisible()
  ;(email('Gift ideas').element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => times[gifts]).toBe('2090-12-05T10:00')
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  await expect.element(page.getByRole('heading', { name: '1 email placed by AI' })).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(waiting('Trail days')).toHaveFocus()
  expect(times).toEqual({ [gifts]: '2090-12-05T10:00', [trails]: null })
  await expect.element(page.getByRole('heading', { name: '1 email placed by AI' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => times[gifts]).toBe('2090-12-04T10:00')
})

test('what the scheduler said waits until it is kept, whatever month is looked at', async () => {
  calendar({ [gifts]: null })
  const router = await open()
  await page.getByRole('button', { name: 'AI Schedule All' }).click()
  const heading = page.getByRole('heading', { name: '1 email placed by AI' })
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('heading', { name: 'January 2091' })).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
  router.history.back()
  await expect.element(page.getByRole('heading', { name: 'December 2090' })).toBeVisible()
  await expect.element(heading).toBeVisible()
  await page.getByRole('button', { name: 'Keep this schedule' }).click()
  await expect.element(heading).not.toBeInTheDocument()
  await expect.element(email('Gift ideas')).toHaveFocus()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('calendar-plan'))).toEqual([])
})

test('says when the time that was asked for is skipped by the clocks', async () => {
  calendar({ [gifts]: null })
  await open()
  await waiting('Gift ideas').click()
  await page.getByLabelText('Date').fill('2090-12-12')
  await page.getByLabelText('Time').fill('02:30')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect
    .poll(() => currentToasts().map(({ description }) => description))
    .toContain('Gift ideas. 2:30 AM is skipped that day by the change to summer time: it is at 3:30 AM')
})

test('a day in the past is asked about, and what was typed is still there after no', async () => {
  calendar({ [gifts]: null })
  await open()
  await waiting('Gift ideas').click()
  await page.getByLabelText('Date').fill('2020-12-12')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('Date')).toHaveValue('2020-12-12')
  await expect.element(page.getByRole('button', { name: 'Schedule', exact: true })).toHaveFocus()
})
