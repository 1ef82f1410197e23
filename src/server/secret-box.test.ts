import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const newKey = () => randomBytes(32).toString('base64')
const box = createSecretBox({ APP_ENCRYPTION_KEY: newKey(), DATA_DIR: '/nowhere' })

test('decrypts only unchanged values with the same key and owner', () => {
  const sealed = box.seal('pk_secret', 'brand 1')
  expect(sealed).not.toContain('pk_secret')
  expect(box.open(sealed, 'brand 1')).toBe('pk_secret')
  expect(box.open(sealed, 'brand 2')).toBeNull()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1]! ^= 1
  expect(box.open(bytes.toString('base64'), 'brand 1')).toBeNull()
  expect(createSecretBox({ APP_ENCRYPTION_KEY: newKey(), DATA_DIR: '/nowhere' }).open(sealed, 'brand 1')).toBeNull()
})

test('never encrypts the same way twice', () => {
  expect(box.seal('pk_secret', 'brand 1')).not.toBe(box.seal('pk_secret', 'brand 1'))
})

test('without a setting, creates a private key in the data folder and finds it again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailmonth-key-'))
  const sealed = createSecretBox({ DATA_DIR: folder }).seal('pk_secret', 'brand 1')
  expect(createSecretBox({ DATA_DIR: folder }).open(sealed, 'brand 1')).toBe('pk_secret')
  expect(statSync(join(folder, 'encryption-key')).mode & 0o777).toBe(0o600)
  rmSync(folder, { recursive: true })
})
