import { accessSync, constants } from 'node:fs'
import { runCommand, withProgressLine } from './run-command.mjs'

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Installs a package where that needs no question: on Debian and its kin, as root. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await withProgressLine(`Installing ${name}`, async () => {
    await runCommand('apt-get', ['update', '-qq'], { quiet: true, env })
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { quiet: true, env })
  })
}
