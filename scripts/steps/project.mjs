import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

export const inProject = (...parts) => path.join(projectRoot, ...parts)

/** Ends the command with one sentence that says what to do. Nothing else is printed. */
export class Refusal extends Error {}

/** Runs a command's main function: a refusal becomes its sentence, anything else keeps its stack. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? process.exitCode ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** Every file below the given files and folders, sorted, with forward slashes, seen from the project. */
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

/** One hash over names and contents: a checkout that only touched the times of files counts as unchanged. */
export function fingerprint(files, root = projectRoot) {
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(`${file}\0`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}
