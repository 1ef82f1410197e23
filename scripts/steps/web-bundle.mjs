import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { filesBelow, fingerprint, inProject, Refusal } from './project.mjs'
import { runWithProgressLine } from './run-command.mjs'

const STAMP = inProject('build', 'web.stamp')
const ALWAYS = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/steps/browser-rows.mjs',
  'scripts/steps/page-scripts.mjs',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'site.html',
  'app.html',
]
const FOLDERS = ['public', 'src/app/web', 'src/app/site', 'src/web', 'src/shared', 'src/features']

/** Tests and the server side of a feature don't affect the bundle. */
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

/** Builds the bundle unless it was made from the same sources. */
export async function ensureWebBundle(node) {
  const current = webFingerprint()
  if (webIsFresh(current)) return
  rmSync(STAMP, { force: true })
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const code = await runWithProgressLine('Building the pages', node, [vite, 'build', '--logLevel', 'warn'])
  if (code !== 0) throw new Refusal("We couldn't build the pages. See the reason above.")
  writeFileSync(STAMP, current)
}
