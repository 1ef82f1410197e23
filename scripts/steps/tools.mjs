import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** Returns the script, so that a chosen Node can run it on every system. */
export function toolScript(packageName, command = packageName) {
  const folder = inProject('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Programs of the project come first, including its Node. */
export function toolEnvironment(extra = {}) {
  const env = { ...process.env }
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  env[name] = [inProject('node_modules', '.bin'), env[name]].filter(Boolean).join(path.delimiter)
  for (const [key, value] of Object.entries(extra)) {
    if (value === undefined) delete env[key]
    else env[key] = value
  }
  return env
}
