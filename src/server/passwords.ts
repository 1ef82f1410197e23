import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { type Turns, createTurns } from './turns.ts'

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for an unknown user (`hash` is null) as for a wrong password. */
  verify(password: string, hash: string | null): Promise<boolean>
}

interface Cost {
  N: number
  r: number
  p: number
}

const derive = promisify<string, Buffer, number, Cost & { maxmem: number }, Buffer>(scrypt)

export const OWASP_COST: Cost = { N: 32_768, r: 8, p: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
const KEY_BYTES = 32

// A hash takes 32 MB and one core, so more than two at a time would starve everything else. Fifty hashes wait a few
// seconds.
const ourTurns = createTurns({ atOnce: 2, waitingAtMost: 50, waitSeconds: 10 })

const normal = (password: string) => password.normalize('NFKC')

/** Creates hashes at the given cost and checks them at the cost they were created with. */
export function createPasswords(cost = OWASP_COST, turns: Turns = ourTurns): Passwords {
  const written = (salt: Buffer, key: Buffer) =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
  const nobodys = written(randomBytes(16), randomBytes(KEY_BYTES))

  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await turns.take(() => derive(normal(password), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }))
      return written(salt, key)
    },
    async verify(password, known) {
      const [, N, r, p, salt, key] = (known ?? nobodys).split('$')
      const expected = Buffer.from(key!, 'base64')
      const given = await turns.take(() =>
        derive(normal(password), Buffer.from(salt!, 'base64'), expected.length, {
          N: Number(N),
          r: Number(r),
          p: Number(p),
          maxmem: MAX_MEMORY,
        }),
      )
      return timingSafeEqual(given, expected) && known !== null
    },
  }
}
