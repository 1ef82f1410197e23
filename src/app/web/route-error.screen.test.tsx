import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'

const away = refusal(503, 'UNAVAILABLE', 'The service is busy.')

test('a page that was opened during an outage appears when the server is back', async () => {
  const answers = { ...emptyAccount, 'GET /api/workspaces': away }
  const asked = answeringServer(answers)
  await openProduct('/dashboard')
  await expect.element(page.getByRole('alert').getByText('The service is busy.', { exact: true })).toBeVisible()
  answers['GET /api/workspaces'] = answer({ workspaces: [], memberships: [] })
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'GET /api/workspaces').length).toBeGreaterThan(1)
})

test("a page with a permanent error doesn't retry", async () => {
  const asked = answeringServer({
    ...emptyAccount,
    'GET /api/workspaces': refusal(403, 'FORBIDDEN', 'No.'),
  })
  await openProduct('/dashboard')
  await expect.element(page.getByRole('alert').getByText('No.', { exact: true })).toBeVisible()
  expect(asked.filter(({ call }) => call === 'GET /api/workspaces')).toHaveLength(1)
})
