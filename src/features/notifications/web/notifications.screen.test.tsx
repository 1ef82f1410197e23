import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const WORKSPACE = northfold().id
const LIST = `GET /api/workspaces/${WORKSPACE}/notifications`
const READ = `POST /api/workspaces/${WORKSPACE}/notifications/read`

const workspaces = (plan: PlanName): Parameters<typeof answeringServer>[0] => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({
    workspaces: [northfold(plan)],
    memberships: [adaIn(WORKSPACE)],
  }),
})

const notification = (number: number, changes: object = {}) => ({
  id: `0198c5a0-0000-7000-8000-1000000000${number}`,
  kind: 'assigned',
  outlineId: `0198c5a0-0000-7000-8000-2000000000${number}`,
  outlineTitle: `Outline ${number}`,
  commentId: null,
  actorName: 'Kim',
  decision: null,
  createdAt: new Date(Date.now() - number * 60_000).toISOString(),
  readAt: null,
  ...changes,
})
const three = [
  notification(11),
  notification(12, { kind: 'ready_for_review' }),
  notification(13, { kind: 'approved', readAt: new Date().toISOString() }),
]
const listed = (notifications: object[], unread: number, more = false) => answer({ notifications, unread, more })

const bell = page.getByRole('button', { name: /^Notifications/ })
const panel = page.getByRole('dialog', { name: 'Notifications' })
const open = (plan: PlanName, answers: Parameters<typeof answeringServer>[0]) => {
  const asked = answeringServer({ ...workspaces(plan), ...answers })
  return openProduct('/dashboard/settings?tab=support').then((router) => ({ asked, router }))
}

beforeEach(() => page.viewport(1280, 800))

describe('the bell', () => {
  test('shows the number of unread notifications, also in words', async () => {
    await open('TEAMS', { [LIST]: listed(three, 2) })
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
    await expect.element(page.getByRole('status').filter({ hasText: '2 unread notifications' })).toBeInTheDocument()
    await bell.click()
    await expect.element(panel.getByRole('link', { name: /Outline 11/ })).toBeVisible()
    const texts = panel.getByRole('link', { name: /Outline/ }).elements()
    expect(texts.map((link) => link.textContent)).toEqual([
      'Unread: Kim assigned you Outline 1111 minutes ago',
      'Unread: Kim requested a review of Outline 1212 minutes ago',
      'Kim approved Outline 1313 minutes ago',
    ])
  })

  test('opens the outline and marks the notification as read', async () => {
    const { asked, router } = await open('TEAMS', { [LIST]: listed(three, 2), [READ]: answer({ unread: 1 }) })
    await bell.click()
    await panel.getByRole('link', { name: /Outline 11/ }).click()
    await expect.element(panel).not.toBeInTheDocument()
    expect(router.state.location.href).toBe(`/dashboard/email-outlines/${three[0]!.outlineId}`)
    await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread')
    expect(asked.find(({ call }) => call === READ)?.body).toEqual({ notifications: [three[0]!.id] })
  })

  test('marks one or all as read without leaving the page', async () => {
    const { asked } = await open('TEAMS', { [LIST]: listed(three, 2), [READ]: answer({ unread: 0 }) })
    await bell.click()
    await panel.getByRole('button', { name: 'Mark as read: Outline 12' }).click()
    await expect.element(panel.getByRole('button', { name: 'Mark as read: Outline 12' })).not.toBeInTheDocument()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(bell).toHaveAccessibleName('Notifications')
    await expect.element(panel.getByRole('button', { name: 'Mark all as read' })).toBeDisabled()
    expect(asked.filter(({ call }) => call === READ).map(({ body }) => body)).toEqual([
      { notifications: [three[1]!.id] },
      {},
    ])
  })

  test('shows an error and the real state when marking fails', async () => {
    const sentence = 'The service is busy. Please try again in a moment.'
    await open('TEAMS', { [LIST]: listed(three, 2), [READ]: refusal(503, 'UNAVAILABLE', sentence) })
    await bell.click()
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(page.getByText(sentence)).toBeInTheDocument()
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
  })

  test('works with the keyboard', async () => {
    await open('TEAMS', { [LIST]: listed(three, 2) })
    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
    bell.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(panel.getByRole('link', { name: /Outline 11/ })).toBeVisible()
    const seen: string[] = []
    for (let presses = 0; presses < 3; presses++) {
      seen.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
      await userEvent.keyboard('{Tab}')
    }
    expect(seen.join(' | ')).toContain('Mark all as read')
    expect(seen.join(' | ')).toContain('Outline 11')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(bell).toHaveFocus()
  })

  test('says when the list is empty or fails to load', async () => {
    const answers = { ...workspaces('TEAMS'), [LIST]: refusal(503, 'UNAVAILABLE', 'The service is busy.') }
    answeringServer(answers)
    await openProduct('/dashboard/settings?tab=support')
    await bell.click()
    await expect.element(panel.getByText('The service is busy.')).toBeVisible()
    answers[LIST] = listed([], 0)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel.getByText('Nothing new')).toBeVisible()
  })

  test('fits on a phone', async () => {
    await page.viewport(320, 640)
    const long = notification(14, { outlineTitle: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) })
    await open('TEAMS', { [LIST]: listed([long, ...three], 3, true) })
    await bell.click()
    await expect.element(panel.getByRole('button', { name: 'Show older' })).toBeVisible()
    const { left, right, bottom } = panel.element().getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(bottom).toBeLessThanOrEqual(640)
    expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth)
    const smallest = () =>
      Math.min(
        ...panel
          .getByRole('button')
          .elements()
          .map((target) => target.getBoundingClientRect().height),
      )
    await expect.poll(smallest).toBeGreaterThanOrEqual(44)
  })

  test.each(['FREE', 'STARTER', 'PRO'] as const)("isn't shown on %s and loads nothing", async (plan) => {
    const { asked } = await open(plan, {})
    await expect.element(page.getByRole('button', { name: 'Switch to dark' })).toBeVisible()
    await expect.element(bell).not.toBeInTheDocument()
    expect(asked.map(({ call }) => call)).not.toContain(LIST)
  })
})

describe('the notification settings', () => {
  const on = { app: true, email: true }
  const CHOICES = 'GET /api/settings/notifications'
  const CHOOSE = 'PATCH /api/settings/notifications'
  const openProfile = (plan: PlanName, answers: Parameters<typeof answeringServer>[0]) => {
    const asked = answeringServer({ ...workspaces(plan), [LIST]: listed([], 0), ...answers })
    return openProduct('/dashboard/settings?tab=profile').then(() => asked)
  }
  const before = {
    assigned: on,
    review_requested: on,
    ready_for_review: { app: true, email: false },
    approved: on,
    mentioned: on,
    commented: on,
    client_commented: on,
    client_decided: on,
  }
  const choices = answer({ choices: before })

  test('have a switch for each kind and channel, which acts right away', async () => {
    const chosen = { ...before, assigned: { ...on, email: false } }
    const asked = await openProfile('TEAMS', { [CHOICES]: choices, [CHOOSE]: answer({ choices: chosen }) })
    const mine = page.getByRole('switch', { name: 'Assigned to you: Email' })
    await expect.element(mine).toBeChecked()
    await expect.element(page.getByRole('switch', { name: 'Ready for review: Email' })).not.toBeChecked()
    expect(page.getByRole('switch').elements()).toHaveLength(16)
    await mine.click()
    await expect.element(mine).not.toBeChecked()
    expect(asked.find(({ call }) => call === CHOOSE)?.body).toEqual({ assigned: { email: false } })
  })

  test('revert a failed change', async () => {
    await openProfile('TEAMS', { [CHOICES]: choices, [CHOOSE]: refusal(503, 'UNAVAILABLE', 'The service is busy.') })
    const mine = page.getByRole('switch', { name: 'Approved: In the app' })
    await mine.click()
    await expect.element(page.getByText('The service is busy.')).toBeInTheDocument()
    await expect.element(mine).toBeChecked()
  })

  test('name the plan that has notifications', async () => {
    await openProfile('PRO', {})
    const card = page.getByRole('region', { name: 'Notifications' }).filter({ hasText: 'Available only on Teams plan' })
    await expect.element(card.getByRole('link', { name: 'Upgrade to Teams' })).toBeVisible()
  })
})
