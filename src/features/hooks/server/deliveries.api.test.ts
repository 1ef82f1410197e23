import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { guestEndpoints } from '#features/reviews/guest-contract.ts'
import { ideaEndpoints } from '#features/ideas/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { signedOut } from '#test/client.ts'
import { aBrand, aReviewLink, aWorkspace, anIdea, setPlan, storeOutlines, suspend } from '#test/fixtures.ts'
import { mails, startApp, testApp } from '#test/test-app.ts'
import { DAY, HOUR, MINUTE, at } from '#test/test-clock.ts'
import { testWebsite } from '#test/test-website.ts'
import { webhookEndpoints } from '../contract.ts'
import { enqueueDue } from './delivery.ts'
import { aReceiver, aWebhook, afterAttempt, lastDeliveries, rowOf } from './webhooks.fixtures.ts'

async function aPlace() {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const { id: brandId } = await aBrand(workspace)
  const [outlineId] = (await storeOutlines(workspace, brandId, [{}])) as [string]
  const setStatus = (status: 'draft' | 'approved' | 'in_design') =>
    workspace.owner.call(outlineEndpoints.changeStatus, { params: { id: outlineId }, body: { status } })
  return { workspace, brandId, outlineId, setStatus }
}

const typesOf = (received: { body: string }[]) =>
  received.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted()

describe('events', () => {
  test('are delivered for what members, generations and clients do', async () => {
    const { workspace, brandId, outlineId, setStatus } = await aPlace()
    const { owner } = workspace
    const { url, received } = await aReceiver()
    const { secret } = await aWebhook(workspace, url)
    const idea = await anIdea(workspace, brandId)
    await owner.call(outlineEndpoints.generate, { params: { id: idea } })
    await owner.call(ideaEndpoints.generate, { params: { id: brandId }, body: { year: 2027, month: 1 } })
    await setStatus('in_design')
    await owner.call(outlineEndpoints.assign, { params: { id: outlineId }, body: { userId: owner.user.id } })
    await owner.call(calendarEndpoints.schedule, {
      body: { outlineId, brandId, newSendTime: '2027-01-12T10:00:00' },
    })
    const { token } = await aReviewLink(workspace, brandId, [outlineId])
    const params = { token, outlineId }
    await signedOut.call(guestEndpoints.comment, { params, body: { text: 'Which photo?', reviewerName: 'Dana Reyes' } })
    const { body: review } = await signedOut.call(guestEndpoints.read, { params: { token } })
    const [shown] = review.outlines
    await signedOut.call(guestEndpoints.decide, {
      params,
      body: {
        decision: 'changes_requested',
        note: 'Warmer, please.',
        reviewerName: 'Dana Reyes',
        revision: shown!.revision,
      },
    })
    await expect
      .poll(() => typesOf(received))
      .toEqual([
        'comment.client',
        'ideas.generated',
        'outline.assigned',
        'outline.created',
        'outline.status_changed',
        'review.decided',
        'schedule.changed',
      ])
    for (const { headers, body } of received) {
      expect(() => new Webhook(secret).verify(body, headers as Record<string, string>)).not.toThrow()
      expect(body).not.toContain('Dana')
      expect(body).not.toContain('Which photo')
    }
  })

  test('go only to webhooks that want them, of the brands that they name', async () => {
    const { workspace, brandId, setStatus } = await aPlace()
    const { id: other } = await aBrand(workspace)
    const [all, assigned, ofBrand, ofOther] = [
      await aReceiver(),
      await aReceiver(),
      await aReceiver(),
      await aReceiver(),
    ]
    await aWebhook(workspace, all.url)
    await aWebhook(workspace, assigned.url, { events: ['outline.assigned'] })
    await aWebhook(workspace, ofBrand.url, { brandIds: [brandId] })
    await aWebhook(workspace, ofOther.url, { brandIds: [other] })
    await setStatus('approved')
    await expect.poll(() => [all, ofBrand].map(({ received }) => received.length)).toEqual([1, 1])
    expect([assigned, ofOther].map(({ received }) => received.length)).toEqual([0, 0])
  })

  test('are not reported if the change fails', async () => {
    const { workspace, setStatus } = await aPlace()
    const { id } = await aWebhook(workspace, (await aReceiver()).url)
    expect((await setStatus('nonsense' as 'draft')).status).toBe(400)
    expect(await lastDeliveries(workspace, id)).toEqual([])
  })
})

describe('receivers', () => {
  test('that answer 500 get the same message again with the same id, until they take it', async () => {
    const { workspace, setStatus } = await aPlace()
    let answer = 500
    const { url, received } = await aReceiver((_, response) => response.writeHead(answer).end())
    const { id } = await aWebhook(workspace, url)
    await setStatus('approved')
    await expect
      .poll(() => lastDeliveries(workspace, id))
      .toMatchObject([{ state: 'waiting', status: 500, attempts: 1 }])
    answer = 200
    await at(6000, async () => {
      await expect
        .poll(() => lastDeliveries(workspace, id))
        .toMatchObject([{ state: 'delivered', status: 200, attempts: 2 }])
    })
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  })

  test('that redirect are not followed', async () => {
    const { workspace, setStatus } = await aPlace()
    const target = await aReceiver()
    const { url } = await aReceiver((_, response) => response.writeHead(307, { location: target.url }).end())
    const { id } = await aWebhook(workspace, url)
    await setStatus('approved')
    expect(await afterAttempt(workspace, id)).toMatchObject({ state: 'waiting', status: null, attempts: 1 })
    expect(target.received).toEqual([])
  })

  test('that send without end are cut and count as delivered', async () => {
    const { workspace, setStatus } = await aPlace()
    const { url } = await aReceiver((_, response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour)
      pour()
    })
    const { id } = await aWebhook(workspace, url)
    await setStatus('approved')
    await expect.poll(() => lastDeliveries(workspace, id)).toMatchObject([{ state: 'delivered', status: 200 }])
  })

  test('that hang time out and delay no other webhook', async () => {
    const { workspace, setStatus } = await aPlace()
    const hanging = await aReceiver(() => {})
    const quick = await aReceiver()
    const { id } = await aWebhook(workspace, hanging.url)
    await aWebhook(workspace, quick.url)
    await setStatus('approved')
    await expect.poll(() => quick.received.length).toBe(1)
    expect(await afterAttempt(workspace, id)).toMatchObject({ state: 'waiting', status: null, attempts: 1 })
  })

  test('that answer 410 turn their webhook off, and owner and admins learn by email', async () => {
    const { workspace, setStatus } = await aPlace()
    const { url, received } = await aReceiver(410)
    const { id } = await aWebhook(workspace, url)
    await setStatus('approved')
    await expect.poll(async () => (await rowOf(workspace, id)).offReason).toBe('gone')
    await expect
      .poll(() => mails.find(({ to, kind }) => to === workspace.owner.user.email && kind === 'webhook')?.text)
      .toContain(url)
    await setStatus('draft')
    expect((await lastDeliveries(workspace, id)).length).toBe(1)
    await workspace.owner.call(webhookEndpoints.change, { params: { id }, body: { on: true } })
    await setStatus('approved')
    await expect.poll(() => received.length).toBe(2)
  })

  test('that fail for five days turn their webhook off', async () => {
    const { workspace, setStatus } = await aPlace()
    const { id } = await aWebhook(workspace, (await aReceiver(503)).url)
    await setStatus('approved')
    const attempts = async () => (await lastDeliveries(workspace, id))[0]!.attempts
    expect(await afterAttempt(workspace, id)).toMatchObject({ attempts: 1, status: 503 })
    await at(5 * DAY + MINUTE, async () => {
      await expect.poll(async () => (await rowOf(workspace, id)).offReason).toBe('failing')
      expect(await attempts()).toBe(2)
    })
  })
})

describe('a new secret', () => {
  test('signs beside the earlier one for 24 hours, and then alone', async () => {
    const { workspace, setStatus } = await aPlace()
    const { url, received } = await aReceiver()
    const { id, secret } = await aWebhook(workspace, url)
    const { body } = await workspace.owner.call(webhookEndpoints.rotate, { params: { id } })
    const signatures = () => String(received.at(-1)!.headers['webhook-signature']).split(' ')
    await setStatus('approved')
    await expect.poll(() => received.length).toBe(1)
    expect(signatures().length).toBe(2)
    for (const each of [secret, body.secret]) {
      expect(() =>
        new Webhook(each).verify(received[0]!.body, received[0]!.headers as Record<string, string>),
      ).not.toThrow()
    }
    await at(25 * HOUR, async () => {
      await setStatus('draft')
      await expect.poll(() => received.length).toBe(2)
      expect(signatures().length).toBe(1)
    })
  })
})

describe('a workspace', () => {
  test('that is suspended or leaves Teams reports nothing', async () => {
    const { workspace, setStatus } = await aPlace()
    const { url, received } = await aReceiver()
    const { id } = await aWebhook(workspace, url)
    await setPlan(workspace.id, 'PRO')
    await setStatus('approved')
    await setPlan(workspace.id, 'TEAMS')
    expect(await lastDeliveries(workspace, id)).toEqual([])
    await setStatus('draft')
    await suspend(workspace.id)
    await enqueueDue(testApp.app)
    await expect
      .poll(() => lastDeliveries(workspace, id))
      .toMatchObject([{ state: 'failed', attempts: 1, status: null }])
    expect(received).toEqual([])
  })
})

test('two processes deliver each message once', async () => {
  const another = await startApp({}, { database: testApp.app.database, fetchPublic: testWebsite })
  onTestFinished(async () => {
    await another.server.close()
    await another.app.jobs.stop()
    await another.app.live.stop()
  })
  const { workspace, setStatus } = await aPlace()
  const { url, received } = await aReceiver()
  await aWebhook(workspace, url)
  for (let step = 0; step < 20; step++) {
    await setStatus(step % 2 === 0 ? 'approved' : 'draft')
    await Promise.all([enqueueDue(testApp.app), enqueueDue(another.app)])
  }
  await expect.poll(() => received.length, { timeout: 50_000 }).toBe(20)
  await Promise.all([enqueueDue(testApp.app), enqueueDue(another.app)])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
  expect(received.length).toBe(20)
}, 120_000)
