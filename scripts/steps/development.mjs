import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { filesBelow, inProject, projectRoot } from './project.mjs'
import { isServerSource } from './server-bundle.mjs'
import { exitOf, onParentGone, onStopSignal, sendSignal, startServer } from './server-process.mjs'

const LOOK_EVERY_MS = 500

const SOURCES = [inProject('src', 'app', 'server', 'main.ts')]

const isWatched = (file) => isServerSource(file) || /^(?:src\/writing|drizzle)\/.*\.json$/.test(file)

/** Polls the files, because not every system can watch a tree. */
function serverSources() {
  const files = filesBelow([
    'src/app/server',
    'src/server',
    'src/shared',
    'src/writing',
    'src/stand-ins',
    'src/features',
    'drizzle',
  ]).filter(isWatched)
  return files.map((file) => `${file} ${statSync(inProject(file), { throwIfNoEntry: false })?.mtimeMs}`).join('\n')
}

/** The old server ends before the new one starts, because the embedded database belongs to one process. */
export async function runDevelopment(node, args) {
  const port = Number(process.env.PORT ?? 3000)
  const address = process.env.APP_URL ?? `http://localhost:${port}`
  const behind = process.env.API_PORT ?? String(port + 1)
  const serverEnv = { ...process.env, PORT: behind, APP_URL: address }
  const webEnv = { ...process.env, API_ORIGIN: `http://127.0.0.1:${behind}` }

  let stopping = false
  let server
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js')
  const web = spawn(node, [vite, '--port', String(port), '--strictPort', '--clearScreen', 'false'], {
    cwd: projectRoot,
    env: webEnv,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  })
  const stop = (signal) => {
    stopping = true
    for (const child of [web, server]) if (child !== undefined) sendSignal(child, signal)
  }
  onStopSignal(stop)
  onParentGone(stop)
  const webEnds = exitOf(web).finally(() => stop('SIGTERM'))

  while (!stopping) {
    const started = serverSources()
    server = startServer(node, args, serverEnv, SOURCES)
    const ends = exitOf(server).then((code) => ({ code }))
    while (!stopping && serverSources() === started) {
      // A server that ended by itself waits for the next change.
      await Promise.race([wait(LOOK_EVERY_MS), webEnds])
    }
    server.kill('SIGTERM')
    await ends
    if (!stopping) console.log('Restarting the server.')
  }
  return webEnds
}
