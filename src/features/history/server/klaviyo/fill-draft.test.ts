import { afterAll, beforeEach, expect, test } from 'vitest'
import { draftClient } from './draft-client.ts'
import { draftsDouble } from './drafts-double.fixtures.ts'
import { type DraftContent, type DraftRun, fillDraft } from './fill-draft.ts'
import { GOOD_KEY, hasSpecification, startKlaviyoDouble } from './klaviyo-double.fixtures.ts'

const double = await startKlaviyoDouble()
const waits: number[] = []
const client = draftClient({ base: double.base, apiKey: GOOD_KEY, wait: async (seconds) => void waits.push(seconds) })
beforeEach(() => {
  Object.assign(double, { faults: [], asked: [], violations: [], drafts: draftsDouble() })
  waits.length = 0
})
afterAll(() => double.stop())

const CALLS = [
  'POST /api/templates',
  'POST /api/campaigns',
  'POST /api/campaign-message-assign-template',
  'DELETE /api/templates',
]
const aRun = (changes: Partial<DraftRun> = {}): DraftRun => ({
  state: 'begun',
  campaignId: null,
  templateId: null,
  label: 'Mailmonth 1',
  begunAt: new Date('2026-11-20T09:00:00Z'),
  isRepeated: false,
  ...changes,
})
const CONTENT: DraftContent = {
  template: { html: '<p>Hallo 👋🏽</p>', text: 'Hallo' },
  campaign: {
    name: '2026-11-24 · Der letzte gute Tag',
    included: ['L1'],
    excluded: ['S1'],
    sendAt: '2026-11-24T10:00:00+01:00',
    subject: 'Der letzte gute Tag',
    previewText: 'Morgen ist es vorbei.',
  },
}
const DRAFT = {
  name: '2026-11-24 · Der letzte gute Tag',
  label: 'Mailmonth 1',
  subject: 'Der letzte gute Tag',
  previewText: 'Morgen ist es vorbei.',
  included: ['L1'],
  excluded: ['S1'],
  strategy: { method: 'static', datetime: '2026-11-24T10:00:00+01:00' },
  html: '<p>Hallo 👋🏽</p>',
  text: 'Hallo',
}
const changing = () =>
  double.asked
    .filter((call) => !call.startsWith('GET'))
    .map((call) => call.replace(/^(DELETE \/api\/templates)\/.+/, '$1'))

/** Stops at the given save, as a process that dies right before it. */
async function tryOnce(row: DraftRun, stopsBefore = Number.POSITIVE_INFINITY) {
  let saves = 0
  await fillDraft(client, { ...row }, CONTENT, async (progress) => {
    if (saves++ === stopsBefore) throw new Error('the process ended')
    Object.assign(row, progress)
  })
}

test(`makes a draft in four calls ${hasSpecification ? '(checked)' : '(not available, so not checked)'}`, async () => {
  const row = aRun()
  await tryOnce(row)
  expect(changing()).toEqual(CALLS)
  expect([...double.drafts.campaigns.values()]).toMatchObject([DRAFT])
  expect([double.drafts.templates.size, row.state, row.templateId]).toEqual([0, 'made', null])
  await client.audiences()
  await client.findCampaign('Mailmonth 1', new Date('2026-11-19T09:00:00Z'))
  await client.messageOf(row.campaignId!)
  // The vendor's document that we have leaves this call out.
  expect(double.violations.filter((each) => !each.startsWith('delete /api/templates/'))).toEqual([])
})

test.each([0, 1, 2, 3])(
  'after a stop behind call %i, the next try ends with one campaign and its content',
  async (call) => {
    const row = aRun()
    await expect(tryOnce(row, call)).rejects.toThrow('the process ended')
    expect(changing()).toEqual(CALLS.slice(0, call + 1))
    row.isRepeated = true
    await tryOnce(row)
    expect([...double.drafts.campaigns.values()]).toMatchObject([DRAFT])
    expect(row).toMatchObject({ state: 'made', templateId: null, campaignId: [...double.drafts.campaigns.keys()][0] })
  },
)

test.each(CALLS)('a lost answer of %s makes no second campaign', async (call) => {
  const row = aRun()
  double.drafts.losesAnswers = [call === CALLS[3] ? 'DELETE /api/templates/T1' : call]
  await tryOnce(row).catch(() => undefined)
  row.isRepeated = true
  if (row.state !== 'made') await tryOnce(row)
  expect([...double.drafts.campaigns.values()]).toMatchObject([DRAFT])
})

test('a campaign of the same name belongs to someone else', async () => {
  const own = aRun()
  await tryOnce(own)
  const other = aRun({ label: 'Mailmonth 2', isRepeated: true })
  await tryOnce(other)
  expect([...double.drafts.campaigns.values()].map(({ label }) => label)).toEqual(['Mailmonth 1', 'Mailmonth 2'])
})

test('a campaign that was deleted in Klaviyo leads to a new one, and so does a template', async () => {
  const row = aRun()
  await expect(tryOnce(row, 2)).rejects.toThrow('the process ended')
  double.drafts.campaigns.clear()
  double.drafts.templates.clear()
  row.isRepeated = true
  await tryOnce(row)
  expect([...double.drafts.campaigns.values()]).toMatchObject([DRAFT])
  expect(row.state).toBe('made')
})

test('a draft without a date has no send strategy', async () => {
  const campaign = { ...CONTENT.campaign, sendAt: null }
  await fillDraft(client, aRun(), { ...CONTENT, campaign }, async () => {})
  expect([...double.drafts.campaigns.values()]).toMatchObject([{ strategy: null }])
})

test('names an audience that is gone, and an account full of templates', async () => {
  double.drafts.lists.clear()
  await expect(tryOnce(aRun())).rejects.toMatchObject({ code: 'KLAVIYO_AUDIENCE_GONE' })
  double.drafts.mostTemplates = 0
  await expect(tryOnce(aRun())).rejects.toMatchObject({ code: 'KLAVIYO_TEMPLATES_FULL' })
  expect(double.drafts.campaigns.size).toBe(0)
})

test('asks again after a 429, because Klaviyo did nothing', async () => {
  const slow = { status: 429, headers: { 'retry-after': '3' } }
  double.faults = CALLS.slice(0, 3).map((call) => ({ ...slow, path: call.split(' ')[1]! }))
  await tryOnce(aRun())
  expect([waits, double.drafts.campaigns.size]).toEqual([[3, 3, 3], 1])
})

test('a template that can’t be deleted doesn’t break the draft', async () => {
  const row = aRun()
  double.faults = Array.from({ length: 4 }, () => ({ path: '/api/templates/T1', status: 500 }))
  await tryOnce(row)
  expect([row.state, double.drafts.templates.size]).toEqual(['made', 1])
})

test('the double rejects attributes that Klaviyo doesn’t know', () => {
  const body = { data: { type: 'campaign', attributes: { name: 'x', send_now: true } } }
  const url = new URL('/api/campaigns', double.base)
  expect(double.drafts.answer('POST /api/campaigns', url, body)).toEqual({ status: 400 })
})
