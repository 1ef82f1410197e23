import { expect, test } from 'vitest'
import { hasTooManyValues } from './json-body.ts'

const isTooMuch = (json: string) => hasTooManyValues(Buffer.from(json))
const commas = ','.repeat(60_000)

test('counts values but not the content of strings', () => {
  expect(isTooMuch(JSON.stringify(Array(60_000).fill(1)))).toBe(true)
  expect(isTooMuch(JSON.stringify({ text: commas }))).toBe(false)
})

test('a string ends at its quote, whatever backslashes it contains', () => {
  for (const text of ['"', '\\', '\\\\', '\\"', '"\\', '\\\\"', '\\'.repeat(7), `\\${'"'.repeat(5)}`, '']) {
    expect(isTooMuch(JSON.stringify([`${text}${commas}`, `${commas}${text}`]))).toBe(false)
    expect(isTooMuch(`[${JSON.stringify(text)}${commas}]`)).toBe(true)
  }
  expect(isTooMuch(`\\"${commas}"`)).toBe(false)
  expect(isTooMuch(`"${commas}`)).toBe(false)
})
