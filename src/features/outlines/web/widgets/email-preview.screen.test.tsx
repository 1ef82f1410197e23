import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PlanName } from '#shared/plan-catalog.ts'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const id = '0198c5a0-0000-7000-8000-000000000101'
const sections = [{ id: 'a', section: 'Opening', visual: 'A lamp, 4:5', copy: 'Dark evenings {{ name }}' }]
const outline = {
  ...DRAFT,
  ...BRIEF,
  id,
  brandId: tannholt.id,
  title: 'Mail 1',
  previewText: 'A lamp for the evening.',
  sections,
}

async function open(standing: { plan?: PlanName; role?: string; status?: string; sent?: object } = {}) {
  const { plan = 'FREE', role = 'COLLABORATOR', status = 'ACTIVE', sent = {} } = standing
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [northfold(plan, { status })],
      memberships: [adaIn(workspaceId, role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/email-outlines/${id}`]: answer({ outline: { ...outline, ...sent } }),
    [`GET /api/email-outlines/${id}/neighbors`]: answer({ previous: null, next: null, position: 1, total: 1 }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [] }),
  })
  await openProduct(`/dashboard/email-outlines/${id}`)
  await expect.element(button('Email')).toBeVisible()
  return asked
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const frame = () => document.querySelector('iframe')!
const isPressed = (name: string) => button(name).element().getAttribute('aria-pressed') === 'true'

beforeEach(() => page.viewport(1280, 900))

test.each([
  ['on Free', {}],
  ['in a suspended workspace', { plan: 'OMNI', role: 'OWNER', status: 'SUSPENDED' }],
  ['of a sent email', { plan: 'PRO', role: 'OWNER', sent: { workflowStatus: 'sent' } }],
] as const)('the preview opens without a request %s', async (_, standing) => {
  const asked = await open(standing)
  // Comments and other parts of the page load after it.
  const isQuiet = async () => {
    const count = asked.length
    await new Promise((done) => setTimeout(done, 200))
    return asked.length === count
  }
  await expect.poll(isQuiet).toBe(true)
  const before = asked.length
  await button('Email').click()
  await expect.element(page.getByText('This is a wireframe of the brief, not the finished design.')).toBeVisible()
  expect(frame().getAttribute('sandbox')).toBe('')
  expect(frame().srcdoc).toContain('Dark evenings &#123;&#123; name &#125;&#125;')
  expect(frame().title).toBe('Email: A subject line')
  await expect.element(page.getByText('A lamp for the evening.')).toBeVisible()
  await expect.element(page.getByText('What the mail is for.')).not.toBeInTheDocument()
  expect(asked).toHaveLength(before)
  await button('Brief').click()
  await expect.element(page.getByText('What the mail is for.')).toBeVisible()
})

test('shows the width of a phone and of a desktop, each in light and in dark', async () => {
  await open()
  await button('Email').click()
  expect([frame().clientWidth, isPressed('Desktop'), isPressed('Light')]).toEqual([600, true, true])
  const light = frame().srcdoc
  await button('Phone').click()
  expect([frame().clientWidth, frame().srcdoc]).toEqual([375, light])
  await button('Dark').click()
  expect(frame().srcdoc).toContain('content="dark"')
  await button('Desktop').click()
  expect([frame().clientWidth, isPressed('Dark')]).toEqual([600, true])
})

test('works with the keyboard alone', async () => {
  await open()
  button('Email').element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Tab}')
  for (let step = 0; step < 12 && document.activeElement !== button('Dark').element(); step++) {
    await userEvent.keyboard('{Tab}')
  }
  await userEvent.keyboard(' ')
  expect(frame().srcdoc).toContain('content="dark"')
})

test('the wide email scrolls in its box on a phone, and the page doesn’t', async () => {
  await page.viewport(390, 844)
  await open()
  await button('Email').click()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  const box = page.getByRole('group', { name: 'Desktop width' }).element()
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth)
  await button('Phone').click()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('an outline without an email in it says so', async () => {
  await open({ sent: { sections: [], cta: '' } })
  await button('Email').click()
  await expect.element(page.getByText('This outline has no sections yet, so the email is empty.')).toBeVisible()
})

test('the page exports the email as HTML beside TXT and DOCX', async () => {
  const asked = await open({ plan: 'STARTER' })
  await button('Export').click()
  for (const name of ['TXT', 'DOCX', 'HTML']) await expect.element(page.getByRole('menuitem', { name })).toBeVisible()
  await page.getByRole('menuitem', { name: 'HTML' }).click()
  await expect.poll(() => asked.some(({ call }) => call === `GET /api/outlines/${id}/export/html`)).toBe(true)
})
