import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, inProject, Refusal } from './project.mjs'
import { nodeRuns, pinnedNodePath, pinnedPackage, thisPlatform } from './pinned-node.mjs'
import { runWithProgressLine } from './run-command.mjs'

const STAMP = inProject('node_modules', '.installed.json')

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Whether the tree npm recorded is the one the lockfile asks for. An optional package may be missing
 * (another platform's build), except the one that carries Node for this platform.
 */
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

/** A reason to install, or undefined. */
function whyInstall(lockHash) {
  if (!existsSync(inProject('node_modules'))) return 'missing'
  const stamp = readJson(STAMP)
  const stamped = stamp?.lockfile === lockHash && stamp.platform === thisPlatform
  if (!stamped) {
    const recorded = readJson(inProject('node_modules', '.package-lock.json'))
    if (!treeMatches(readJson(inProject('package-lock.json')), recorded, pinnedPackage())) return 'different'
  }
  const works = nodeRuns(pinnedNodePath())
  // A platform whose pinned Node never ran is not installed again and again.
  if (pinnedPackage() !== undefined && !works && stamp?.pinnedNodeWorks !== false) return 'broken'
  if (!stamped) writeStamp(lockHash, works)
  return undefined
}

function writeStamp(lockfile, pinnedNodeWorks) {
  writeFileSync(STAMP, `${JSON.stringify({ lockfile, platform: thisPlatform, pinnedNodeWorks })}\n`)
}

/** npm as the caller runs it, without the project's own Node, which the installation is about to replace. */
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

/** Installs exactly what the lockfile says, when it is not there yet. */
export async function ensureInstalled() {
  const lockHash = fingerprint(['package-lock.json'])
  const reason = whyInstall(lockHash)
  if (reason === undefined) return
  const { program, first, shell } = npmCommand()
  // Windows cannot delete a program that is running, and `npm ci` starts by deleting everything.
  const runsFromTree = process.execPath.startsWith(inProject('node_modules'))
  const verb = process.platform === 'win32' && runsFromTree ? 'install' : 'ci'
  const args = [...first, verb, '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const env = environmentOutsideProject()
  const code = await runWithProgressLine('Installing packages', program, args, { env, shell })
  if (code !== 0) {
    throw new Refusal('npm could not install the packages (its words are above): check the connection, then try again.')
  }
  writeStamp(lockHash, nodeRuns(pinnedNodePath()))
}
