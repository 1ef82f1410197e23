import { expect, test } from 'vitest'
import { inGroups, newRecoveryCodes, readCode } from './typed-code.ts'

test.each([
  ['123456', { kind: 'code', value: '123456' }],
  [' 123 456 ', { kind: 'code', value: '123456' }],
  ['ABCD-EFGH-JKLM-NPQR', { kind: 'recovery', value: 'ABCDEFGHJKLMNPQR' }],
  ['abcd efgh jklm npqr', { kind: 'recovery', value: 'ABCDEFGHJKLMNPQR' }],
  ['abcdefghjklmnpqr', { kind: 'recovery', value: 'ABCDEFGHJKLMNPQR' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['ABCDEFGHJKLMNPQ', null],
  ['ABCDEFGHJKLMNPQ0', null],
  ['١٢٣٤٥٦', null],
])('%j is read as %j', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected)
})

test('recovery codes come in tens, all different, and are read as we show them', () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes).flat()
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(readCode(inGroups(code))).toEqual({ kind: 'recovery', value: code })
})
