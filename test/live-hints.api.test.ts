import { expect, test } from 'vitest'
import { changedBy, changedForCaller } from '#shared/row-subjects.ts'
import { type Subject, SUBJECTS } from '#shared/subjects.ts'
import { AUTHORIZATION_TABLE } from './authorization-table.ts'
import { addressOf } from './client.ts'
import { EXAMPLE_CALLS, type FilledWorkspace, ROWS, aFilledWorkspace } from './example-calls.ts'
import { testApp } from './test-app.ts'

const isOfSuperAdmin = (name: string) => name.includes('/api/superadmin/')
const rows = [...ROWS].map(([name, row]) => ({ name, row }))
const reading = rows.filter(({ row: { method, answer } }) => method === 'GET' && typeof answer !== 'string')

test('every reading row shows something that changes, or says why nothing makes it old', () => {
  const changing = new Set<Subject>(rows.flatMap(({ row }) => changedForCaller(row)))
  const wrong = reading.filter(({ row: { shows = [], showsNothing } }) => {
    return showsNothing === undefined ? !shows.some((subject) => changing.has(subject)) : shows.length > 0
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('every writing row changes something that is shown, or says why it changes nothing', () => {
  const shown = new Set<Subject>(reading.flatMap(({ row }) => row.shows ?? []))
  const writing = rows.filter(({ row }) => row.method !== 'GET')
  const wrong = writing.filter(({ row }) => {
    const changed = changedForCaller(row)
    if (row.changesNothing !== undefined) return changed.length > 0
    return changed.length === 0 || !changed.every((subject) => shown.has(subject))
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
  expect(SUBJECTS.filter((subject) => !shown.has(subject))).toEqual([])
})

/** Changes that only the caller sees, or no one. */
const WITHOUT_A_HINT = [
  'POST /api/workspaces/{id}/select',
  'PATCH /api/memberships/last-accessed-brand',
  'POST /api/brands/{id}/csv-mappings/detect',
  'POST /api/brands/{id}/csv-preview',
  'POST /api/outline-bulks/{id}/dismiss',
  'POST /api/billing/checkout',
  'POST /api/billing/portal',
  'POST /api/workspaces/{workspaceId}/notifications/read',
  'POST /api/workspaces/{id}/website-profile',
  'POST /api/brands/{id}/notes/reading',
  'POST /api/brands/{id}/calendar-moves/preview',
  'POST /api/workspaces/{workspaceId}/tokens',
  'DELETE /api/tokens/{id}',
]

test('every endpoint that changes a workspace tells the other members', () => {
  const silent = Object.entries(AUTHORIZATION_TABLE).flatMap(([name, { allowed }]) => {
    const row = ROWS.get(name)!
    const isWork = typeof allowed === 'object' && row.method !== 'GET' && row.rate !== 'export'
    return isWork && !isOfSuperAdmin(name) && changedBy(row).length === 0 ? [name] : []
  })
  expect(silent.toSorted()).toEqual(WITHOUT_A_HINT.toSorted())
})

test('publishes an event after the commit, and none after an error', async () => {
  const place: FilledWorkspace = await aFilledWorkspace()
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
