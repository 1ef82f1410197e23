import { ensureBuilt } from './steps/build-output.mjs'
import { ensureInstalled } from './steps/packages.mjs'
import { findNode } from './steps/pinned-node.mjs'
import { runMain } from './steps/project.mjs'

// `npm run build`: everything a start needs, so that it only has to start.
await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt(findNode())
})
