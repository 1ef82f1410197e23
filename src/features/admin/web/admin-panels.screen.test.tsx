import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { ada, openProduct } from '#test/browser/open-product.tsx'

const boss = { ...ada, email: 'boss@example.com', role: 'SUPERADMIN' }
const kept = { superadmin_token: 'a-token' }
const openTab = (tab: string) => openProduct(`/admin?tab=${tab}`, kept)

const base = { 'GET /api/auth/me': answer(boss) }
beforeEach(() => page.viewport(1280, 900))

describe('Events', () => {
  const event = {
    id: '0198c5a0-0000-7000-8000-000000000011',
    occurredAt: '2026-11-20T10:00:00.000Z',
    action: 'workspace.plan_overridden',
    actorUserId: boss.id,
    actorEmail: boss.email,
    workspaceId: '0198c5a0-0000-7000-8000-000000000002',
    workspaceName: 'Northfold Studio',
    targetType: 'workspace',
    targetId: '0198c5a0-0000-7000-8000-000000000002',
    requestId: 'a-request',
    metadata: { before: { plan: 'FREE' }, after: { plan: 'OMNI' } },
  }
  const events = {
    ...base,
    'GET /api/superadmin/logs': answer({ logs: [event], nextCursor: null }),
    'GET /api/superadmin/logs/actions': answer({ actions: ['user.logged_in', 'workspace.plan_overridden'] }),
  }

  test('an entry shows the earlier values when it opens', async () => {
    answeringServer(events)
    await openTab('events')
    await page.getByRole('button', { name: /Workspace plan overridden/ }).click()
    await expect.element(page.getByRole('cell', { name: 'FREE' })).toBeVisible()
    await expect.element(page.getByRole('cell', { name: 'OMNI' })).toBeVisible()
    await expect.element(page.getByText('a-request')).toBeVisible()
    await page.getByRole('button', { name: 'Only this workspace' }).click()
    await expect.element(page.getByLabelText('Workspace')).toHaveValue(event.workspaceId)
  })

  test('filters are in the URL and can be removed', async () => {
    answeringServer(events)
    const router = await openTab('events')
    await page.getByLabelText('Actor').fill('boss@')
    await expect.poll(() => router.state.location.search).toMatchObject({ tab: 'events', actor: 'boss@' })
    await page.getByLabelText('From').fill('2026-11-01')
    await expect.poll(() => router.state.location.search).toMatchObject({ actor: 'boss@', from: '2026-11-01' })
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect.poll(() => router.state.location.search).toEqual({ tab: 'events' })
    await expect.element(page.getByLabelText('Actor')).toHaveValue('')
  })

  test('impersonating users can view the log but not export it', async () => {
    const impersonator = { name: 'Boss', email: boss.email }
    answeringServer({ ...events, 'GET /api/auth/me': answer({ ...ada, tokenType: 'impersonation', impersonator }) })
    await openTab('events')
    await expect.element(page.getByRole('button', { name: /Workspace plan overridden/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  })
})

describe('Tracking Scripts', () => {
  const markup = '<style>a{}</style>'
  const report = {
    inserted: [{ element: 'style', line: 1, source: null, length: 3 }],
    leftOut: ['<img>'],
    warnings: [],
    sharesOrigin: true,
  }
  const stored = {
    ...base,
    'GET /api/superadmin/tracking-scripts': answer({ scripts: '', updatedAt: null }),
    'POST /api/superadmin/tracking-scripts/check': answer(report),
  }

  test('are saved only after the preview', async () => {
    const asked = answeringServer({
      ...stored,
      'POST /api/superadmin/tracking-scripts': answer({
        scripts: markup,
        updatedAt: '2026-11-20T10:00:00Z',
        ...report,
      }),
    })
    await openTab('tracking')
    await page.getByLabelText('Markup').fill(markup)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('The pages will load one element.')).toBeVisible()
    await expect
      .element(dialog.getByText('Skipped because only those three elements are allowed: <img>.'))
      .toBeVisible()
    expect(asked.map(({ call }) => call)).not.toContain('POST /api/superadmin/tracking-scripts')
    await dialog.getByRole('button', { name: 'Save scripts' }).click()
    await expect.element(page.getByText('Scripts saved')).toBeVisible()
    expect(asked.at(-1)).toEqual({ call: 'POST /api/superadmin/tracking-scripts', body: { scripts: markup } })
  })

  test('show invalid markup at the field and keep it after a failed save', async () => {
    const sentence = 'The <script> in line 1 is never closed. Please add </script>.'
    answeringServer({
      ...stored,
      'POST /api/superadmin/tracking-scripts/check': {
        status: 400,
        body: { error: sentence, code: 'INVALID_INPUT', field: 'scripts' },
      },
    })
    await openTab('tracking')
    const field = page.getByLabelText('Markup')
    await field.fill('<script>')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(field).toHaveAccessibleDescription(sentence)
    answeringServer({ ...stored, 'POST /api/superadmin/tracking-scripts': refusal(500, 'INTERNAL', 'Try again.') })
    await field.fill(markup)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Save scripts' }).click()
    await expect.element(page.getByText('Save failed')).toBeVisible()
    await expect.element(field).toHaveValue(markup)
    await lookAtUsersAndBack('Tracking Scripts')
    await expect.element(field).toHaveValue(markup)
  })
})

const lookAtUsersAndBack = async (tab: string) => {
  await page.getByRole('link', { name: 'Users' }).click()
  await expect.element(page.getByRole('heading', { name: 'Super Admin: Users' })).toBeInTheDocument()
  await page.getByRole('link', { name: tab }).click()
}

describe('AI Prompts', () => {
  const results = {
    runs: 4,
    averageScore: 88.25,
    averageRepairs: 0.5,
    calls: 6,
    failedCalls: 0,
    inputTokens: 900,
    outputTokens: 100,
    costUsd: 0.08,
    costPerRunUsd: 0.02,
  }
  const version = (number: number, isActive: 0 | 1, userPromptTemplate: string) => ({
    id: `version-${number}`,
    promptType: 'openai_ideas',
    version: number,
    systemPrompt: '',
    userPromptTemplate,
    isActive,
    createdAt: '2026-11-20T10:00:00.000Z',
    results,
  })
  const prompts = {
    ...base,
    'GET /api/superadmin/ai-writers': answer({
      writers: [{ promptType: 'openai_ideas', provider: 'openai', model: 'gpt-x', paused: false, lastFailure: null }],
      tokensToday: 1000,
      tokensPerDay: 2000,
      tokensPerDayOfWorkspace: 500,
    }),
    'GET /api/superadmin/ai-prompts/openai_ideas': answer({
      prompts: [version(2, 1, 'Plan {{brandName}} anew.'), version(1, 0, 'Plan {{brandName}}.')],
      defaults: { systemPrompt: 'You plan.', userPromptTemplate: 'Plan a month of {{brandName}}.', results },
      placeholders: [
        { name: 'brandName', meaning: 'Name of the brand', recommended: true },
        { name: 'locale', meaning: 'Language and country', recommended: true },
      ],
    }),
  }

  test('show the writer and the results of every version, and activate another', async () => {
    const asked = answeringServer({
      ...prompts,
      'POST /api/superadmin/ai-prompts/openai_ideas/activate': answer({
        promptType: 'openai_ideas',
        version: 1,
        systemPrompt: '',
        userPromptTemplate: 'Plan {{brandName}}.',
        isActive: 1,
        usingCustomSystem: false,
        usingCustomUser: true,
      }),
    })
    await openTab('prompts')
    await expect.element(page.getByText('OpenAI · gpt-x')).toBeVisible()
    await expect.element(page.getByText('In use: Version 2')).toBeVisible()
    await expect.element(page.getByText(/score 88.3 · 4 runs · .* · \$0.02 per run/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Activate Version 1' }).click()
    await expect.element(page.getByText('Prompt activated')).toBeVisible()
    expect(asked.find(({ call }) => call.endsWith('/activate'))?.body).toEqual({ version: 1 })
  })

  test('check placeholders while you type, and show an error at the field', async () => {
    const sentence = '{{brandNam}} is no placeholder of this prompt.'
    answeringServer({
      ...prompts,
      'POST /api/superadmin/ai-prompts': {
        status: 400,
        body: { error: sentence, code: 'INVALID_INPUT', field: 'userPromptTemplate' },
      },
    })
    await openTab('prompts')
    const field = page.getByLabelText('User prompt template')
    await expect.element(field).toHaveValue('Plan {{brandName}} anew.')
    await field.fill('Plan {{brandNam}}.')
    await expect.element(page.getByText("{{brandNam}} isn't a known placeholder. Remove it to save.")).toBeVisible()
    await page.getByRole('button', { name: 'Save as new version' }).click()
    await expect.element(field).toHaveAccessibleDescription(sentence)
    await expect.element(page.getByText('Update failed')).toBeVisible()
    await page.getByRole('button', { name: 'Outlines' }).click()
    await page.getByRole('button', { name: 'Ideas', exact: true }).click()
    await expect.element(field).toHaveValue('Plan {{brandNam}}.')
    await lookAtUsersAndBack('AI Prompts')
    await expect.element(field).toHaveValue('Plan {{brandNam}}.')
    await page.getByRole('button', { name: 'Discard' }).click()
    await lookAtUsersAndBack('AI Prompts')
    await expect.element(field).toHaveValue('Plan {{brandName}} anew.')
  })

  test('compare versions line by line', async () => {
    answeringServer(prompts)
    await openTab('prompts')
    await page.getByRole('button', { name: 'Compare Version 2' }).click()
    const changes = page.getByRole('region', { name: 'User prompt template changes' })
    await expect.element(changes.getByText('removed Plan {{brandName}}.', { exact: true })).toBeVisible()
    await expect.element(changes.getByText('added Plan {{brandName}} anew.', { exact: true })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Compare Version 2' })).toHaveFocus()
  })
})

describe('Billing', () => {
  const payment = {
    id: 'sub_1',
    email: 'nora@example.com',
    plan: 'TEAMS',
    status: 'active',
    monthlyAmount: 9900,
    currency: 'usd',
    paidAt: '2026-11-20T10:00:00.000Z',
    endedAt: null,
    takenOverBy: null,
    reminders: 1,
    remindedAt: '2026-11-20T11:00:00.000Z',
    providerUrl: null,
  }
  const notice = {
    id: 'evt_1',
    type: 'invoice.paid',
    receivedAt: '2026-11-20T10:00:00.000Z',
    subjectId: 'in_1',
    outcome: 'failed',
    error: "The payment provider isn't responding. Please try again in a moment.",
    attempts: 2,
    lastTriedAt: '2026-11-20T10:01:00.000Z',
    canReplay: true,
  }
  const billing = {
    ...base,
    'GET /api/superadmin/billing': answer({ subscriptions: [], nextCursor: null, mode: 'stripe' }),
    'GET /api/superadmin/billing/unlinked': answer({ payments: [payment], nextCursor: null }),
    'GET /api/superadmin/billing/webhooks': answer({ webhooks: [notice], nextCursor: null }),
  }

  test('shows the number of waiting payments and assigns one', async () => {
    const sentence = 'No account uses this email address.'
    const assigning = 'POST /api/superadmin/billing/unlinked/sub_1/assign'
    const refused = { status: 400, body: { error: sentence, code: 'INVALID_INPUT', field: 'email' } }
    answeringServer({ ...billing, [assigning]: refused })
    await openTab('billing')
    await page.getByRole('button', { name: /Unlinked payments.*1 waiting/ }).click()
    await expect.element(page.getByText(/reminded once, last/)).toBeVisible()
    await page.getByRole('button', { name: /Assign/ }).click()
    const email = page.getByLabelText('Email of the account')
    await email.fill('someone@example.com')
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
    await expect.element(email).toHaveAccessibleDescription(sentence)
    const asked = answeringServer({ ...billing, [assigning]: answer({ plan: 'TEAMS', workspaceId: null }) })
    await email.fill('nora@shop.example')
    await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click()
    await expect.element(page.getByText('Payment assigned')).toBeVisible()
    expect(asked.find(({ call }) => call === assigning)?.body).toEqual({ email: 'nora@shop.example' })
  })

  test('shows why an event failed and replays it', async () => {
    answeringServer({
      ...billing,
      'POST /api/superadmin/billing/webhooks/evt_1/replay': answer({
        webhook: { ...notice, outcome: 'done', error: null },
      }),
    })
    await openProduct('/admin?tab=billing&section=webhooks', kept)
    await expect.element(page.getByText(notice.error)).toBeVisible()
    await page.getByRole('button', { name: /Replay invoice.paid/ }).click()
    await expect.element(page.getByText('Event replayed')).toBeVisible()
  })
})
