import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRIVATE_FOLDER_MODE } from './db/private-folder.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_FILE = 'encryption-key'

/** Encrypts values that a copy of the database must not reveal. */
export interface SecretBox {
  /** Binds the value to `owner`, so that it opens for no other. */
  seal(text: string, owner: string): string
  open(sealed: string, owner: string): string | null
}

/** AES-256-GCM with APP_ENCRYPTION_KEY (32 bytes in base64). A trial without it gets a key in the data folder. */
export function createSecretBox(env: { APP_ENCRYPTION_KEY?: string | undefined; DATA_DIR: string }): SecretBox {
  let known: Buffer | undefined
  const key = () =>
    (known ??=
      env.APP_ENCRYPTION_KEY === undefined ? keyOfFolder(env.DATA_DIR) : Buffer.from(env.APP_ENCRYPTION_KEY, 'base64'))
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key(), nonce)
      cipher.setAAD(Buffer.from(owner))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64')
      const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        // The authentication tag doesn't match. The caller decides what that means.
        return null
      }
    },
  }
}

function keyOfFolder(folder: string): Buffer {
  const path = join(folder, KEY_FILE)
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  try {
    // Two processes may start together. The first one writes the key, and both read it.
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  chmodSync(path, 0o600)
  return Buffer.from(readFileSync(path, 'utf8'), 'base64')
}
