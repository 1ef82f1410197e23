import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { filesBelow, fingerprint, inProject, Refusal } from './project.mjs'
import { runWithProgressLine } from './run-command.mjs'

const STAMP = inProject('build', 'web.stamp')
const ALWAYS = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'site.html',
  'app.html',
]
const FOLDERS = ['public', 'src/app/web', 'src/app/site', 'src/web', 'src/shared', 'src/features']

/** What the browser gets is made from these: tests and the server's half of a feature do not count. */
export function isWebSource(file) {
  if (/\.test\.[a-z]+$/.test(file)) return false
  return !/^src\/features\/[^/]+\/server\//.test(file)
}

export function webFingerprint() {
  return fingerprint(filesBelow([...ALWAYS, ...FOLDERS]).filter(isWebSource))
}

export function webIsFresh(current = webFingerprint()) {
  return (
    existsSync(inProject('build', 'web', 'pages.json')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current
  )
}

/** Builds the web bundle unless it was made from these very sources. */
export async function ensureWebBundle(node) {
  const current = webFingerprint()
  if (webIsFresh(current)) return
  rmSync(STAMP, { force: true })
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const code = await runWithProgressLine('Building the pages', node, [vite, 'build', '--logLevel', 'warn'])
  if (code !== 0) throw new Refusal('The pages could not be built: the reason is above.')
  writeFileSync(STAMP, current)
}
