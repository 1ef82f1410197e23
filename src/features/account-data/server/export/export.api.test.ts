import { getTableColumns, sql } from 'drizzle-orm'
import JSZip from 'jszip'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { withWorkspace } from '#server/db/workspace-transaction.ts'
import { insertCampaigns } from '#features/history/server/store.ts'
import { newId } from '#server/db/new-id.ts'
import type { Client } from '#test/client.ts'
import { aFilledWorkspace } from '#test/example-calls.ts'
import { PERSON_PASSWORD, aMember, aPerson, aWorkspace, anIdea } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { accountDataEndpoints } from '../../contract.ts'
import { DATA_MAP, TABLES_OF_OTHERS, columnsOf, nameOf } from './data-map-store.ts'

const { exportAccount, exportWorkspace } = accountDataEndpoints
const password = { password: PERSON_PASSWORD }

type Files = Record<string, string>
type Rows = Record<string, unknown>[]

async function unzipped(bytes: Buffer): Promise<Files> {
  const zip = await JSZip.loadAsync(bytes)
  const files = await Promise.all(
    Object.values(zip.files).map(async (file) => [file.name, await file.async('string')] as const),
  )
  return Object.fromEntries(files)
}

async function exportOf(person: Client, workspaceId?: string): Promise<Files> {
  const answer =
    workspaceId === undefined
      ? await person.call(exportAccount, { body: password })
      : await person.call(exportWorkspace, { params: { id: workspaceId }, body: password })
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="mailmonth-[a-z-]+-\d{4}-\d\d-\d\d\.zip"$/,
  )
  return unzipped(answer.bytes)
}

const json = (files: Files, name: string): Rows => JSON.parse(files[`${name}.json`]!) as Rows
const csv = (files: Files, name: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(files[`${name}.csv`]!.replace('\uFEFF', ''), {
    header: true,
    skipEmptyLines: true,
  }).data

describe('the map of all tables', () => {
  test('names every table of the database', async () => {
    const { rows } = (await testApp.app.db.execute(
      sql`select tablename from pg_tables where schemaname = 'public' order by 1`,
    )) as { rows: { tablename: string }[] }
    // Add a new table to DATA_MAP with its exports, or with the reason for leaving it out.
    const known = [...DATA_MAP.map(nameOf), ...Object.keys(TABLES_OF_OTHERS)]
    expect(known.toSorted()).toEqual(rows.map(({ tablename }) => tablename))
  })

  test('exports no column whose name sounds like a secret', () => {
    const shown = DATA_MAP.flatMap((data) => Object.keys(columnsOf(data)).map((column) => `${nameOf(data)}.${column}`))
    const secretive = shown.filter((name) =>
      /\.\w*(hash|token|secret|cipher|sealed|sessionId|password|url)/i.test(name),
    )
    // Token counts, names and ids of API tokens, and hashes of a file or a request body give no access.
    const harmless = [
      'ai_calls.inputTokens',
      'ai_calls.outputTokens',
      'ai_token_days.tokens',
      'comments.byToken',
      'csv_imports.fileHash',
      'generation_runs.onceHash',
      'generation_runs.onceTokenId',
      'outline_activity.byToken',
      'outline_versions.byToken',
    ]
    expect(secretive.toSorted()).toEqual(harmless)
  })

  test('withholds only existing columns, each with a reason', () => {
    for (const data of DATA_MAP) {
      for (const [column, reason] of Object.entries(data.withheld ?? {})) {
        expect(Object.keys(getTableColumns(data.table))).toContain(column)
        expect(reason).toMatch(/\w+ \w+/)
      }
    }
  })
})

describe('the export of a workspace', () => {
  test('contains every table of the workspace as JSON and CSV, with row counts', async () => {
    const place = await aFilledWorkspace()
    await place.freshSchedule()
    const { owner, id } = place.workspace
    const files = await exportOf(owner, id)
    const expected = DATA_MAP.filter(({ ofWorkspace }) => typeof ofWorkspace === 'function').map((data) =>
      nameOf(data).replaceAll('_', '-'),
    )
    const names = expected.flatMap((name) => [`${name}.json`, `${name}.csv`])
    expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'contents.json', ...names].toSorted())
    const { rows } = JSON.parse(files['contents.json']!) as { rows: Record<string, number> }
    for (const name of expected) {
      expect([name, json(files, name).length, csv(files, name).length]).toEqual([name, rows[name], rows[name]])
    }
    // The audit entry of the export exists before the export starts.
    expect(json(files, 'audit-log').map(({ action }) => action)).toContain('workspace.data_exported')
    expect(json(files, 'brands').map(({ id: brand }) => brand)).toEqual([place.brandId])
    expect(json(files, 'outlines')).toMatchObject([
      { id: place.outlineId, content: { previewText: expect.stringMatching(/.{25}/) } },
    ])
    expect(json(files, 'schedules').length).toBe(1)
    expect(json(files, 'memberships')).toMatchObject([
      { role: 'OWNER', email: owner.user.email, personName: 'Robin Test' },
    ])
  })

  test('reads a thousand rows in portions, each once and in order', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const names = Array.from({ length: 1203 }, (_, index) => `Campaign ${index}`)
    await withWorkspace(testApp.app.db, workspace.id, (scope) =>
      insertCampaigns(
        scope,
        names.map((name) => ({
          workspaceId: workspace.id,
          id: newId(),
          brandId,
          name,
          sentAt: '2026-03-04 10:00:00',
          deliveries: 100,
          source: 'csv' as const,
          countedAs: 'bundle' as const,
        })),
      ),
    )
    const files = await exportOf(workspace.owner, workspace.id)
    expect(
      json(files, 'campaigns')
        .map(({ name }) => String(name))
        .toSorted(),
    ).toEqual(names.toSorted())
    expect(json(files, 'campaigns').every((row) => row['countedAs'] === 'bundle')).toBe(true)
    expect(csv(files, 'campaigns').map(({ name }) => name)).toEqual(json(files, 'campaigns').map(({ name }) => name))
  })

  test('escapes formulas in CSV and keeps JSON exact', async () => {
    const { workspace, brandId } = await aFilledWorkspace()
    const title = `=HYPERLINK("https://evil.example","x")`
    await anIdea(workspace, brandId, { title, description: '+1+cmd()' })
    const files = await exportOf(workspace.owner, workspace.id)
    expect(json(files, 'subtopics').map((row) => row['title'])).toContain(title)
    expect(csv(files, 'subtopics').map((row) => row['title'])).toContain(`'${title}`)
    for (const [name, text] of Object.entries(files).filter(([name]) => name.endsWith('.csv'))) {
      const cells = Papa.parse<string[]>(text.replace('\uFEFF', '')).data.flat()
      expect([name, cells.filter((cell) => /^[=@\t\r]|^[+-](?![\d.,\s]*%?$)/.test(cell))]).toEqual([name, []])
    }
  })

  test('needs the password and writes audit entries', async () => {
    const { workspace } = await aFilledWorkspace()
    const { owner, id } = workspace
    const refused = await owner.call(exportWorkspace, { params: { id }, body: { password: 'a guess' } })
    expect([refused.status, refused.error]).toEqual([
      400,
      { error: "Your password isn't correct.", code: 'INVALID_INPUT', field: 'password' },
    ])
    await exportOf(owner, id)
    const actions = await auditOf(owner.user.id)
    expect(actions.slice(-2)).toEqual(['workspace.data_export_refused', 'workspace.data_exported'])
  })
})

describe('the export of a user', () => {
  test('contains the account, devices, memberships and actions, but no secret', async () => {
    const workspace = await aWorkspace({ plan: 'TEAMS' })
    const member = await aMember(workspace, 'MANAGER')
    const files = await exportOf(member)
    const [user, ...others] = json(files, 'users')
    expect([user!['email'], others]).toEqual([member.user.email, []])
    expect(user).not.toHaveProperty('passwordHash')
    expect(json(files, 'sessions').length).toBe(1)
    expect(json(files, 'memberships')).toMatchObject([{ workspaceId: workspace.id, role: 'MANAGER' }])
    expect(json(files, 'workspaces')).toMatchObject([{ id: workspace.id }])
    expect(files).not.toHaveProperty(['brands.json'])
    expect(files['README.txt']).toContain('workspace data, which the owner can export')
    const everything = Object.values(files).join('\n')
    expect(everything).not.toContain(member.user.passwordHash)
    expect(everything).not.toContain(workspace.owner.user.email)
  })

  test('works for a user without a workspace', async () => {
    const person = await aPerson()
    const files = await exportOf(person)
    expect(json(files, 'users').length).toBe(1)
    expect(json(files, 'memberships')).toEqual([])
    expect(files['memberships.csv']!.trim().split(',').length).toBeGreaterThan(4)
  })
})

test("a client that disconnects doesn't block the database", async () => {
  const { workspace } = await aFilledWorkspace()
  const answer = await testApp.server.inject({
    method: 'POST',
    url: `/api/settings/workspace/${workspace.id}/export`,
    payload: password,
    headers: { cookie: workspace.owner.cookie! },
    payloadAsStream: true,
  })
  answer.stream().destroy()
  const again = await exportOf(workspace.owner, workspace.id)
  expect(json(again, 'brands').length).toBe(1)
})

async function auditOf(userId: string): Promise<string[]> {
  const { rows } = (await testApp.app.db.execute(
    sql`select action from audit_log where actor_user_id = ${userId} order by id`,
  )) as { rows: { action: string }[] }
  return rows.map(({ action }) => action)
}
