import { expect, test } from 'vitest'
import { LIVE_SUBJECTS, changedBy } from '#shared/live-events.ts'
import { isTouched } from '#app/web/live-updates.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { addressOf } from './client.ts'
import { EXAMPLE_CALLS, type Place, ROWS, aPlace } from './example-calls.ts'
import { testApp } from './test-app.ts'

/** What a page shows and no hint asks again, each with the reason. */
const NEVER_ASKED_AGAIN: Record<string, string> = {
  'GET /api/events': 'the hints themselves',
  'GET /api/user': 'the same as /api/auth/me, for other programs',
  'GET /api/health': 'about the server',
}
const isOfSuperAdmin = (name: string) => name.includes('/api/superadmin/')
const isFile = (answer: unknown) => typeof answer === 'string'

test('everything a window shows is asked again after some hint', () => {
  const shown = [...ROWS].filter(([name, { method, access, answer }]) => {
    return method === 'GET' && access !== 'public' && !isFile(answer) && !isOfSuperAdmin(name)
  })
  const forgotten = shown.filter(([name, row]) => {
    const address = row.path.replace(/\{\w+\}/g, 'x')
    return !(name in NEVER_ASKED_AGAIN) && !LIVE_SUBJECTS.some((what) => isTouched(address, { what }))
  })
  expect(forgotten.map(([name]) => name)).toEqual([])
})

/** Changes that only the one who makes them sees, or nobody. */
const WITHOUT_A_HINT = [
  'POST /api/workspaces/{id}/select',
  'PATCH /api/memberships/last-accessed-brand',
  'POST /api/brands/{id}/csv-mappings/detect',
  'POST /api/brands/{id}/csv-preview',
  'POST /api/outline-bulks/{id}/dismiss',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'POST /api/workspaces/{workspaceId}/notifications/read',
  // It stores nothing.
  'POST /api/workspaces/{id}/website-profile',
]

test('every call that changes something in a workspace tells the others what', () => {
  const silent = Object.entries(AUTHORIZATION_TABLE).flatMap(([name, { allowed }]) => {
    const row = ROWS.get(name)!
    const isWork = typeof allowed === 'object' && row.method !== 'GET' && row.rate !== 'export'
    return isWork && !isOfSuperAdmin(name) && changedBy(row).length === 0 ? [name] : []
  })
  expect(silent.toSorted()).toEqual(WITHOUT_A_HINT.toSorted())
})

test('a hint is given after the change is there, and none for what was refused', async () => {
  const place: Place = await aPlace()
  const { owner, id } = place.workspace
  const heard: { what: string; status: Promise<string> }[] = []
  const stop = testApp.app.live.listen('somebody', {
    hint({ workspaceId, event }) {
      if (workspaceId === id && event.what === 'outlines') heard.push({ what: event.what, status: statusNow() })
    },
    missed() {},
    end() {},
  })
  const row = ROWS.get('PATCH /api/email-outlines/{id}/status')!
  const statusNow = async () => {
    const url = addressOf(ROWS.get('GET /api/email-outlines/{id}')!, { id: place.outlineId })
    const response = await testApp.server.inject({ url, headers: { cookie: owner.cookie! } })
    return response.json<{ outline: { workflowStatus: string } }>().outline.workflowStatus
  }
  const input = await EXAMPLE_CALLS['PATCH /api/email-outlines/{id}/status']!(place)
  await owner.call(row, { ...input, body: { status: 'no such status' } })
  expect(heard).toEqual([])
  await owner.call(row, { ...input, body: { status: 'approved' } })
  expect(await Promise.all(heard.map(({ status }) => status))).toEqual(['approved'])
  stop?.()
})
