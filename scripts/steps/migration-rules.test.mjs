import { expect, test } from 'vitest'
import { breakingChanges, checkMigrations, lockingIndexes } from './migration-rules.mjs'

test.each([
  ['CREATE INDEX "outlines_title" ON "outlines" USING btree ("title");', ['outlines_title']],
  ['create unique index outlines_title on public.outlines (title);', ['outlines_title']],
  [
    'CREATE INDEX IF NOT EXISTS "a" ON "outlines" ("b");--> statement-breakpoint\nCREATE INDEX "c" ON "d" ("e");',
    ['a', 'c'],
  ],
  ['-- This is quick.\nCREATE INDEX "a" ON "outlines" ("b");', ['a']],
])('%s locks an existing table', (sql, indexes) => {
  expect(lockingIndexes(sql)).toEqual(indexes)
})

test.each([
  'CREATE INDEX CONCURRENTLY "outlines_title" ON "outlines" ("title");',
  'CREATE TABLE "new" ("id" uuid);\nCREATE INDEX "new_id" ON "new" ("id");',
  '-- Needs no CONCURRENTLY: the table is empty until the feature is there.\nCREATE INDEX "a" ON "outlines" ("b");',
  'ALTER TABLE "outlines" ADD COLUMN "created_index" text;',
])('%s locks nothing, or says why it may', (sql) => {
  expect(lockingIndexes(sql)).toEqual([])
})

test('no migration of the product locks an existing table without a reason', () => {
  expect(checkMigrations()).toEqual([])
})

test('a renamed, retyped or dropped column needs a comment about old processes', () => {
  const sql = 'alter table "a" rename column "b" to "c";\nALTER TABLE "a" ALTER COLUMN "d" SET DATA TYPE numeric;'
  expect(breakingChanges(sql)).toEqual(['rename column "b" to', 'SET DATA TYPE'])
  expect(breakingChanges(`-- The release before reads both names, so old processes go on.\n${sql}`)).toEqual([])
  expect(breakingChanges('alter table "a" add column "b" text')).toEqual([])
})
