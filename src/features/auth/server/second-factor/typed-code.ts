import { randomBytes } from 'node:crypto'

const RECOVERY_CODES = 10
const RECOVERY_LENGTH = 16
/** 32 characters, five bits each, without the pairs that look alike: I and 1, O and 0. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const SIX_DIGITS = /^\d{6}$/
const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`)

export function readCode(typed: string): { kind: 'code' | 'recovery'; value: string } | null {
  const value = typed.replace(/[\s-]/g, '').toUpperCase()
  if (SIX_DIGITS.test(value)) return { kind: 'code', value }
  return RECOVERY.test(value) ? { kind: 'recovery', value } : null
}

export function newRecoveryCodes(): string[] {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODES) {
    codes.add(Array.from(randomBytes(RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(''))
  }
  return [...codes]
}

export const inGroups = (code: string) => code.match(/.{4}/g)!.join('-')
