import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brandEndpoints } from '#features/brands/contract.ts'
import { historyEndpoints } from '#features/history/contract.ts'
import { draftsDouble } from '#features/history/server/klaviyo/drafts-double.fixtures.ts'
import { GOOD_KEY, startKlaviyoDouble } from '#features/history/server/klaviyo/klaviyo-double.fixtures.ts'
import { type TestWorkspace, aBrand, aMember, aWorkspace, anOutline, isApproved } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { MINUTE, at, beginAt } from '#test/test-clock.ts'
import { outlineEndpoints } from '../../contract.ts'
import { editingEndpoints } from '../../editing-contract.ts'
import { klaviyoDraftEndpoints } from '../../klaviyo-draft-contract.ts'
import { trashEndpoints } from '../../trash-contract.ts'

beginAt('2026-11-20T12:00:00Z')

const { audiences, create, read } = klaviyoDraftEndpoints
const double = await startKlaviyoDouble()
const usual = testApp.app.env.KLAVIYO_API_BASE
testApp.app.env.KLAVIYO_API_BASE = double.base
afterAll(async () => {
  testApp.app.env.KLAVIYO_API_BASE = usual
  await double.stop()
})
beforeEach(() => {
  Object.assign(double, { faults: [], held: null, asked: [], violations: [], drafts: draftsDouble() })
})

let workspace: TestWorkspace
beforeAll(async () => void (workspace = await aWorkspace({ plan: 'OMNI' })))

const GERMAN = { country: 'DE', language: 'de', timezone: 'Europe/Berlin' } as const

async function aBrandWithKey(apiKey = GOOD_KEY, changes: Parameters<typeof aBrand>[1] = GERMAN) {
  const { id } = await aBrand(workspace, changes)
  await workspace.owner.call(historyEndpoints.validateKlaviyo, { body: { apiKey, brandId: id } })
  return id
}

async function anApproved(brandId: string, { sendAt = null as string | null, title = 'Der letzte gute Tag' } = {}) {
  const outline = await anOutline(workspace, brandId)
  await testApp.app.db.execute(
    sql`update outlines set title = ${title}, scheduled_send_at = ${sendAt}::timestamp where id = ${outline.id}`,
  )
  await isApproved(outline.id)
  const subjectLine = outline.subjectLines[0]!
  const make = (body: object = {}, client = workspace.owner) =>
    client.call(create, { params: { id: outline.id }, body: { audienceIds: ['L1'], subjectLine, ...body } })
  const state = async () => (await workspace.owner.call(read, { params: { id: outline.id } })).body
  return { ...outline, subjectLine, make, state }
}

const drafts = () => [...double.drafts.campaigns.values()]

test('lists the audiences of the account, and asks Klaviyo again after ten minutes', async () => {
  const params = { id: await aBrandWithKey() }
  const { body } = await workspace.owner.call(audiences, { params })
  const expected = [
    { id: 'L1', name: 'Newsletter', kind: 'list' },
    { id: 'S1', name: 'VIP', kind: 'segment' },
  ]
  expect(body.audiences).toEqual(expected)
  double.drafts.lists.set('L2', 'New')
  expect((await at(9 * MINUTE, () => workspace.owner.call(audiences, { params }))).body.audiences).toEqual(expected)
  const later = await at(11 * MINUTE, () => workspace.owner.call(audiences, { params }))
  expect(later.body.audiences).toHaveLength(3)
})

test('makes a draft of an approved outline with its date, its subject line and its preview text', async () => {
  const outline = await anApproved(await aBrandWithKey(), { sendAt: '2026-11-24 10:00:00' })
  expect(await outline.state()).toEqual({ draft: null, unfinished: null })
  const { status, body } = await outline.make({ excludedIds: ['S1'] })
  const [id] = double.drafts.campaigns.keys()
  const url = `https://www.klaviyo.com/campaign/${id}/wizard`
  expect([status, body]).toEqual([200, { draft: { campaignId: id, url, madeAt: expect.any(String) } }])
  expect(drafts()).toMatchObject([
    {
      name: '2026-11-24 · Der letzte gute Tag',
      included: ['L1'],
      excluded: ['S1'],
      subject: outline.subjectLine,
      previewText: outline.previewText,
      strategy: { method: 'static', datetime: '2026-11-24T10:00:00+01:00' },
    },
  ])
  const { html, text } = drafts()[0]!
  for (const part of ['<html lang="de">', '{% unsubscribe %}']) expect(html).toContain(part)
  expect(text).toContain('{% unsubscribe %}')
  expect(html).not.toContain('display:none')
  expect(double.drafts.templates.size).toBe(0)
  expect(await outline.state()).toEqual({
    draft: { campaignId: id, url, madeAt: body.draft.madeAt, madeByName: expect.any(String), isChanged: false },
    unfinished: null,
  })
  const { body: shown } = await workspace.owner.call(outlineEndpoints.getOrList, { params: { id: outline.id } })
  expect(shown).toMatchObject({ outline: { workflowStatus: 'approved' } })
  expect(double.violations.filter((each) => !each.startsWith('delete '))).toEqual([])
  const { rows } = (await testApp.app.db.execute(
    sql`select target_id from audit_log where action = 'klaviyo_draft.made' and target_id = ${outline.id}`,
  )) as { rows: object[] }
  expect(rows).toHaveLength(1)
})

test.each([
  ['in winter time', '2027-03-27 10:00:00', '2027-03-27T10:00:00+01:00'],
  ['on the day after summer time begins', '2027-03-28 10:00:00', '2027-03-28T10:00:00+02:00'],
  ['in the past', '2026-11-19 10:00:00', null],
  ['never', null, null],
])('a draft that goes out %s has the offset of that day', async (_, sendAt, datetime) => {
  const outline = await anApproved(await aBrandWithKey(), { sendAt })
  expect((await outline.make()).status).toBe(200)
  expect(drafts()[0]!.strategy).toEqual(datetime === null ? null : { method: 'static', datetime })
})

test('leaves the date open when someone wants that', async () => {
  const outline = await anApproved(await aBrandWithKey(), { sendAt: '2026-11-24 10:00:00' })
  await outline.make({ withTime: false, previewText: 'Nur heute.' })
  expect(drafts()[0]).toMatchObject({ strategy: null, previewText: 'Nur heute.' })
})

test('a second draft needs to be asked for, and edits since the draft show', async () => {
  const outline = await anApproved(await aBrandWithKey())
  const { body } = await outline.make()
  const { url } = body.draft
  const second = await outline.make()
  expect([second.status, second.error]).toEqual([
    409,
    { error: 'This outline already has a draft in Klaviyo.', code: 'DRAFT_EXISTS', url },
  ])
  expect((await outline.make({ again: true })).status).toBe(200)
  expect(new Set(drafts().map(({ label }) => label)).size).toBe(2)
  await workspace.owner.call(editingEndpoints.edit, {
    params: { id: outline.id },
    body: { base: { cta: outline.cta }, changes: { cta: 'Jetzt ansehen' } },
  })
  expect((await outline.state()).draft).toMatchObject({ isChanged: true })
})

test('a draft that someone deleted in Klaviyo leads to a new one', async () => {
  const outline = await anApproved(await aBrandWithKey())
  const { body } = await outline.make()
  double.drafts.campaigns.clear()
  const again = await outline.make()
  expect(again.status).toBe(200)
  expect(again.body.draft.campaignId).not.toBe(body.draft.campaignId)
  expect(drafts()).toHaveLength(1)
})

test('two members at the same time make one draft', async () => {
  const outline = await anApproved(await aBrandWithKey())
  const other = await aMember(workspace, 'ADMIN')
  const clients = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? workspace.owner : other))
  const answers = await Promise.all(clients.map((client) => outline.make({}, client)))
  const codes = answers.map(({ status, error }) => (status === 200 ? 'made' : error.code))
  expect(codes.filter((code) => code === 'made')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['made', ...codes.filter((code) => code !== 'made')]))
  for (const code of codes) expect(['made', 'CONFLICT', 'DRAFT_EXISTS']).toContain(code)
  expect(drafts()).toHaveLength(1)
})

test('says that the content is missing, and the next try finishes the same campaign', async () => {
  const outline = await anApproved(await aBrandWithKey())
  double.faults = [{ path: '/api/campaign-message-assign-template', status: 400 }]
  const half = await outline.make({ audienceIds: ['S1'] })
  expect([half.status, half.error]).toEqual([
    503,
    {
      error: 'The campaign is in Klaviyo, but its content is missing. Try again to finish it.',
      code: 'KLAVIYO_DRAFT_UNFINISHED',
    },
  ])
  const { unfinished } = await outline.state()
  expect(unfinished).toMatchObject({ audienceIds: ['S1'], subjectLine: outline.subjectLine })
  expect((await outline.make(unfinished!)).status).toBe(200)
  expect(drafts()).toMatchObject([{ included: ['S1'], html: expect.stringContaining('<html') }])
})

test('after a process that ended, the next try waits for its time and finds the campaign', async () => {
  const outline = await anApproved(await aBrandWithKey())
  await outline.make()
  const stop = sql`update klaviyo_drafts set state = 'begun', campaign_id = null, claim_id = run_id, claimed_at = ${testApp.app.clock.now().toISOString()}::timestamptz where outline_id = ${outline.id}`
  await testApp.app.db.execute(stop)
  const early = await outline.make()
  expect([early.status, early.error.error]).toEqual([
    409,
    'Someone is creating this draft right now. Wait a few minutes and try again.',
  ])
  expect((await at(4 * MINUTE, () => outline.make())).status).toBe(200)
  expect(drafts()).toHaveLength(1)
})

test('braces that people write never run in Klaviyo', async () => {
  const braces = "{{ person.email }} {% include 'x' %} {# note #} {{{ three }}} {%unsubscribe%}"
  const brandId = await aBrandWithKey(GOOD_KEY, { ...GERMAN, name: `Haus ${braces}`.slice(0, 100) })
  const outline = await anApproved(brandId, { title: braces })
  const content = {
    subjectLines: [braces],
    cta: braces,
    sections: [{ id: 'a', section: braces, visual: braces, copy: braces }],
  }
  await testApp.app.db.execute(
    sql`update outlines set content = content || ${JSON.stringify(content)}::jsonb where id = ${outline.id}`,
  )
  expect((await outline.make({ subjectLine: braces, previewText: `👋🏽 ${braces}` })).status).toBe(200)
  const { html, text, subject, previewText } = drafts()[0]!
  const withoutStyles = html!.replace(/<style>[\s\S]*?<\/style>/, '')
  for (const said of [withoutStyles, text!, subject, previewText]) {
    expect(said.replace('{% unsubscribe %}', '')).not.toMatch(/\{[{%#]/)
  }
  expect(withoutStyles.match(/\{%/g)).toHaveLength(1)
  expect(previewText.replaceAll('\u2060', '')).toBe(`👋🏽 ${braces}`)
})

test.each([
  ['en', 'US', 'The last good day — 50% off? “No.”'],
  ['de', 'DE', 'Größe & Maß: schöne Grüße 👋🏽'],
  ['es', 'ES', '¿Mañana? ¡Sí, señor!'],
  ['fr', 'FR', 'L’été, c’est « déjà » fini…'],
  ['it', 'IT', 'Perché no? È già così'],
] as const)('passes texts in %s through', async (language, country, title) => {
  const outline = await anApproved(await aBrandWithKey(GOOD_KEY, { language, country }), { title })
  const sections = [{ id: 'a', section: title, visual: title, copy: title }]
  await testApp.app.db.execute(
    sql`update outlines set content = content || ${JSON.stringify({ sections, subjectLines: [title] })}::jsonb where id = ${outline.id}`,
  )
  await outline.make({ subjectLine: title })
  expect(drafts()[0]).toMatchObject({ name: expect.stringContaining(title), subject: title })
  expect(drafts()[0]!.text).toContain(title)
  expect(drafts()[0]!.html).toContain(`<html lang="${language}">`)
})

test.each(['draft', 'assigned', 'in_design', 'ready_for_review', 'sent', 'archived'])(
  'an outline that is %s needs approval first',
  async (status) => {
    const outline = await anApproved(await aBrandWithKey())
    await testApp.app.db.execute(sql`update outlines set workflow_status = ${status} where id = ${outline.id}`)
    const refused = await outline.make()
    expect([refused.status, refused.error.error]).toEqual([409, 'Approve this outline first.'])
    expect(double.drafts.campaigns.size).toBe(0)
  },
)

test('refuses what Klaviyo or the outline doesn’t have', async () => {
  const outline = await anApproved(await aBrandWithKey())
  const audience = await outline.make({ audienceIds: ['L9'] })
  expect([audience.status, audience.error]).toEqual([
    409,
    { error: 'This audience no longer exists in Klaviyo. Choose another one.', code: 'KLAVIYO_AUDIENCE_GONE' },
  ])
  const subject = await outline.make({ subjectLine: 'Another one' })
  expect([subject.status, subject.error.field]).toEqual([400, 'subjectLine'])
  for (const [field, body] of [
    ['audienceIds', { audienceIds: [] }],
    ['audienceIds', { audienceIds: Array.from({ length: 11 }, (_, index) => `L${index}`) }],
    ['excludedIds', { excludedIds: Array.from({ length: 11 }, (_, index) => `L${index}`) }],
  ] as const) {
    const refused = await outline.make(body)
    expect([refused.status, refused.error.field]).toEqual([400, field])
  }
  double.drafts.mostTemplates = 0
  const full = await outline.make()
  expect([full.status, full.error.error]).toEqual([
    409,
    'Your Klaviyo account has reached its limit of 1,000 API templates. Delete some and try again.',
  ])
  expect(drafts()).toEqual([])
  double.drafts.mostTemplates = 1000
  expect((await outline.make()).status).toBe(200)
})

test.each([
  [
    { status: 403 },
    400,
    "This key can't create drafts. Create a key with these scopes: campaigns:write, templates:write, lists:read and segments:read.",
  ],
  [
    { status: 401 },
    400,
    'Klaviyo no longer accepts the key of this brand. Enter another one in Settings, under Integrations.',
  ],
  [{ status: 429, headers: { 'retry-after': '60' } }, 429, 'Klaviyo is busy. Please try again in a minute.'],
  [{ body: 'oops' }, 503, "We couldn't reach Klaviyo. Please try again in a minute."],
])('says what Klaviyo’s answer means: %o', async (fault, status, error) => {
  const outline = await anApproved(await aBrandWithKey())
  double.faults = [{ path: '/api/templates', ...fault }]
  const refused = await outline.make()
  expect([refused.status, refused.error.error]).toEqual([status, error])
  expect((await outline.make()).status).toBe(200)
})

test('without a key, with an archived brand and with a deleted outline there is no draft', async () => {
  const brandId = await aBrandWithKey()
  const outline = await anApproved(brandId)
  await workspace.owner.call(historyEndpoints.disconnectKlaviyo, { params: { id: brandId } })
  const missing = "Klaviyo isn't connected to this brand. Connect it in Settings, under Integrations."
  expect((await outline.make()).error).toMatchObject({ code: 'KLAVIYO_KEY_REQUIRED', error: missing })
  expect((await workspace.owner.call(audiences, { params: { id: brandId } })).error.error).toBe(missing)
  const deleted = await anApproved(brandId)
  await workspace.owner.call(trashEndpoints.removeOutline, { params: { id: deleted.id } })
  expect((await deleted.make()).status).toBe(404)
  await workspace.owner.call(brandEndpoints.archive, { params: { id: brandId } })
  expect((await outline.make()).status).toBe(404)
  expect((await workspace.owner.call(audiences, { params: { id: brandId } })).status).toBe(404)
})

test('a sample key makes a draft that says it is one, without Klaviyo', async () => {
  const outline = await anApproved(await aBrandWithKey('demo_any'))
  const { body } = await outline.make({ audienceIds: ['Alle Abonnenten'] })
  expect(body.draft).toMatchObject({ campaignId: expect.stringMatching(/^sample-/), url: null })
  expect(double.asked).toEqual([])
  expect((await outline.state()).draft).toMatchObject({ url: null, isChanged: false })
  expect((await outline.make({ audienceIds: ['Alle Abonnenten'] })).error).toMatchObject({
    code: 'DRAFT_EXISTS',
    url: null,
  })
})
