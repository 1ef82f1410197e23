import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { Places } from './places.ts'

test('a person has one place, and there are only so many', () => {
  const places = new Places(2, (why) => new AppError(why === 'full' ? 'UNAVAILABLE' : 'RATE_LIMITED'))
  const leave = places.enter('ana')
  expect(() => places.enter('ana')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  places.enter('ben')
  expect(() => places.enter('cem')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
  leave()
  places.enter('cem')
  // Leaving twice gives no place away.
  leave()
  expect(() => places.enter('ana')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
})
