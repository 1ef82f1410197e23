import { chmodSync, readdirSync } from 'node:fs'
import { chmod, lstat } from 'node:fs/promises'
import { join } from 'node:path'

export const PRIVATE_FOLDER_MODE = 0o700
const PRIVATE_FILE_MODE = 0o600
const OTHERS = 0o077
const STICKY = 0o1000

/** Removes the rights of everyone but the owner, which also protects the content. */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const { mode, uid } = await lstat(folder)
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return
  try {
    await chmod(folder, PRIVATE_FOLDER_MODE)
  } catch (error) {
    // Orchestrators mount volumes that belong to another user. What we create in them is still private.
    if (uid === process.getuid?.()) throw error
  }
}

/** The embedded database makes its files readable and writable for everyone. Waiting for each would take longer. */
export async function makeAllPrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await makePrivate(folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeAllPrivate(path)
    else if (entry.isFile()) chmodSync(path, PRIVATE_FILE_MODE)
  }
}
