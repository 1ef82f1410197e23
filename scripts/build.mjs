import { ensureBuilt } from './steps/build-output.mjs'
import { ensureInstalled } from './steps/packages.mjs'
import { findNode } from './steps/pinned-node.mjs'
import { runMain } from './steps/project.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt(findNode())
})
