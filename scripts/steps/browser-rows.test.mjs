import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { BROWSER_PARTS, browserRows, rowsForBrowser } from './browser-rows.mjs'
import { filesBelow, inProject, projectRoot } from './project.mjs'

const isContract = (file) => /^src\/features\/[^/]+\/([a-z]+-)?contract\.ts$/.test(file)

/** All tables of all contracts, as the pages get them. */
async function builtTables(contracts) {
  const folder = await mkdtemp(inProject('build', 'browser-rows-'))
  try {
    const entry = path.join(folder, 'entry.js')
    await writeFile(
      entry,
      contracts.map((file, index) => `export * as of${index} from ${JSON.stringify(inProject(file))}`).join('\n'),
    )
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: 'silent',
      plugins: [browserRows()],
      build: { outDir: folder, emptyOutDir: false, lib: { entry, formats: ['es'], fileName: 'tables' }, minify: false },
    })
    const code = await readFile(path.join(folder, 'tables.js'), 'utf8')
    return { code, tables: await import(pathToFileURL(path.join(folder, 'tables.js')).href) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const rowsIn = (contract) =>
  Object.entries(contract)
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([table, rows]) => Object.entries(rows).map(([name, row]) => [`${table}.${name}`, row]))
const shortened = (row) => Object.fromEntries(Object.entries(row).filter(([part]) => BROWSER_PARTS.includes(part)))

test('the pages get every row, with what the browser reads of it and no schema', async () => {
  const contracts = filesBelow(['src/features']).filter(isContract)
  const { code, tables } = await builtTables(contracts)
  let rows = 0
  for (const [index, file] of contracts.entries()) {
    const whole = rowsIn(await import(inProject(file)))
    rows += whole.length
    expect(Object.fromEntries(rowsIn(tables[`of${index}`])), file).toStrictEqual(
      Object.fromEntries(whole.map(([name, row]) => [name, shortened(row)])),
    )
  }
  expect(rows).toBeGreaterThan(150)
  expect(code.length).toBeLessThan(150_000)
  expect(code).not.toMatch(/ZodObject|safeParse/)
}, 60_000)

test('constants and functions stay, and schemas go with what only they use', () => {
  const contract = `
    import { z } from 'zod'
    import { LIMIT, NAMES } from './limits.ts'
    export const STATES = ['on', 'off']
    const state = z.enum(STATES)
    export const found = { state }
    const words = (text) => text.split(' ')
    export const isShort = (text) => words(text).length < LIMIT
    const shared = { method: 'GET', answer: z.object({ state }), access: 'session' }
    export const stateEndpoints = { read: endpoint({ ...shared, path: '/api/state', query: z.enum(NAMES) }) }
  `
  const built = rowsForBrowser(contract).replaceAll(/\s+/g, ' ')
  expect(built).toBe(
    [
      "import { LIMIT } from './limits.ts'",
      "export const STATES = ['on', 'off']",
      "const words = (text) => text.split(' ')",
      'export const isShort = (text) => words(text).length < LIMIT',
      "const shared = { method: 'GET', access: 'session' }",
      "export const stateEndpoints = { read: ({ ...shared, path: '/api/state', }) } ",
    ].join(' '),
  )
})
