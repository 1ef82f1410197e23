import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkTree, FEATURE_ORDER, importsOf, violationsIn } from './import-rules.mjs'

const rulesBroken = (file, source) => violationsIn(file, source).map(({ rule }) => rule)

describe('breaks', () => {
  test.each([
    // The sides of the wire.
    [1, 'src/shared/text.ts', "import { sql } from '#server/db/open-db.ts'"],
    [1, 'src/shared/text.ts', "import { auth } from '#features/auth/contract.ts'"],
    [1, 'src/shared/text.ts', "import { readFile } from 'node:fs/promises'"],
    [1, 'src/web/theme.ts', "import type { Db } from '#server/db/open-db.ts'"],
    [1, 'src/web/theme.ts', "import { readFile } from 'fs'"],
    [1, 'src/web/theme.ts', "import '../server/clock.ts'"],
    [1, 'src/features/ideas/web/queries.ts', "import { ideas } from '../server/service.ts'"],
    [1, 'src/features/ideas/web/queries.ts', "const page = await import('../server/service.ts')"],
    [1, 'src/features/ideas/contract.ts', "import { ideas } from './server/service.ts'"],
    [1, 'src/features/ideas/server/service.ts', "import { Page } from '../web/ideas-page.tsx'"],
    [1, 'src/server/clock.ts', "import { theme } from '#web/theme.ts'"],
    [1, 'src/server/clock.ts', "import { buildBrand } from '#test/fixtures.ts'"],
    // The platform and its two app folders.
    [2, 'src/server/clock.ts', "import { plans } from '#features/access/server/service.ts'"],
    [2, 'src/web/theme.ts', "export { Page } from '#features/access/web/widgets/plan-badge.tsx'"],
    [2, 'src/features/ideas/server/service.ts', "import { createApp } from '#app/server/create-app.ts'"],
    [2, 'src/app/web/main.tsx', "import { Frame } from '../site/frame.tsx'"],
    // The entrances of a feature.
    [3, 'src/features/ideas/server/service.ts', "import { readSheet } from '#features/brands/server/sheet/sheet.ts'"],
    [3, 'src/features/ideas/server/service.ts', "import { presentBrand } from '#features/brands/server/present.ts'"],
    [3, 'src/features/ideas/server/service.ts', "import { planRoutes } from '#features/brands/server/brand-routes.ts'"],
    [3, 'src/features/ideas/web/ideas-page.tsx', "import { Step } from '#features/brands/web/onboarding/step.tsx'"],
    // SQL and tables.
    [4, 'src/features/ideas/server/service.ts', "import { eq } from 'drizzle-orm'"],
    [4, 'src/features/ideas/server/service.ts', "import { pgTable } from 'drizzle-orm/pg-core'"],
    [4, 'src/features/ideas/server/service.ts', "import { ideas } from './tables.ts'"],
    [4, 'src/features/ideas/server/service.ts', "import { brands } from '#features/brands/server/tables.ts'"],
    [4, 'src/server/audit.ts', "import { auditLog } from './db/platform-tables.ts'"],
    [4, 'src/app/server/main.ts', "import { brands } from '#features/brands/server/tables.ts'"],
    [
      4,
      'src/features/ideas/server/store.ts',
      "import { brands, products as goods } from '#features/brands/server/tables.ts'\ntx.delete(goods)",
    ],
    // The order of features.
    [5, 'src/features/brands/server/service.ts', "import { ideas } from '#features/ideas/server/service.ts'"],
    [5, 'src/features/brands/contract.ts', "import { ideaSchema } from '#features/ideas/contract.ts'"],
    [5, 'src/features/brands/server/service.ts', "import {\n  a,\n  b,\n} from '../../ideas/server/service.ts'"],
    [5, 'src/features/horoscopes/contract.ts', ''],
    // A door that only hands on what other files have.
    [7, 'src/features/ideas/server/service.ts', "export { findIdea } from './store.ts'"],
    [7, 'src/features/ideas/server/service.ts', "export * from './store.ts'"],
    // Names.
    [6, 'src/server/utils.ts', ''],
    [6, 'src/features/ideas/server/helpers/text.ts', ''],
    [6, 'src/web/kit/index.ts', ''],
    [6, 'src/web/kit/Button.tsx', ''],
    [6, 'src/web/kit/types.test.ts', ''],
  ])('rule %i: %s with %s', (rule, file, source) => {
    expect(rulesBroken(file, source)).toEqual([rule])
  })
})

test.each([
  ['src/shared/text.ts', "import { z } from 'zod'\nimport { plan } from './plan-catalogue.ts'"],
  ['src/server/clock.ts', "import { readFile } from 'node:fs/promises'\nimport { text } from '#shared/text.ts'"],
  ['src/app/server/create-app.ts', "import { ideaRoutes } from '#features/ideas/server/routes.ts'"],
  ['src/app/web/router.tsx', "import { IdeasPage } from '#features/ideas/web/ideas-page.tsx'"],
  ['src/features/ideas/server/service.ts', "import { getBrand } from '#features/brands/server/service.ts'"],
  ['src/features/ideas/server/service.ts', "import { findBrand } from '#features/brands/server/store.ts'"],
  ['src/features/ideas/server/store.ts', "export type { Topic } from './tables.ts'"],
  ['src/features/ideas/web/ideas-page.tsx', "import { useBrand } from '#features/brands/web/queries.ts'"],
  ['src/features/ideas/web/ideas-page.tsx', "import { Badge } from '#features/access/web/widgets/plan-badge.tsx'"],
  ['src/features/ideas/contract.ts', "import { brandSchema } from '#features/brands/contract.ts'"],
  ['src/features/ideas/server/tables.ts', "import { brands } from '#features/brands/server/tables.ts'"],
  ['src/features/ideas/server/usage-store.ts', "import { eq } from 'drizzle-orm'\nimport { ideas } from './tables.ts'"],
  [
    'src/features/ideas/server/store.ts',
    "import { brands } from '#features/brands/server/tables.ts'\nimport { ideas } from './tables.ts'\ntx.select().from(brands)\ntx.insert(ideas)",
  ],
  ['src/server/db/migrate.ts', "import { sql } from 'drizzle-orm'"],
  ['src/server/audit-store.ts', "import { auditLog } from './db/platform-tables.ts'"],
  ['src/web/theme.test.ts', "import { readFile } from 'node:fs/promises'"],
  ['src/features/ideas/server/service.test.ts', "import { startTestApp } from '#test/test-app.ts'"],
  ['test/test-app.ts', "import { createApp } from '#app/server/create-app.ts'"],
  ['src/web/theme.ts', "// import { db } from '#server/db/open-db.ts'\n/*\nimport '../server/clock.ts'\n*/"],
])('lets %s have %s', (file, source) => {
  expect(violationsIn(file, source)).toEqual([])
})

test('the line of a violation is the line that names the module', () => {
  const source = "/* one\n   two */\nimport { z } from 'zod'\nimport {\n  a,\n} from '#server/clock.ts'\n"
  expect(violationsIn('src/web/theme.ts', source)).toMatchObject([{ file: 'src/web/theme.ts', line: 6, rule: 1 }])
})

test('every form of import is seen', () => {
  const source = [
    "import a from 'a'",
    "import * as b from 'b'",
    "import type { C } from 'c'",
    "import d, { type E } from 'd'",
    "export * from 'e'",
    "export { f } from 'f'",
    "import 'g'",
    "import h from './h.json' with { type: 'json' }",
    "type I = import('i').I",
    "const from = 'nothing'",
    "export const sentence = `import x from 'x'`",
  ].join('\n')
  expect(
    importsOf(source)
      .map(({ specifier }) => specifier)
      .sort(),
  ).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', './h.json', 'i'].sort())
})

describe('over a tree', () => {
  const tree = (files) => {
    const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), source)
    }
    return root
  }

  test('reading no file is a failure', () => {
    const root = tree({ 'README.md': 'Nothing here.' })
    expect(() => checkTree(root)).toThrow('no file to read')
    rmSync(root, { recursive: true })
  })

  test('a violation anywhere is found', () => {
    const root = tree({
      'src/shared/text.ts': "export const text = ''\n",
      'src/web/deep/er/page.tsx': "import { now } from '#server/clock.ts'\n",
    })
    expect(checkTree(root)).toMatchObject({ count: 2, violations: [{ file: 'src/web/deep/er/page.tsx', rule: 1 }] })
    rmSync(root, { recursive: true })
  })
})

test('no feature has two places', () => {
  expect(new Set(FEATURE_ORDER).size).toBe(FEATURE_ORDER.length)
})
