import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentToasts } from '#web/kit/toast-store.ts'
import { answer, answeringServer, badGateway, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const brandId = tannholt.id
const other = { ...tannholt, id: '0198c5a0-0000-7000-8000-000000000014', name: 'Quill & Hound' }
const first = '0198c5a0-0000-7000-8000-000000000101'
const second = '0198c5a0-0000-7000-8000-000000000102'
const made = '0198c5a0-0000-7000-8000-000000000201'
const outline = (id: string, title: string, changes: object = {}) => ({
  ...DRAFT,
  ...BRIEF,
  id,
  brandId,
  title,
  ...changes,
})
const HINT = { check: 'do-not-say', field: 'executiveBrief', line: null, message: 'The brand never says “velvet”.' }

async function open(role = 'OWNER', width = 1440) {
  await page.viewport(width, 900)
  const outlines = [outline(first, 'Mail 1'), outline(second, 'Mail 2')]
  const answers: Parameters<typeof answeringServer>[0] = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [northfold('OMNI')], memberships: [adaIn(northfold().id, role)] }),
    'GET /api/brands': answer({ brands: [tannholt, other] }),
    [`GET /api/brands/${brandId}/library`]: answer({
      months: [{ year: 2026, month: 12, outlines: 2 }],
      first: outlines,
      hasOutlines: true,
    }),
    [`GET /api/email-outlines/${first}`]: answer({ outline: outlines[0] }),
  }
  const asked = answeringServer(answers)
  const router = await openProduct(`/dashboard/email-outlines?brandId=${brandId}`)
  await expect.element(page.getByRole('button', { name: 'Details of Mail 1' })).toBeVisible()
  const copied = () => asked.filter(({ call }) => call.endsWith('/copy'))
  return { answers, copied, router }
}

const dialog = () => page.getByRole('dialog', { name: 'Copy to…' })
async function openBulk() {
  await page.getByRole('checkbox', { name: 'Select Mail 1' }).click()
  await page.getByRole('checkbox', { name: 'Select Mail 2' }).click()
  await page.getByRole('button', { name: 'Bulk Actions (2)' }).click()
  await page.getByRole('menuitem', { name: 'Copy to…' }).click()
}
async function chooseOther() {
  await dialog().getByRole('button', { name: other.name }).click()
}

test('the details copy to the next month with the keyboard alone, and the toast opens the copy', async () => {
  const { answers, copied, router } = await open('CREATOR')
  const copy = outline(made, 'Mail 1', { planMonth: { year: 2027, month: 1 } })
  answers[`POST /api/outlines/${first}/copy`] = answer({ outline: copy, hints: [HINT] }, 201)
  await page.getByRole('button', { name: 'Details of Mail 1' }).click()
  const copyTo = page.getByRole('button', { name: 'Copy to…' })
  await expect.element(copyTo).toBeVisible()
  copyTo.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Mail 1')).toBeVisible()
  await expect.element(dialog().getByRole('combobox', { name: 'Month' })).toHaveTextContent('January')
  await expect.element(dialog().getByRole('combobox', { name: 'Year' })).toHaveTextContent('2027')
  dialog().getByRole('button', { name: 'Copy', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(copied().map(({ body }) => body)).toEqual([{ brandId, year: 2027, month: 1 }])
  const [told] = currentToasts()
  expect(told).toMatchObject({ title: 'Outline copied', description: 'To Tannholt Kaffee, January 2027' })
  told!.action!.onSelect()
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/email-outlines/${made}`)
})

test('copies of another brand say what breaks its rules, and which outlines were not copied', async () => {
  const { answers, copied } = await open()
  answers[`POST /api/outlines/${first}/copy`] = answer(
    { outline: outline(made, 'Mail 1', { brandId: other.id }), hints: [HINT] },
    201,
  )
  answers[`POST /api/outlines/${second}/copy`] = badGateway
  await openBulk()
  await expect.element(dialog().getByText('For 2 outlines.')).toBeVisible()
  await chooseOther()
  await expect
    .element(dialog().getByText('Links and the design of Tannholt Kaffee stay behind.', { exact: false }))
    .toBeVisible()
  await dialog().getByRole('button', { name: 'Copy', exact: true }).click()
  const result = page.getByRole('dialog', { name: '1 outline copied' })
  await expect.element(result.getByText('To Quill & Hound, January 2027')).toBeVisible()
  await expect.element(result.getByText(HINT.message)).toBeVisible()
  const reason = "Mail 2: We couldn't copy this outline. Check your connection and try again."
  await expect.element(result.getByRole('alert').getByText(reason)).toBeVisible()
  await expect.element(result.getByRole('button', { name: 'Done' })).toHaveFocus()
  expect(result.getByRole('link', { name: 'Mail 1' }).element().getAttribute('href')).toContain(made)
  await userEvent.keyboard('{Enter}')
  await expect.element(result).not.toBeInTheDocument()
  await expect.element(page.getByRole('checkbox', { name: 'Select Mail 1' })).not.toBeChecked()
  expect(copied().map(({ body }) => body)).toEqual([
    { brandId: other.id, year: 2027, month: 1 },
    { brandId: other.id, year: 2027, month: 1 },
  ])
})

test('after the limit of a day, no more outlines are asked for', async () => {
  const { answers, copied } = await open()
  const limit = 'A workspace can copy 50 outlines a day. Try again tomorrow.'
  answers[`POST /api/outlines/${first}/copy`] = refusal(429, 'RATE_LIMITED', limit)
  await openBulk()
  await dialog().getByRole('button', { name: 'Copy', exact: true }).click()
  const result = page.getByRole('dialog', { name: 'Nothing was copied' })
  await expect.element(result.getByText(`Mail 2: ${limit}`)).toBeVisible()
  expect(copied()).toHaveLength(1)
})

test('on a phone the dialog fits, and Cancel copies nothing', async () => {
  const { copied } = await open('OWNER', 390)
  await openBulk()
  await chooseOther()
  const box = dialog().element().getBoundingClientRect()
  expect([box.left >= 0, box.right <= 390]).toEqual([true, true])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(copied()).toEqual([])
})
