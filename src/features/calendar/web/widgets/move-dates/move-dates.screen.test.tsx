import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentToasts } from '#web/kit/toast-store.ts'
import { answer, answeringServer, badGateway, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const first = '0198c5a0-0000-7000-8000-000000000101'
const second = '0198c5a0-0000-7000-8000-000000000102'
const LOOK = `POST /api/brands/${brandId}/calendar-moves/preview`
const MOVE = `POST /api/brands/${brandId}/calendar-moves`
const CONFLICT = 'Two emails on Friday, December 11: “Mail 1” and “Mail 3”.'

const shown = (outlineId: string, title: string, changes: object = {}) => ({
  outlineId,
  campaignTitle: title,
  from: '2026-12-04T10:00',
  to: '2026-12-11T10:00',
  past: false,
  stays: null,
  ...changes,
})
const two = [shown(first, 'Mail 1'), shown(second, 'Mail 2', { from: null, to: null, stays: 'unscheduled' })]
const moved = { outlineId: first, from: '2026-12-04T10:00', to: '2026-12-11T10:00' }

async function open(moves: object[] = two, width = 1440) {
  await page.viewport(width, 900)
  const answers: Parameters<typeof answeringServer>[0] = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [northfold('PRO')], memberships: [adaIn(northfold().id, 'MANAGER')] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 2 }],
      first: [
        { ...DRAFT, id: first, brandId, title: 'Mail 1' },
        { ...DRAFT, id: second, brandId, title: 'Mail 2' },
      ],
      hasOutlines: true,
    }),
    [LOOK]: answer({ moves, conflicts: [CONFLICT] }),
    [MOVE]: answer({ moves: [moved], days: [] }),
  }
  const asked = answeringServer(answers)
  await openProduct('/dashboard/email-outlines')
  await page.getByRole('checkbox', { name: 'Select Mail 1' }).click()
  await page.getByRole('checkbox', { name: 'Select Mail 2' }).click()
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await page.getByRole('menuitem', { name: 'Move dates…' }).click()
  const bodies = (wanted: string) => asked.filter(({ call }) => call === wanted).map(({ body }) => body)
  return { answers, bodies }
}

const dialog = () => page.getByRole('dialog', { name: 'Move dates…' })

test('shows the new dates and conflicts before it moves, and one press of Undo moves all back', async () => {
  const { bodies } = await open()
  await expect.element(dialog().getByText(CONFLICT)).toBeVisible()
  await expect.element(dialog().getByText('Dec 11, 2026, 10:00 AM')).toBeVisible()
  await expect.element(dialog().getByText('Stays, because it has no date yet.')).toBeVisible()
  expect(bodies(LOOK)[0]).toEqual({ outlineIds: [first, second], shift: { by: 'days', days: 7 } })
  expect(bodies(MOVE)).toEqual([])
  await dialog().getByRole('button', { name: 'Move 1 email' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  const [told] = currentToasts()
  expect(told).toMatchObject({ title: 'Dates moved', description: '1 email' })
  await expect.element(page.getByRole('checkbox', { name: 'Select Mail 1' })).not.toBeChecked()
  told!.action!.onSelect()
  await expect
    .poll(() => bodies(MOVE))
    .toEqual([
      { moves: [moved], undo: false },
      { moves: [{ outlineId: first, from: moved.to, to: moved.from }], undo: true },
    ])
})

test('moves days earlier or to another month, and only by a number of days', async () => {
  const { bodies } = await open()
  const days = dialog().getByRole('textbox', { name: 'Days' })
  await days.fill('0')
  await expect.element(dialog().getByText('Enter a number from 1 to 366.')).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: 'Move', exact: true }))
    .toHaveAttribute('aria-disabled', 'true')
  await days.fill('14')
  await dialog().getByRole('combobox', { name: 'Move' }).click()
  await page.getByRole('option', { name: 'Days earlier' }).click()
  await expect.poll(() => bodies(LOOK).at(-1)).toMatchObject({ shift: { by: 'days', days: -14 } })
  await dialog().getByRole('combobox', { name: 'Move' }).click()
  await page.getByRole('option', { name: 'Same weekday of another month' }).click()
  await dialog().getByRole('combobox', { name: 'Month' }).click()
  await page.getByRole('option', { name: 'May' }).click()
  await expect.poll(() => bodies(LOOK).at(-1)).toMatchObject({ shift: { by: 'month', month: 5 } })
})

test('asks before it moves into the past, with the keyboard alone', async () => {
  const { bodies } = await open([shown(first, 'Mail 1', { past: true })])
  await expect.element(dialog().getByText('(in the past)')).toBeVisible()
  dialog().getByRole('textbox', { name: 'Days' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('alertdialog', { name: 'Schedule in the past?' })
  await expect.element(question.getByText('One of the new days is in the past.', { exact: false })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  expect(bodies(MOVE)).toEqual([])
  await dialog().getByRole('button', { name: 'Move 1 email' }).click()
  await question.getByRole('button', { name: 'Schedule' }).click()
  await expect.poll(() => bodies(MOVE)).toHaveLength(1)
})

test('stays open with the reason when the dates changed meanwhile or the server is unavailable', async () => {
  const { answers } = await open()
  const reason = '“Mail 1” has moved since then, so no email was moved.'
  for (const [refused, text] of [
    [refusal(409, 'CONFLICT', reason), reason],
    [badGateway, "We couldn't move the dates. Check your connection and try again."],
  ] as const) {
    answers[MOVE] = refused
    await dialog().getByRole('button', { name: 'Move 1 email' }).click()
    await expect.poll(() => currentToasts()[0]?.description).toBe(text)
    await expect.element(dialog()).toBeVisible()
  }
})

test('says that nothing can move, offers another try after an error, and fits a phone', async () => {
  const { answers } = await open([two[1]!], 390)
  const button = dialog().getByRole('button', { name: 'Move', exact: true })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(dialog().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  answers[LOOK] = badGateway
  await dialog().getByRole('textbox', { name: 'Days' }).fill('3')
  await expect.element(dialog().getByRole('button', { name: 'Try again' }), { timeout: 10_000 }).toBeVisible()
})
