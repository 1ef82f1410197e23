import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PRIVATE_FOLDER_MODE, makePrivate } from './private-folder.ts'

/** The embedded database loses acknowledged writes when two processes open its folder, so only one may. */
export interface FolderLock {
  release(): Promise<void>
}

/** Its message is one sentence for the person who started the second process. */
export class FolderRefused extends Error {}

const LOCK_FOLDER = '.lock'
/** Unix socket paths end at 104 bytes on macOS and 108 on Linux. */
const LONGEST_PATH = 100
/** How often starters that met each other look again before one of them gives up. */
const TRIES = 40
const PAUSE_MS = 50
const ANSWER_WITHIN_MS = 1000

/**
 * Holds the folder for this process until `release()` or the end of the process, whatever ends it.
 *
 * Each process listens on a socket of its own in `<dir>/.lock`, named after its pid, and then knocks at every other
 * one: the kernel refuses the knock when the owner is dead. No name is ever used twice, so clearing away a dead
 * process's socket can never take a living one's lock. The folder must be on a disk of this machine.
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
      `The data folder ${dir} cannot be used (${reason}): make it writable or set DATA_DIR to another folder on this machine's disk.`,
    )
  }
}

/** Makes the folder and those above it, for their owner alone. Node's own way tries for ever where the system makes none, as in `/proc`. */
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
      // Someone who knocked before we listened may have taken us for dead and cleared our socket away.
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
      // Starters that only met each other: the first by name tries again at once, the others later.
      await wait(others.every((other) => own < other.name) ? 1 : PAUSE_MS * (1 + Math.random()))
    }
    throw new FolderRefused(
      `The data folder ${dir} is being opened by several processes at once: start one of them only.`,
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

/** Listens under the given name and tells whoever knocks how far this process is. */
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

/** Knocks at every other socket of the folder and clears away those whose process is gone. */
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

/**
 * `dead` only when the kernel says that nobody listens. A process too busy to answer in time still counts as alive:
 * its connection is accepted by the kernel.
 */
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

/** Windows frees the name of a pipe with its process, so the name itself is the lock. */
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
    `The data folder ${dir} is already open in process ${pid}: stop that process first, or set DATA_DIR to another folder.`,
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

/** A path to the folder that leaves room for a socket's name: where its own is too long, through a short link. */
async function shortWayTo(folder: string): Promise<{ path: string; forget(): Promise<void> }> {
  const longestName = `/${2 ** 22}-${'f'.repeat(12)}`
  if (Buffer.byteLength(folder + longestName) <= LONGEST_PATH) return { path: folder, forget: async () => {} }
  const links = await mkdtemp(join(tmpdir(), 'mailmonth-'))
  await symlink(await realpath(folder), join(links, 'l'))
  return { path: join(links, 'l'), forget: () => rm(links, { recursive: true, force: true }) }
}
