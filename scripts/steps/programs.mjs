import { accessSync, constants } from 'node:fs'
import { runWithProgressLine } from './run-command.mjs'

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Only on Debian and its relatives as root, where no question is asked. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runWithProgressLine('Reading the list of Debian packages', 'apt-get', ['update', '-qq'], { env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', name]
  await runWithProgressLine(`Installing ${name}`, 'apt-get', install, { env })
}
