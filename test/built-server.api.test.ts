import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SERVER_MAIN } from '../scripts/steps/server-bundle.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
const SERVER = path.dirname(SERVER_MAIN)
const built = globSync('*.js', { cwd: SERVER })
const code = built.map((file) => readFileSync(path.join(SERVER, file), 'utf8')).join('\n')

test('has every thread, under the name by which the code starts it', () => {
  const threads = globSync('src/**/*-worker.ts', { cwd: ROOT }).map((file) => path.basename(file, '.ts'))
  expect(threads.length).toBeGreaterThan(2)
  for (const thread of threads) {
    expect(existsSync(path.join(SERVER, `${thread}.js`))).toBe(true)
    expect(code).toContain(`new Worker(new URL("./${thread}.js", import.meta.url)`)
  }
})

test('reads files beside the sources', () => {
  const addresses = [...code.matchAll(/new URL\("(\.\.\/[^"]+)", import\.meta\.url\)/g)].map(([, address]) => address!)
  expect(addresses).toContain('../../src/writing/languages/language-folders.ts')
  expect(addresses.filter((address) => !existsSync(path.join(SERVER, address)))).toEqual([])
})

test('loads what is rarely needed only when it is needed', () => {
  const chunks = built.map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
  for (const chunk of ['nodemailer', 'demo-workspace', 'simulated-payments', 'sample-account', 'rules']) {
    expect(chunks).toContain(chunk)
  }
})
