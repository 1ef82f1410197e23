import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, inProject, Refusal } from './project.mjs'
import { nodeRuns, pinnedNodePath, pinnedPackage, thisPlatform } from './pinned-node.mjs'
import { runWithProgressLine } from './run-command.mjs'

const STAMP = inProject('node_modules', '.installed.json')

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/** Optional packages may be missing, except the one with Node for this platform. */
export function treeMatches(lockfile, installed, platformPackage) {
  if (installed === undefined) return false
  return Object.entries(lockfile.packages).every(([place, wanted]) => {
    if (place === '') return true
    const found = installed.packages[place]
    if (found === undefined) {
      const mayBeMissing = wanted.optional === true || wanted.devOptional === true
      return mayBeMissing && place !== `node_modules/${platformPackage}`
    }
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function whyInstall(lockHash) {
  if (!existsSync(inProject('node_modules'))) return 'missing'
  const stamp = readJson(STAMP)
  const stamped = stamp?.lockfile === lockHash && stamp.platform === thisPlatform
  if (!stamped) {
    const recorded = readJson(inProject('node_modules', '.package-lock.json'))
    if (!treeMatches(readJson(inProject('package-lock.json')), recorded, pinnedPackage())) return 'different'
  }
  const works = nodeRuns(pinnedNodePath())
  // If the pinned Node never worked on this platform, we don't install again and again.
  if (pinnedPackage() !== undefined && !works && stamp?.pinnedNodeWorks !== false) return 'broken'
  if (!stamped) writeStamp(lockHash, works)
  return undefined
}

function writeStamp(lockfile, pinnedNodeWorks) {
  writeFileSync(STAMP, `${JSON.stringify({ lockfile, platform: thisPlatform, pinnedNodeWorks })}\n`)
}

/** The caller's npm, because the installation replaces the project's own Node. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env
  if (npm?.endsWith('.js') && node !== undefined && existsSync(node) && !node.startsWith(inProject('node_modules'))) {
    return { program: node, first: [npm], shell: false }
  }
  return { program: 'npm', first: [], shell: process.platform === 'win32' }
}

function environmentOutsideProject() {
  const env = { ...process.env }
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const own = inProject('node_modules', '.bin')
  env[name] = (env[name] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== own)
    .join(path.delimiter)
  return env
}

export async function ensureInstalled() {
  const lockHash = fingerprint(['package-lock.json'])
  const reason = whyInstall(lockHash)
  if (reason === undefined) return
  const { program, first, shell } = npmCommand()
  // Windows can't delete a running program, and `npm ci` starts by deleting everything.
  const runsFromTree = process.execPath.startsWith(inProject('node_modules'))
  const verb = process.platform === 'win32' && runsFromTree ? 'install' : 'ci'
  const args = [...first, verb, '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const env = environmentOutsideProject()
  const code = await runWithProgressLine('Installing packages', program, args, { env, shell })
  if (code !== 0) {
    throw new Refusal("npm couldn't install the packages (see above). Check your connection and try again.")
  }
  writeStamp(lockHash, nodeRuns(pinnedNodePath()))
}
