import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answeringServer, badGateway, refusal } from '#test/browser/answering-server.ts'
import { tannholt, withoutKlaviyo } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspaceId = northfold().id
const brandId = tannholt.id
const id = '0198c5a0-0000-7000-8000-000000000101'
const READ = `GET /api/outlines/${id}/klaviyo-draft`
const CREATE = `POST /api/outlines/${id}/klaviyo-draft`
const AUDIENCES = `GET /api/brands/${brandId}/klaviyo/audiences`
const outline = {
  ...DRAFT,
  ...BRIEF,
  id,
  brandId,
  title: 'The last good day',
  workflowStatus: 'approved',
  scheduledSendAt: '2099-11-24T10:00:00-05:00',
  subjectLines: ['One', 'Two'],
  previewText: 'Short.',
  segment: 'Loyal customers',
}
const connected = answer({ ...withoutKlaviyo, connected: true, accountName: 'Tannholt Kaffee' })
const audiences = answer({
  audiences: [
    { id: 'L1', name: 'Newsletter', kind: 'list' },
    { id: 'S1', name: 'VIP', kind: 'segment' },
  ],
})
const nothing = answer({ draft: null, unfinished: null })
const made = {
  campaignId: 'C1',
  url: 'https://www.klaviyo.com/campaign/C1/wizard',
  madeAt: '2026-11-20T09:00:00.000Z',
}

interface Standing {
  state?: ReturnType<typeof answer>
  connection?: ReturnType<typeof answer>
  changes?: object
  status?: string
  role?: string
}

async function open({
  state = nothing,
  connection = connected,
  changes = {},
  status = 'ACTIVE',
  role = 'OWNER',
}: Standing = {}) {
  const answers: Parameters<typeof answeringServer>[0] = {
    ...emptyAccount,
    'GET /api/workspaces': answer({
      workspaces: [northfold('TEAMS', { status })],
      memberships: [adaIn(workspaceId, role)],
    }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    [`GET /api/email-outlines/${id}`]: answer({ outline: { ...outline, ...changes } }),
    [`GET /api/email-outlines/${id}/neighbors`]: answer({ previous: null, next: null, position: 1, total: 1 }),
    [`GET /api/workspaces/${workspaceId}/users`]: answer({ users: [] }),
    [`GET /api/brands/${brandId}/klaviyo`]: connection,
    [READ]: state,
    [AUDIENCES]: audiences,
  }
  const asked = answeringServer(answers)
  await openProduct(`/dashboard/email-outlines/${id}`)
  await button('Details').click()
  return { answers, created: () => asked.filter(({ call }) => call === CREATE).map(({ body }) => body) }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const section = () => page.getByRole('region', { name: 'Klaviyo' })
const dialog = () => page.getByRole('dialog', { name: 'Create Klaviyo draft' })
async function openDialog() {
  await button('Create Klaviyo draft').click()
  await expect.element(dialog().getByText('Newsletter').first()).toBeVisible()
}

beforeEach(() => page.viewport(1280, 900))

test('creates a draft with what the dialog shows', async () => {
  const { answers, created } = await open()
  await openDialog()
  for (const text of ['Tannholt Kaffee', '2099-11-24 · The last good day', 'Loyal customers']) {
    await expect.element(dialog().getByText(text)).toBeVisible()
  }
  await expect
    .element(dialog().getByText(/New York\. Klaviyo won't send anything until you schedule it there\./))
    .toBeVisible()
  await expect.element(dialog().getByText('6 characters. Inboxes have room for 35 to 90.')).toBeVisible()
  await expect
    .element(dialog().getByRole('button', { name: 'Create draft' }))
    .toHaveAccessibleDescription('Choose an audience first.')
  await dialog().getByRole('radio', { name: 'Two' }).click()
  await dialog().getByRole('checkbox', { name: 'Newsletter List' }).first().click()
  await dialog().getByRole('checkbox', { name: 'VIP Segment' }).last().click()
  answers[CREATE] = answer({ draft: made })
  answers[READ] = answer({ draft: { ...made, madeByName: 'Ada', isChanged: false }, unfinished: null })
  await dialog().getByRole('button', { name: 'Create draft' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(created()).toEqual([
    { audienceIds: ['L1'], excludedIds: ['S1'], subjectLine: 'Two', previewText: 'Short.', withTime: true },
  ])
  await expect.element(section().getByText('Draft created')).toBeVisible()
  await expect.element(section().getByRole('link', { name: /^Open in Klaviyo/ })).toHaveAttribute('href', made.url)
})

test.each<[string, Standing, string]>([
  ['before approval', { changes: { workflowStatus: 'draft' } }, 'Approve this outline first.'],
  [
    'in a suspended workspace',
    { status: 'SUSPENDED' },
    'This workspace is suspended. Please contact support for assistance.',
  ],
  ['without a key', { connection: answer(withoutKlaviyo) }, "Klaviyo isn't connected to this brand."],
])('%s, the button says why it is locked', async (_, standing, reason) => {
  await open(standing)
  await expect.element(button('Create Klaviyo draft')).toHaveAccessibleDescription(reason)
})

test('a draft shows that the outline changed since, and another one needs one more click', async () => {
  const draft = { ...made, madeByName: 'Ada', isChanged: true }
  const { answers, created } = await open({ state: answer({ draft, unfinished: null }) })
  await expect.element(section().getByText('Changed since the draft was created.')).toBeVisible()
  await button('Create another draft').click()
  await dialog().getByRole('checkbox', { name: 'VIP Segment' }).first().click()
  answers[CREATE] = answer({ draft: made })
  await dialog().getByRole('button', { name: 'Create draft' }).click()
  await expect.poll(() => created()).toMatchObject([{ audienceIds: ['S1'], again: true }])
})

test('a sample says that it is one', async () => {
  const draft = { ...made, url: null, madeByName: 'Ada', isChanged: false }
  await open({ state: answer({ draft, unfinished: null }) })
  await expect.element(section().getByText('It is a sample. Klaviyo has no such draft.')).toBeVisible()
  await expect.element(section().getByRole('link')).not.toBeInTheDocument()
})

test('a campaign without its content is finished with the same choice', async () => {
  const unfinished = { audienceIds: ['L1'], excludedIds: [], subjectLine: 'One', previewText: 'Short.', withTime: true }
  const { answers, created } = await open({ state: answer({ draft: null, unfinished }) })
  await expect
    .element(section().getByText('The campaign is in Klaviyo, but its content is missing. Try again to finish it.'))
    .toBeVisible()
  answers[CREATE] = answer({ draft: made })
  await section().getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => created()).toEqual([unfinished])
})

test('shows errors in the dialog and keeps what was chosen', async () => {
  const { answers, created } = await open()
  await openDialog()
  await dialog().getByRole('checkbox', { name: 'Newsletter List' }).first().click()
  const gone = 'This audience no longer exists in Klaviyo. Choose another one.'
  answers[CREATE] = refusal(409, 'KLAVIYO_AUDIENCE_GONE', gone)
  await dialog().getByRole('button', { name: 'Create draft' }).click()
  await expect.element(dialog().getByRole('alert').getByText(gone)).toBeVisible()
  answers[CREATE] = badGateway
  await dialog().getByRole('button', { name: 'Create draft' }).click()
  await expect
    .element(dialog().getByText("We couldn't create the draft. Check your connection and try again."))
    .toBeVisible()
  expect(created()).toHaveLength(2)
})

test('audiences that fail to load say why and load again', async () => {
  const { answers } = await open()
  const scopes =
    "This key can't create drafts. Create a key with these scopes: campaigns:write, templates:write, lists:read and segments:read."
  answers[AUDIENCES] = refusal(400, 'KLAVIYO_SCOPES_MISSING', scopes)
  await button('Create Klaviyo draft').click()
  await expect.element(dialog().getByText(scopes)).toBeVisible()
  answers[AUDIENCES] = audiences
  await dialog().getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog().getByText('Newsletter').first()).toBeVisible()
})

test('a creator has no section', async () => {
  await open({ role: 'CREATOR' })
  await expect.element(button('Export').last()).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
})

test('the dialog fits on a phone', async () => {
  await page.viewport(390, 844)
  await open()
  await openDialog()
  const box = dialog().element().getBoundingClientRect()
  expect([box.left >= 0, box.right <= 390]).toEqual([true, true])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
