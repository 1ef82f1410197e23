import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepStatistics } from './embedded-upkeep.ts'
import { openDatabase } from './open-db.ts'

test('analyzes only tables that changed a lot', async () => {
  const { db, close } = await openDatabase({ dataDir: null })
  const rowsOf = async (name: string) => {
    const { rows } = (await db.execute(sql`select reltuples from pg_class where relname = ${name}`)) as {
      rows: { reltuples: number }[]
    }
    return rows[0]?.reltuples
  }
  await db.execute(sql`create table much (number integer)`)
  await db.execute(sql`create schema "Other place"`)
  await db.execute(sql`create table "Other place".elsewhere (number integer)`)
  await db.execute(sql`create table little (number integer)`)
  await db.execute(sql`insert into much select generate_series(1, 1000)`)
  await db.execute(sql`insert into "Other place".elsewhere select generate_series(1, 1000)`)
  await db.execute(sql`insert into little select generate_series(1, 10)`)
  // The statistics contain a change when they are read after a second.
  await expect.poll(() => keepStatistics(db), { timeout: 10_000, interval: 200 }).toEqual(['elsewhere', 'much'])
  expect([await rowsOf('much'), await rowsOf('little')]).toEqual([1000, -1])
  expect(await keepStatistics(db)).toEqual([])
  await close()
}, 30_000)
