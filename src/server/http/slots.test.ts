import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { Slots } from './slots.ts'

test('a user has one slot, and the number of slots is limited', () => {
  const slots = new Slots(2, (why) => new AppError(why === 'full' ? 'UNAVAILABLE' : 'RATE_LIMITED'))
  const leave = slots.enter('ana')
  expect(() => slots.enter('ana')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }))
  slots.enter('ben')
  expect(() => slots.enter('cem')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
  leave()
  slots.enter('cem')
  leave()
  expect(() => slots.enter('ana')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }))
})
