import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const inProject = (...parts) => path.join(projectRoot, ...parts)

export class Refusal extends Error {}

/** A refusal prints its sentence, and other errors their stack. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** Sorted, with forward slashes, relative to the project. */
export function filesBelow(starts, root = projectRoot) {
  const found = []
  const visit = (relative) => {
    const stats = statSync(path.join(root, relative), { throwIfNoEntry: false })
    if (stats === undefined) return
    if (!stats.isDirectory()) {
      found.push(relative)
      return
    }
    for (const entry of readdirSync(path.join(root, relative), { withFileTypes: true })) {
      if (entry.isDirectory()) visit(`${relative}/${entry.name}`)
      else found.push(`${relative}/${entry.name}`)
    }
  }
  starts.forEach(visit)
  return found.sort()
}

/** Hashes names and contents, so changed file times don't count. */
export function fingerprint(files, root = projectRoot) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}
