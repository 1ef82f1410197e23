import { mkdtemp, cp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '#test/test-app.ts'
import { migrate, migrateOnly } from './migrate.ts'
import { newId } from './new-id.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url))

async function migrationsBefore(index: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { idx: number }[] }
  journal.entries = journal.entries.filter(({ idx }) => idx < index)
  await writeFile(file, JSON.stringify(journal))
  return folder
}

test('migrates stored sentences with names to facts with ids', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  try {
    await migrateOnly(database, await migrationsBefore(20))
    const [workspace, marta, sam, other] = [newId(), newId(), newId(), newId()]
    const now = '2026-11-01T10:00:00Z'
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      for (const [id, name] of [
        [marta, 'Marta New'],
        [sam, ''],
        [other, 'Kim'],
      ]) {
        await tx.execute(sql`insert into users (id, email, name, password_hash, created_at)
          values (${id}, ${`${name === '' ? 'sam' : id}@example.com`}, ${name}, '', ${now})`)
        await tx.execute(sql`insert into memberships (workspace_id, id, user_id, role, created_at, last_used_at)
          values (${workspace}, ${newId()}, ${id}, 'CREATOR', ${now}, ${now})`)
      }
      const entries: [string, string | null, string, string][] = [
        ['created', marta, 'Marta Old', 'Outline generated'],
        ['assigned', sam, 'sam', 'Assigned to Marta Old'],
        ['assigned', marta, 'Marta New', 'Assigned to sam@example.com'],
        ['assigned', marta, 'Marta New (by support)', 'Assigned to Nobody Known'],
        ['status_changed', sam, 'sam', 'Status changed from In Design to Ready for Review'],
        ['design_link_changed', sam, 'sam', 'Design link set to https://example.com/a'],
        ['notes_changed', sam, 'sam', 'Notes removed'],
        ['unassigned', sam, 'sam', 'Assigned to nobody: no longer a member of the workspace'],
        ['restored', sam, 'sam', 'Version 3 restored'],
        ['scheduled', sam, 'sam', 'Scheduled for Dec 4, 2026, 10:00 AM'],
      ]
      for (const [place, [action, userId, userName, details]] of entries.entries()) {
        await tx.execute(sql`insert into outline_activity
          (workspace_id, id, outline_id, action, user_id, user_name, details, occurred_at)
          values (${workspace}, ${newId()}, ${newId()}, ${action}, ${userId}, ${userName}, ${details},
            ${`2026-11-01T10:00:${10 + place}Z`})`)
      }
      await tx.execute(sql`insert into calendar_feeds (workspace_id, brand_id, token_hash, created_by_name, created_at)
        values (${workspace}, ${newId()}, 'a', 'Marta Old', ${now})`)
      await tx.execute(sql`insert into generation_runs
        (workspace_id, id, brand_id, kind, target, status, request, requested_by_user_id, created_at)
        values (${workspace}, ${newId()}, ${newId()}, 'outline', 'a', 'waiting',
          ${JSON.stringify({ type: 'text-based', userName: 'Marta New (by support)' })}::jsonb, ${marta}, ${now})`)
    })

    await migrate(database)
    const read = async (query: ReturnType<typeof sql>) => ((await db.execute(query)) as { rows: unknown[] }).rows
    const entry = (kind: string, data: object, subject: string | null = null, bySupport = false) => ({
      kind,
      data,
      subject,
      bySupport,
    })
    expect(
      await read(sql`select kind, data, subject_user_id as subject, by_support as "bySupport"
        from outline_activity order by occurred_at`),
    ).toEqual([
      entry('created', {}),
      entry('assigned', {}, marta),
      entry('assigned', {}, sam),
      entry('assigned', {}, null, true),
      entry('status_changed', { from: 'in_design', to: 'ready_for_review' }),
      entry('design_link_changed', { link: 'https://example.com/a' }),
      entry('notes_changed', { hasNotes: false }),
      entry('unassigned', { reason: 'left_workspace' }),
      entry('restored', { version: 3 }),
      entry('scheduled', { text: 'Scheduled for Dec 4, 2026, 10:00 AM' }),
    ])
    expect(await read(sql`select created_by_user_id as maker, by_support as "bySupport" from calendar_feeds`)).toEqual([
      { maker: marta, bySupport: false },
    ])
    expect(await read(sql`select request from generation_runs`)).toEqual([
      { request: { type: 'text-based', bySupport: true } },
    ])
  } finally {
    await database.close()
  }
})
