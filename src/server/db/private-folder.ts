import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const PRIVATE_FOLDER_MODE = 0o700
const PRIVATE_FILE_MODE = 0o600
const OTHERS = 0o077
/** Folders like /tmp that everyone shares on purpose. */
const STICKY = 0o1000

/** Takes the rights of everyone but the owner from a folder. What lies in it cannot be reached by others then. */
export async function makePrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const { mode, uid } = await lstat(folder)
  if ((mode & OTHERS) === 0 || (mode & STICKY) !== 0) return
  try {
    await chmod(folder, PRIVATE_FOLDER_MODE)
  } catch (error) {
    // A volume that belongs to somebody else, as orchestrators mount them: what we make in it is private all the same.
    if (uid === process.getuid?.()) throw error
  }
}

/** The same for everything below. The embedded database makes its files readable and writable by everyone. */
export async function makeAllPrivate(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  await makePrivate(folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await makeAllPrivate(path)
    else if (entry.isFile()) await chmod(path, PRIVATE_FILE_MODE)
  }
}
