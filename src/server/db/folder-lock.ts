import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PRIVATE_FOLDER_MODE, makePrivate } from './private-folder.ts'

/** The embedded database loses committed writes when two processes open its folder. */
export interface FolderLock {
  release(): Promise<void>
}

export class FolderRefused extends Error {}

const LOCK_FOLDER = '.lock'
/** Unix socket paths end at 104 bytes on macOS and 108 on Linux. */
const LONGEST_PATH = 100
const TRIES = 40
const PAUSE_MS = 50
const ANSWER_WITHIN_MS = 1000

/**
 * Each process listens on its own socket in `<dir>/.lock` and connects to every other one, because the kernel refuses a
 * connection to a dead process. The folder must be on a local disk.
 */
export async function lockFolder(dir: string): Promise<FolderLock> {
  try {
    if (process.platform === 'win32') return await lockByPipe(dir)
    await makeFolder(join(dir, LOCK_FOLDER))
    await makePrivate(dir)
    await makePrivate(join(dir, LOCK_FOLDER))
    return await lockBySocket(dir)
  } catch (error) {
    if (error instanceof FolderRefused) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderRefused(
      `We can't use the data folder ${dir} (${reason}). Make it writable, or set DATA_DIR to another folder on this machine's disk.`,
    )
  }
}

/** Node's own mkdir loops forever where the system allows no folder, as in `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, PRIVATE_FOLDER_MODE)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, PRIVATE_FOLDER_MODE)
  }
}

async function lockBySocket(dir: string): Promise<FolderLock> {
  const near = await shortWayTo(join(dir, LOCK_FOLDER))
  try {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const own = `${process.pid}-${randomBytes(6).toString('hex')}`
      const lock = await standIn(near.path, own)
      const others = await livingOthers(near.path, own)
      // A process that connected before we listened may have removed our socket.
      if (others.length === 0 && existsSync(join(near.path, own))) {
        lock.state = 'holds'
        return {
          async release() {
            await lock.close()
            await near.forget()
          },
        }
      }
      await lock.close()
      const holder = others.find((other) => other.state === 'holds')
      if (holder !== undefined) throw refusal(dir, holder.pid)
      // Of processes that started together, the first by name retries right away and the others later.
      await wait(others.every((other) => own < other.name) ? 1 : PAUSE_MS * (1 + Math.random()))
    }
    throw new FolderRefused(
      `Several processes are opening the data folder ${dir} at the same time. Start only one of them.`,
    )
  } catch (error) {
    await near.forget()
    throw error
  }
}

interface Standing {
  state: 'starts' | 'holds'
  close(): Promise<void>
}

async function standIn(folder: string, name: string): Promise<Standing> {
  const path = join(folder, name)
  const standing: Standing = {
    state: 'starts',
    async close() {
      await closed(server)
      await rm(path, { force: true })
    },
  }
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(standing.state)
  })
  await listening(server, path)
  return standing
}

interface Other {
  name: string
  pid: number
  state: 'starts' | 'holds'
}

async function livingOthers(folder: string, own: string): Promise<Other[]> {
  const names = (await readdir(folder)).filter((name) => name !== own && /^\d+-[0-9a-f]{12}$/.test(name))
  const knocks = names.map(async (name): Promise<Other[]> => {
    const answer = await knock(join(folder, name))
    if (answer === 'dead') {
      await rm(join(folder, name), { force: true })
      return []
    }
    return [{ name, pid: Number.parseInt(name, 10), state: answer === 'starts' ? 'starts' : 'holds' }]
  })
  return (await Promise.all(knocks)).flat()
}

/** `dead` only if the kernel refuses the connection, so a busy process counts as alive. */
function knock(path: string): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy())
    socket.on('data', (chunk) => (said += chunk.toString()))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve('dead')
    })
    socket.on('close', () => resolve(said))
  })
}

/** Windows frees a pipe's name with its process, so the name is the lock. */
async function lockByPipe(dir: string): Promise<FolderLock> {
  await makeFolder(dir)
  const place = (await realpath(dir)).toLowerCase()
  const pipe = `\\\\.\\pipe\\mailmonth-${createHash('sha256').update(place).digest('hex')}`
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  try {
    await listening(server, pipe)
  } catch {
    throw refusal(dir, Number(await knock(pipe)))
  }
  return { release: () => closed(server) }
}

function refusal(dir: string, pid: number): FolderRefused {
  return new FolderRefused(
    `The data folder ${dir} is already open in process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
  )
}

async function listening(server: Server, path: string): Promise<void> {
  server.listen({ path, exclusive: true })
  await once(server, 'listening')
  server.unref()
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

/** Uses a short symbolic link if the path is too long for a socket. */
async function shortWayTo(folder: string): Promise<{ path: string; forget(): Promise<void> }> {
  const longestName = `/${2 ** 22}-${'f'.repeat(12)}`
  if (Buffer.byteLength(folder + longestName) <= LONGEST_PATH) return { path: folder, forget: async () => {} }
  const links = await mkdtemp(join(tmpdir(), 'mailmonth-'))
  await symlink(await realpath(folder), join(links, 'l'))
  return { path: join(links, 'l'), forget: () => rm(links, { recursive: true, force: true }) }
}
