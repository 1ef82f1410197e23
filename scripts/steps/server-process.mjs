import { spawn } from 'node:child_process'
import { inProject, projectRoot } from './project.mjs'
import { SERVER_MAIN, SERVER_OPTIONS } from './server-bundle.mjs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** A terminal and npm both pass on the same Ctrl-C. A later one counts as a second Ctrl-C. */
const ONE_WISH_MS = 1000

/** The server gets its own process group, so that a Ctrl-C reaches it once, through us. */
export function startServer(node, args, env = process.env, script = [...SERVER_OPTIONS, SERVER_MAIN]) {
  return spawn(node, [...script, ...args], {
    cwd: projectRoot,
    // Caches compiled code for the next start.
    env: { NODE_COMPILE_CACHE: inProject('build', 'compiled'), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
}

/** Counts a death by signal as shells do. */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1)))
  })
}

/** Passes the first signal on, and enforces the second one. */
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

/** npm stops the shell between us, but not us. Otherwise the port and the data folder would stay in use. */
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

/** Windows has no signals: Ctrl-C reaches every process of the console, and `kill` would end it without warning. */
export function sendSignal(child, signal) {
  if (process.platform === 'win32' && signal === 'SIGINT') return
  child.kill(signal)
}
