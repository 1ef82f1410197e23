import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageListsIn } from './language-lists.mjs'
import { FEATURE_ORDER, checkTree, circlesIn, importsOf, violationsIn } from './import-rules.mjs'

const rulesBroken = (file, source) => violationsIn(file, source).map(({ rule }) => rule)

describe('breaks', () => {
  test.each([
    [1, 'src/shared/text.ts', "import { sql } from '#server/db/open-db.ts'"],
    [1, 'src/shared/text.ts', "import { auth } from '#features/auth/contract.ts'"],
    [1, 'src/shared/text.ts', "import { readFile } from 'node:fs/promises'"],
    [1, 'src/web/theme.ts', "import type { Db } from '#server/db/open-db.ts'"],
    [1, 'src/web/theme.ts', "import { readFile } from 'fs'"],
    [1, 'src/web/theme.ts', "import '../server/clock.ts'"],
    [1, 'src/features/ideas/web/queries.ts', "import { ideas } from '../server/service.ts'"],
    [1, 'src/features/ideas/web/queries.ts', "const page = await import('../server/service.ts')"],
    [1, 'src/features/ideas/contract.ts', "import { ideas } from './server/service.ts'"],
    [1, 'src/features/ideas/fields.ts', "import { ideas } from './server/service.ts'"],
    [1, 'src/features/ideas/server/service.ts', "import { Page } from '../web/ideas-page.tsx'"],
    [1, 'src/server/clock.ts', "import { theme } from '#web/theme.ts'"],
    [1, 'src/server/clock.ts', "import { buildBrand } from '#test/fixtures.ts'"],
    [2, 'src/server/clock.ts', "import { plans } from '#features/access/server/service.ts'"],
    [2, 'src/web/theme.ts', "export { Page } from '#features/access/web/widgets/plan-badge.tsx'"],
    [2, 'src/features/ideas/server/service.ts', "import { createApp } from '#app/server/create-app.ts'"],
    [2, 'src/app/web/main.tsx', "import { Frame } from '../site/frame.tsx'"],
    [3, 'src/features/ideas/server/service.ts', "import { readSheet } from '#features/brands/server/sheet/sheet.ts'"],
    [3, 'src/features/ideas/server/service.ts', "import { presentBrand } from '#features/brands/server/present.ts'"],
    [3, 'src/features/ideas/server/service.ts', "import { planRoutes } from '#features/brands/server/brand-routes.ts'"],
    [3, 'src/features/ideas/web/ideas-page.tsx', "import { Step } from '#features/brands/web/onboarding/step.tsx'"],
    [
      9,
      'src/features/ideas/web/ideas-page.tsx',
      "void queryClient.invalidateQueries({ queryKey: ['/api', 'brands'] })",
    ],
    [9, 'src/app/web/shell/shell.tsx', 'await client.refetchQueries()'],
    [9, 'src/features/ideas/web/ideas-page.tsx', "import { sendChange } from '#web/api-client.ts'"],
    [9, 'src/web/endpoint-query.ts', "import { ApiError, sendChange } from './api-client.ts'"],
    [9, 'src/features/ideas/web/ideas-page.tsx', '<Select className="max-md:h-(--touch)" />'],
    [9, 'src/features/ideas/web/ideas-page.tsx', 'const { id } = useSearch({ strict: false })'],
    [9, 'src/features/ideas/web/ideas-page.tsx', "await fetch('/api/ideas', { method: 'POST' })"],
    [9, 'src/features/ideas/web/ideas-page.tsx', "void window.fetch('/api/ideas', { method: 'POST' })"],
    [4, 'src/features/ideas/server/service.ts', "import { eq } from 'drizzle-orm'"],
    [9, 'src/features/ideas/server/service.ts', "import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'"],
    [9, 'src/features/ideas/server/service.ts', "const demo = await import('#stand-ins/demo/demo-brands.ts')"],
    [9, 'src/app/server/create-app.ts', "import type { Demo } from '#stand-ins/demo/demo-brands.ts'"],
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
    [5, 'src/features/brands/server/service.ts', "import { ideas } from '#features/ideas/server/service.ts'"],
    [5, 'src/features/brands/contract.ts', "import { ideaSchema } from '#features/ideas/contract.ts'"],
    [5, 'src/features/brands/server/service.ts', "import {\n  a,\n  b,\n} from '../../ideas/server/service.ts'"],
    [5, 'src/features/horoscopes/contract.ts', ''],
    [7, 'src/features/ideas/server/service.ts', "export { findIdea } from './store.ts'"],
    [7, 'src/features/ideas/server/service.ts', "export * from './store.ts'"],
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
  ['src/shared/text.ts', "import { z } from 'zod'\nimport { plan } from './plan-catalog.ts'"],
  ['src/server/clock.ts', "import { readFile } from 'node:fs/promises'\nimport { text } from '#shared/text.ts'"],
  ['src/app/server/create-app.ts', "import { ideaRoutes } from '#features/ideas/server/routes.ts'"],
  ['src/app/web/router.tsx', "import { IdeasPage } from '#features/ideas/web/ideas-page.tsx'"],
  ['src/features/ideas/server/service.ts', "import { getBrand } from '#features/brands/server/service.ts'"],
  ['src/features/ideas/server/service.ts', "import { findBrand } from '#features/brands/server/store.ts'"],
  ['src/features/ideas/server/store.ts', "export type { Topic } from './tables.ts'"],
  ['src/features/ideas/web/ideas-page.tsx', "import { useBrand } from '#features/brands/web/queries.ts'"],
  ['src/features/ideas/web/ideas-page.tsx', "import { Badge } from '#features/access/web/widgets/plan-badge.tsx'"],
  ['src/features/ideas/contract.ts', "import { brandSchema } from '#features/brands/contract.ts'"],
  ['src/features/ideas/fields.ts', "import { brandBasics } from '#features/brands/fields.ts'"],
  ['src/features/ideas/server/tables.ts', "import { brands } from '#features/brands/server/tables.ts'"],
  ['src/features/ideas/server/usage-store.ts', "import { eq } from 'drizzle-orm'\nimport { ideas } from './tables.ts'"],
  [
    'src/features/ideas/server/store.ts',
    "import { brands } from '#features/brands/server/tables.ts'\nimport { ideas } from './tables.ts'\ntx.select().from(brands)\ntx.insert(ideas)",
  ],
  ['src/server/db/migrate.ts', "import { sql } from 'drizzle-orm'"],
  ['src/server/audit-store.ts', "import { auditLog } from './db/platform-tables.ts'"],
  ['src/app/server/stand-ins.ts', "const demo = await import('#stand-ins/demo/demo-brands.ts')"],
  ['src/stand-ins/payments/double.ts', "import { stripeClient } from '#features/billing/server/stripe-client.ts'"],
  ['src/writing/gate/gate.test.ts', "import { DEMO_BRANDS } from '#stand-ins/demo/demo-brands.ts'"],
  ['src/web/theme.test.ts', "import { readFile } from 'node:fs/promises'"],
  ['src/features/ideas/server/service.test.ts', "import { startTestApp } from '#test/test-app.ts'"],
  ['test/test-app.ts', "import { createApp } from '#app/server/create-app.ts'"],
  ['src/features/ideas/web/ideas-page.tsx', "import { read } from '#web/api-client.ts'\nvoid query.refetch()"],
  ['src/web/use-change.ts', "import { sendChange } from './api-client.ts'"],
  ['src/web/theme.ts', "// import { db } from '#server/db/open-db.ts'\n/*\nimport '../server/clock.ts'\n*/"],
])('lets %s have %s', (file, source) => {
  expect(violationsIn(file, source)).toEqual([])
})

test('reports the line that names the module', () => {
  const source = "/* one\n   two */\nimport { z } from 'zod'\nimport {\n  a,\n} from '#server/clock.ts'\n"
  expect(violationsIn('src/web/theme.ts', source)).toMatchObject([{ file: 'src/web/theme.ts', line: 6, rule: 1 }])
})

test('sees every form of import', () => {
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

const tree = (files) => {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), source)
  }
  return root
}

describe('over a tree', () => {
  test('reading no file is a failure', () => {
    const root = tree({ 'README.md': 'Nothing here.' })
    expect(() => checkTree(root)).toThrow('no file to read')
    rmSync(root, { recursive: true })
  })

  test('finds a violation anywhere', () => {
    const root = tree({
      'src/shared/text.ts': "export const text = ''\n",
      'src/web/deep/er/page.tsx': "import { now } from '#server/clock.ts'\n",
    })
    expect(checkTree(root)).toMatchObject({ count: 2, violations: [{ file: 'src/web/deep/er/page.tsx', rule: 1 }] })
    rmSync(root, { recursive: true })
  })
})

describe('languages', () => {
  const rulesIn = (file, source) => languageListsIn(file, source, ['en', 'es', 'fr', 'de', 'it'])

  test.each([
    ['src/writing/gate/words.ts', "const WORDS = {\n  en: 'no',\n  de: 'nicht',\n  fr: 'pas',\n  es: 'no',\n}"],
    ['src/features/ideas/server/words.ts', "const ALL = ['en', 'es', 'fr', 'de', 'it']"],
    ['src/features/ideas/web/words.ts', 'const WORDS = { de, en, es, fr, it }'],
    [
      'src/writing/gate/words.ts',
      "import './words/de.json'\nimport './words/en.json'\nimport './es/a.json'\nimport './fr/a.ts'",
    ],
    ['src/writing/gate/words.ts', "switch (language) { case 'en': case 'es': case 'it': case 'fr': }"],
    ['src/writing/knowledge/days.json', '[{ "names": { "en": "a", "es": "b", "fr": "c", "it": "d" } }]'],
    ['src/writing/gate/gate.ts', "if (language === 'de') return"],
    ['src/writing/languages/stems.ts', "if (language !== 'fr') return"],
  ])('are found in %s: %s', (file, source) => {
    expect(rulesIn(file, source).length).toBeGreaterThan(0)
  })

  test.each([
    ['src/shared/brand-brief.ts', "export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it'] as const"],
    ['src/writing/languages/de/rules.ts', "if (language === 'de') return"],
    ['src/writing/history/themes.ts', "if (language === 'en') return"],
    ['src/writing/languages/es/words.json', '["de", "en", "es", "it", "fr"]'],
    ['src/writing/gate/gate.test.ts', "const ALL = ['en', 'es', 'fr', 'de', 'it']"],
    ['src/features/history/server/csv/dates.ts', "const WORDS = ['de', 'en', 'del']"],
    ['src/web/page.tsx', "const when = 'it is: en route'"],
  ])('are none in %s: %s', (file, source) => {
    expect(rulesIn(file, source)).toEqual([])
  })

  test('are read from the list of the product', () => {
    const root = tree({
      'src/shared/brand-brief.ts': "export const LANGUAGES = ['en', 'nl', 'pt', 'pl'] as const\n",
      'src/writing/names.ts': 'export const NAMES = { en: 1, nl: 2, pt: 3, pl: 4 }\n',
      'src/writing/days.json': '{ "en": 1, "nl": 2, "pt": 3, "pl": 4 }',
    })
    expect(checkTree(root).violations.map(({ file, rule }) => [file, rule])).toEqual([
      ['src/writing/names.ts', 10],
      ['src/writing/days.json', 10],
    ])
    rmSync(root, { recursive: true })
  })
})

describe('circles', () => {
  const circles = (imports) =>
    circlesIn(new Map(Object.entries(imports))).map(({ sentence }) => sentence.split(/: |\. Move/)[1])

  test("aren't a chain of files", () => {
    expect(circles({ 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': ['./data.json'] })).toEqual([])
  })

  test('are each named once, by the shortest path', () => {
    const imports = { 'a.ts': ['b.ts'], 'b.ts': ['c.ts', 'd.ts'], 'c.ts': ['d.ts'], 'd.ts': ['b.ts'], 'e.ts': ['e.ts'] }
    expect(circles(imports)).toEqual(['b.ts → d.ts → b.ts', 'e.ts → e.ts'])
  })

  test('include types', () => {
    const root = tree({
      'src/shared/one.ts': "import type { Two } from './two.ts'\n",
      'src/shared/two.ts': "import type { One } from '#shared/one.ts'\n",
    })
    expect(checkTree(root)).toMatchObject({ count: 2, violations: [{ file: 'src/shared/one.ts', rule: 8 }] })
    rmSync(root, { recursive: true })
  })
})

test('no feature has two places', () => {
  expect(new Set(FEATURE_ORDER).size).toBe(FEATURE_ORDER.length)
})
