import { expect, test } from 'vitest'
import { aWorkspace, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import { aToken } from '#test/tokens.ts'

const check = (token: string, headers: Record<string, string> = {}) =>
  testApp.server.inject({
    method: 'POST',
    url: '/api/reference',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ token }).toString(),
  })
const count = (page: string, text: string) => page.split(text).length - 1

test('the reference has a field for a token, and neither scripts nor an address with the token', async () => {
  const { body, headers } = await testApp.server.inject('/api/reference')
  expect(body).toContain('<form method="post" action="/api/reference">')
  expect(body).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("form-action 'self'")
  expect(count(body, '<mark>Token: read</mark>')).toBeGreaterThan(25)
  expect(count(body, '<mark>Token: write</mark>')).toBeGreaterThan(15)
})

test('marks what the token can call and never repeats it', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const [read, write] = [await aToken(workspace, { scope: 'read', name: '<b>Sheet</b>' }), await aToken(workspace)]
  const pages = { read: await check(read.token), write: await check(` ${write.token} `) }
  const yes = '<mark class="yes">'
  expect(count(pages.read.body, yes)).toBeGreaterThan(25)
  expect(count(pages.write.body, yes)).toBe(
    count(pages.read.body, yes) + count(pages.read.body, 'Needs a token that can write'),
  )
  expect(pages.read.body).toContain('“&#60;b&#62;Sheet&#60;/b&#62;” can read,')
  for (const { body, headers } of Object.values(pages)) {
    expect(body).not.toContain(read.token.slice(0, 20))
    expect(body).not.toContain(write.token.slice(0, 20))
    expect(headers['cache-control']).toBe('no-store, private')
  }
})

test('says the same for every token that is not valid, and names a plan that is too small', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const revoked = await aToken(workspace, { revokedAt: testClock.now() })
  for (const token of ['', 'nonsense', revoked.token]) {
    expect((await check(token)).body).toContain("This API token isn't valid.")
  }
  const live = await aToken(workspace)
  await setPlan(workspace.id, 'PRO')
  expect((await check(live.token)).body).toContain('Upgrade to use it.')
  await setPlan(workspace.id, 'TEAMS')
  expect((await check(live.token)).body).toContain('can read and write')
})

test('takes only its own form', async () => {
  const { token } = await aToken(await aWorkspace({ plan: 'TEAMS' }))
  expect((await check(token, { 'sec-fetch-site': 'cross-site' })).json()).toMatchObject({ code: 'CROSS_SITE_REQUEST' })
  expect((await check(token, { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await check('x'.repeat(2000))).statusCode).toBe(413)
  expect((await check(token, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
})
