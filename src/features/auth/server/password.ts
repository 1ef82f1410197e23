import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

// OWASP's figures for scrypt: N 2^15, r 8, p 3.
const COST = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_BYTES = 32

// Hashing takes 32 MB and a core: more than two at a time would starve everything else.
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

const normal = (password: string) => password.normalize('NFKC')

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await inTurn(() => derive(normal(password), salt, KEY_BYTES, COST))
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

let dummy: Promise<string> | undefined

/** Takes as long for an unknown person (`hash` null) as for a wrong password. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password')
  const [, N, r, p, salt, key] = (hash ?? (await dummy)).split('$')
  const expected = Buffer.from(key!, 'base64')
  const given = await inTurn(() =>
    derive(normal(password), Buffer.from(salt!, 'base64'), expected.length, {
      N: Number(N),
      r: Number(r),
      p: Number(p),
      maxmem: COST.maxmem,
    }),
  )
  return timingSafeEqual(given, expected) && hash !== null
}
