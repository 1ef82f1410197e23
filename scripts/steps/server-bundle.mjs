import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { filesBelow, fingerprint, inProject, Refusal } from './project.mjs'
import { runWithProgressLine } from './run-command.mjs'

export const SERVER_OUTPUT = inProject('build', 'server')
export const SERVER_MAIN = inProject('build', 'server', 'main.js')
/** Stack traces name the sources. */
export const SERVER_OPTIONS = ['--enable-source-maps']

const STAMP = inProject('build', 'server.stamp')
const BUILD = inProject('scripts', 'build-server.mjs')
const ALWAYS = ['package.json', 'package-lock.json', 'scripts/build-server.mjs']
const FOLDERS = ['src/app/server', 'src/server', 'src/shared', 'src/writing', 'src/stand-ins', 'src/features']

/** Tests and pages don't affect the server. The words in `src/writing` are read while it runs. */
export function isServerSource(file) {
  if (/\.(test|fixtures)\.ts$/.test(file) || /^src\/features\/[^/]+\/web\//.test(file)) return false
  return file.endsWith('.ts') || (file.endsWith('.json') && !file.startsWith('src/writing/'))
}

export function serverFingerprint() {
  return fingerprint([...ALWAYS, ...filesBelow(FOLDERS).filter(isServerSource)])
}

export function serverIsFresh(current = serverFingerprint()) {
  return existsSync(SERVER_MAIN) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current
}

/** Builds the bundle unless it was made from the same sources. */
export async function ensureServerBundle(node) {
  const current = serverFingerprint()
  if (serverIsFresh(current)) return
  rmSync(STAMP, { force: true })
  const code = await runWithProgressLine('Building the server', node, [BUILD])
  if (code !== 0) throw new Refusal("We couldn't build the server. See the reason above.")
  writeFileSync(STAMP, current)
}
