import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PastCampaign } from '../campaign-contract.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt as brand } from '#test/browser/brand.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const campaign = (at: number, changes: Partial<PastCampaign>): PastCampaign => ({
  id: `0198c5a0-0000-7000-8000-00000000000${at}`,
  name: `Campaign ${at}`,
  subject: null,
  segment: null,
  sentAt: `2026-05-0${at} 10:00:00`,
  deliveries: 1000,
  proposedTheme: null,
  countedAs: null,
  ...changes,
})
const sale = campaign(1, { name: 'Summer sale', subject: 'Everything for the trail', proposedTheme: 'sale' })
const bowl = campaign(2, { name: 'Packable Bowl', segment: 'VIP', countedAs: 'bundle' })
const list = `GET /api/brands/${brand.id}/campaigns`
const insights = `GET /api/brands/${brand.id}/insights`
const change = `PATCH /api/campaigns/${sale.id}`

function account({ role = 'OWNER', status = 'ACTIVE' } = {}): Record<string, ReturnType<typeof answer>> {
  const workspace = northfold('PRO', { status })
  return {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, role)] }),
    'GET /api/brands': answer({ brands: [brand] }),
    [insights]: answer({ campaigns: 2, insights: null }),
    [list]: answer({ campaigns: [sale, bowl], nextCursor: null }),
  }
}

const rowOf = ({ name }: PastCampaign) => page.getByRole('listitem', { name, exact: true })
const choiceOf = (of: PastCampaign) => rowOf(of).getByRole('combobox', { name: 'Counted as' })

test.each([
  [1280, 800],
  [390, 844],
])('with the mouse at %d px, a member corrects a campaign and goes back', async (width, height) => {
  await page.viewport(width, height)
  const answers = account()
  const asked = answeringServer(answers)
  await openProduct('/dashboard/insights')
  await expect.element(choiceOf(sale)).toHaveTextContent('Sale')
  await expect.element(choiceOf(bowl)).toHaveTextContent('Bundle')
  await expect.element(rowOf(bowl).getByText('Set by a member')).toBeVisible()
  await expect.element(rowOf(sale).getByText('Set by a member')).not.toBeInTheDocument()

  answers[change] = answer({ campaign: { ...sale, countedAs: 'none' } })
  await choiceOf(sale).click()
  await page.getByRole('option', { name: 'No theme' }).click()
  await expect.element(rowOf(sale).getByText('Set by a member')).toBeVisible()
  await expect.element(choiceOf(sale)).toHaveTextContent('No theme')
  expect(asked.find(({ call }) => call === change)?.body).toEqual({ countedAs: 'none' })
  await expect.poll(() => asked.filter(({ call }) => call === insights).length).toBe(2)

  answers[change] = answer({ campaign: sale })
  await rowOf(sale).getByRole('button', { name: 'Go back to “Sale”' }).click()
  await expect.element(rowOf(sale).getByText('Set by a member')).not.toBeInTheDocument()
  await expect.element(choiceOf(sale)).toHaveTextContent('Sale')
  expect(asked.findLast(({ call }) => call === change)?.body).toEqual({ countedAs: null })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('works with the keyboard and keeps the focus in the row', async () => {
  await page.viewport(390, 844)
  const answers = account()
  answers[change] = answer({ campaign: { ...sale, countedAs: 'giftguide' } })
  const asked = answeringServer(answers)
  await openProduct('/dashboard/insights')
  await expect.element(choiceOf(sale)).toBeVisible()
  ;(choiceOf(sale).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  // The list moves its focus shortly after it opens and after each letter.
  await expect.element(page.getByRole('option', { name: 'Sale' })).toHaveFocus()
  await userEvent.keyboard('Gift')
  await expect.element(page.getByRole('option', { name: 'Gift guide' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choiceOf(sale)).toHaveTextContent('Gift guide')
  await expect.element(choiceOf(sale)).toHaveFocus()
  expect(asked.find(({ call }) => call === change)?.body).toEqual({ countedAs: 'giftguide' })
  await expect.element(rowOf(sale).getByRole('button', { name: 'Go back to “Sale”' })).toBeVisible()
  answers[change] = answer({ campaign: sale })
  await userEvent.tab()
  await expect.element(rowOf(sale).getByRole('button', { name: 'Go back to “Sale”' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(choiceOf(sale)).toHaveFocus()
  await expect.element(choiceOf(sale)).toHaveTextContent('Sale')
})

test('shows an error and the earlier theme', async () => {
  const answers = account()
  answers[change] = refusal(503, 'UNAVAILABLE', 'Busy.')
  answeringServer(answers)
  await openProduct('/dashboard/insights')
  await choiceOf(sale).click()
  await page.getByRole('option', { name: 'Launch' }).click()
  await expect.element(page.getByText('Busy.')).toBeVisible()
  await expect.element(choiceOf(sale)).toHaveTextContent('Sale')
})

test.each([{ role: 'CREATOR' }, { role: 'COLLABORATOR' }, { status: 'SUSPENDED' }])(
  'without permission, shows the theme without a control: %o',
  async (standing) => {
    answeringServer(account(standing))
    await openProduct('/dashboard/insights')
    await expect.element(rowOf(sale).getByText('Counted as', { exact: true })).toBeVisible()
    await expect.element(rowOf(sale).getByText('Sale', { exact: true })).toBeVisible()
    await expect.element(rowOf(bowl).getByText('Bundle', { exact: true })).toBeVisible()
    await expect.element(rowOf(bowl).getByText('Set by a member', { exact: true })).toBeVisible()
    expect(rowOf(sale).getByRole('combobox').elements()).toEqual([])
    expect(rowOf(bowl).getByRole('button').elements()).toEqual([])
  },
)

test('loads more campaigns on request and can retry', async () => {
  const answers = account()
  answers[list] = refusal(503, 'UNAVAILABLE', 'Busy.')
  answeringServer(answers)
  await openProduct('/dashboard/insights')
  await expect.element(page.getByText("We couldn't load the campaigns")).toBeVisible()
  answers[list] = answer({ campaigns: [sale], nextCursor: 'next' })
  answers[`${list}?limit=20&cursor=next`] = answer({ campaigns: [bowl], nextCursor: null })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rowOf(sale)).toBeVisible()
  await expect.element(rowOf(bowl)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Show more campaigns' }).click()
  await expect.element(rowOf(bowl)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Show more campaigns' })).not.toBeInTheDocument()
})
