import { spawn } from 'node:child_process'
import { inProject, projectRoot } from './project.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A terminal and npm both pass on the same Ctrl-C: within this time it is one wish, after it a second one. */
const ONE_WISH_MS = 1000

/** Starts the server. It gets a process group of its own, so that a Ctrl-C reaches it once, through us. */
export function startServer(node, args, env = process.env) {
  return spawn(node, [inProject('src', 'app', 'server', 'main.ts'), ...args], {
    cwd: projectRoot,
    // What was compiled once is not compiled again at the next start.
    env: { NODE_COMPILE_CACHE: inProject('build', 'compiled'), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
}

/** Resolves with the exit code; a death by signal counts as the shells count it. */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)))
  })
}

/** Hands the wish to stop on: once as it came, and when it comes again later, as an order. */
export function onStopSignal(stop) {
  let first
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const now = performance.now()
      if (first !== undefined && now - first < ONE_WISH_MS) return
      stop(first === undefined ? signal : 'SIGKILL')
      first ??= now
    })
  }
}

/**
 * npm that is told to stop takes the shell between us along, but not us. Who was started by npm and has lost its parent
 * is meant to stop as well: else the port and the data folder stay taken.
 */
export function onParentGone(stop, { startedBy = process.env.npm_lifecycle_event, lookEveryMs = 500 } = {}) {
  if (startedBy === undefined) return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop('SIGTERM')
  }, lookEveryMs)
  looking.unref()
}

/** Windows has no signals: Ctrl-C reaches every process of the console by itself, and `kill` would not ask. */
export function sendSignal(child, signal) {
  if (process.platform === 'win32' && signal === 'SIGINT') return
  child.kill(signal)
}
