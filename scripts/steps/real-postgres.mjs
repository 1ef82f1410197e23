import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installDebianPackage, isProgram } from './programs.mjs'

const OLDEST_MAJOR = 15
const READY_WITHIN_MS = 60_000
/** Systems allow about a hundred characters with the name of the socket. */
const LONGEST_SOCKET_FOLDER = 80
const suffix = process.platform === 'win32' ? '.exe' : ''

const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
  'C:/Program Files/PostgreSQL/*/bin',
]

function matching(pattern) {
  const star = pattern.indexOf('*')
  const parent = pattern.slice(0, pattern.lastIndexOf('/', star))
  const prefix = pattern.slice(parent.length + 1, star)
  const rest = pattern.slice(star + 1)
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix))
      .map((name) => `${parent}/${name}${rest}`)
  } catch {
    return []
  }
}

const majorOf = (folder) => {
  const { stdout } = spawnSync(path.join(folder, `postgres${suffix}`), ['--version'], { encoding: 'utf8' })
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

export function installedPostgres() {
  const folders = [...PLACES.flatMap(matching), ...(process.env.PATH ?? '').split(path.delimiter)]
  const usable = [...new Set(folders)]
    .filter((folder) => ['initdb', 'postgres'].every((name) => isProgram(path.join(folder, name + suffix))))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= OLDEST_MAJOR)
  return usable.sort((a, b) => b.major - a.major)[0]
}

/** PostgreSQL doesn't run as root, so root uses another user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  return user === undefined ? {} : { uid: Number(user[2]), gid: Number(user[3]) }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Rejects with the server's output if it ends first. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const tooLate = setTimeout(() => reject(new Error(`PostgreSQL wasn't ready in time:\n${said}`)), READY_WITHIN_MS)
    server.stderr.on('data', (chunk) => {
      if (said === undefined) return
      said += chunk
      if (!said.includes('ready to accept connections')) return
      clearTimeout(tooLate)
      said = undefined
      resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL stopped right away:\n${said}`)))
  })
}

/** A folder for a socket, which takes a third less time than TCP. Undefined where the system has none. */
const socketFolder = (home) => (process.platform === 'win32' || home.length > LONGEST_SOCKET_FOLDER ? undefined : home)

/** Starts a temporary server that only this machine can reach. `stop` ends and deletes it. */
export async function startPostgres({ folder, major }) {
  const user = unprivilegedUser()
  const home = mkdtempSync(path.join(tmpdir(), 'postgres-for-tests-'))
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid)
  const data = path.join(home, 'data')
  const options = { ...user, cwd: home, env: { ...process.env, LC_ALL: 'C', HOME: home } }
  const remove = () => rmSync(home, { recursive: true, force: true })

  const made = spawnSync(
    path.join(folder, `initdb${suffix}`),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    remove()
    throw new Error(`PostgreSQL ${major} couldn't create a database: ${made.stderr || made.error?.message}`)
  }
  const port = await freePort()
  const socket = socketFolder(home)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socket ?? '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(path.join(folder, `postgres${suffix}`), ['-D', data, ...args], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C is for us. We stop the server after the tests have released it.
    detached: process.platform !== 'win32',
  })
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const stop = async () => {
    // PostgreSQL's fast shutdown disconnects clients and ends cleanly.
    server.kill('SIGINT')
    await ended
    remove()
  }
  try {
    await ready(server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, socket, major, stop }
}

/** Uses TEST_DATABASE_URL, an installed PostgreSQL, or on CI one that we install. Undefined without any. */
export async function providePostgres() {
  const { TEST_DATABASE_URL: given, CI } = process.env
  if (given) return { url: given, stop: async () => {} }
  let installed = installedPostgres()
  if (installed === undefined && CI === 'true') {
    await installDebianPackage('postgresql')
    installed = installedPostgres()
  }
  return installed === undefined ? undefined : startPostgres(installed)
}
