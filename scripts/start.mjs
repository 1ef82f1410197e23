import { ensureBuilt } from './steps/build-output.mjs'
import { ensureDatabaseTemplate } from './steps/database-template.mjs'
import { ensureInstalled } from './steps/packages.mjs'
import { findNode } from './steps/pinned-node.mjs'
import { runMain } from './steps/project.mjs'
import { exitOf, onParentGone, onStopSignal, sendSignal, startServer } from './steps/server-process.mjs'

// `npm start` runs a fresh clone. `--demo` adds the demo workspace, and `--dev` watches the files.
await runMain(async () => {
  const args = process.argv.slice(2)
  await ensureInstalled()
  const node = findNode()
  if (args.includes('--dev')) {
    await ensureDatabaseTemplate(node)
    const { runDevelopment } = await import('./steps/development.mjs')
    return runDevelopment(
      node,
      args.filter((arg) => arg !== '--dev'),
    )
  }
  await ensureBuilt(node)
  const server = startServer(node, args)
  onStopSignal((signal) => sendSignal(server, signal))
  onParentGone((signal) => sendSignal(server, signal))
  return exitOf(server)
})
