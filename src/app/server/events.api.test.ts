import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authEndpoints } from '#features/auth/contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { teamEndpoints } from '#features/team/contract.ts'
import type { LiveEvent } from '#shared/live-events.ts'
import type { Client } from '#test/client.ts'
import { aBrand, aMember, aPerson, aSession, aWorkspace, anInvite, anOutline, join } from '#test/fixtures.ts'
import { startApp, testApp, testPort } from '#test/test-app.ts'

// Uses a real connection, because browsers keep the stream open beside other requests.

let port = 0
const open: { close(): void }[] = []

beforeAll(async () => void (port = await testPort()))
afterAll(() => {
  for (const stream of open) stream.close()
})

type Heard = Pick<LiveEvent, 'what' | 'id' | 'brandId'> | string

async function listen({ cookie }: Client, at = port) {
  const heard: Heard[] = []
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const call = request({ port: at, path: '/api/events', headers: { cookie: cookie ?? '' } }, resolve)
    call.on('error', reject)
    open.push({ close: () => void call.destroy() })
    call.end()
  })
  response.on('error', () => {})
  response.setEncoding('utf8').on('data', (text: string) => {
    for (const [, name, data] of text.matchAll(/^event: (.+)\ndata: (.+)$/gm)) {
      const { what, id, brandId } = JSON.parse(data!) as LiveEvent
      if (name === 'changed') heard.push({ what, ...(id && { id }), ...(brandId && { brandId }) })
      else heard.push(name!)
    }
  })
  response.on('end', () => heard.push('end'))
  await vi.waitFor(() => expect(heard).toContain('hello'))
  heard.length = 0
  return { response, heard, expectHeard: (wanted: Heard) => vi.waitFor(() => expect(heard).toContainEqual(wanted)) }
}

test("members see each other's changes, and other workspaces don't", async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const brand = await aBrand(workspace)
  const outline = await anOutline(workspace, brand.id)
  const reader = await listen(await aMember(workspace, 'COLLABORATOR'))
  const stranger = await listen((await aWorkspace()).owner)
  expect(reader.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, private, no-transform',
  })
  expect(reader.response.headers).not.toHaveProperty('content-disposition')
  const { owner } = workspace
  await owner.call(outlineEndpoints.changeStatus, { params: { id: outline.id }, body: { status: 'in_design' } })
  await reader.expectHeard({ what: 'outlines', id: outline.id })
  await owner.call(brandEndpoints.update, { params: { id: brand.id }, body: { name: 'Renamed' } })
  await reader.expectHeard({ what: 'brands', brandId: brand.id })
  const refused = await owner.call(brandEndpoints.update, { params: { id: brand.id }, body: { name: '' } })
  expect(refused.status).toBe(400)
  expect(reader.heard.filter((event) => typeof event === 'object' && event.what === 'brands')).toHaveLength(1)
  expect(stranger.heard).toEqual([])
})

test('the end of a run is announced with its id', async () => {
  const workspace = await aWorkspace()
  const brand = await aBrand(workspace)
  const reader = await listen(workspace.owner)
  await anOutline(workspace, brand.id)
  await reader.expectHeard({ what: 'run', id: expect.any(String) as unknown as string })
  await reader.expectHeard({ what: 'outlines' })
})

test('a removed member sees that the workspace is gone, then nothing', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const member = await aMember(workspace, 'CREATOR')
  const brand = await aBrand(workspace)
  const theirs = await listen(member)
  const owners = await listen(workspace.owner)
  const params = { workspaceId: workspace.id, userId: member.user.id }
  await workspace.owner.call(teamEndpoints.removeMember, { params })
  await theirs.expectHeard({ what: 'workspace' })
  theirs.heard.length = 0
  await workspace.owner.call(brandEndpoints.update, { params: { id: brand.id }, body: { name: 'Without them' } })
  await owners.expectHeard({ what: 'brands', brandId: brand.id })
  expect(theirs.heard).toEqual([])
})

test('a user who accepts an invitation sees the workspace right away', async () => {
  const workspace = await aWorkspace({ plan: 'TEAMS' })
  const person = await aPerson()
  const invite = await anInvite(workspace, { email: person.user.email })
  const theirs = await listen(person)
  const owners = await listen(workspace.owner)
  const accepted = await person.call(teamEndpoints.accept, { body: { token: invite.token } })
  expect(accepted.status).toBe(200)
  await theirs.expectHeard({ what: 'workspace' })
  await owners.expectHeard({ what: 'members' })
})

test('logging out ends only the streams of that session', async () => {
  const person = await aPerson()
  await join(await aWorkspace(), person, 'ADMIN')
  const other = await aSession(person.user.id)
  const [left, kept] = [await listen(person), await listen(other)]
  await person.call(authEndpoints.logOut, { body: {} })
  await left.expectHeard('end')
  expect(left.heard).toEqual(['signed-out', 'end'])
  await kept.expectHeard({ what: 'session' })
  await other.call(authEndpoints.endOtherSessions, { body: {} })
  expect(kept.heard).not.toContain('end')
})

test('a server that stops ends its streams instead of waiting for them', async () => {
  const running = await startApp({}, { database: sameDatabase() })
  await running.server.listen({ port: 0, host: '127.0.0.1' })
  const stream = await listen(await aPerson(), (running.server.server.address() as AddressInfo).port)
  await running.stop()
  await stream.expectHeard('end')
  expect(stream.heard.at(-1)).toBe('end')
})

const sameDatabase = () => ({ ...testApp.app.database, close: async () => {} })

test('there is no stream without a session', async () => {
  const { statusCode } = await testApp.server.inject({ url: '/api/events' })
  expect(statusCode).toBe(401)
})

test("a user's twenty-first tab waits, and a HEAD request keeps no stream open", async () => {
  const person = await aPerson()
  const cookie = person.cookie!
  for (let count = 0; count < 25; count++) {
    expect((await fetch(`http://127.0.0.1:${port}/api/events`, { method: 'HEAD', headers: { cookie } })).status).toBe(
      200,
    )
  }
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(person)))
  const refused = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: { cookie } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  streams[0]!.response.destroy()
  await vi.waitFor(async () => {
    const again = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: { cookie } })
    await again.body?.cancel()
    expect(again.status).toBe(200)
  })
})
