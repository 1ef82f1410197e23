import { expect, test } from 'vitest'
import { keepingLast } from './keeping-last.ts'

test('what is equal is made once, until others were asked for', () => {
  const made: string[] = []
  const doubled = keepingLast(2, ({ name }: { name: string }) => {
    made.push(name)
    return [name, name]
  })
  const first = doubled({ name: 'a' })
  doubled({ name: 'b' })
  expect(doubled({ name: 'a' })).toBe(first)
  doubled({ name: 'c' })
  expect(doubled({ name: 'a' })).toBe(first)
  doubled({ name: 'b' })
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what could not be made is tried again', async () => {
  let tries = 0
  const failing = keepingLast(2, async (text: string) => {
    tries += 1
    if (tries === 1) throw new Error('no')
    return text
  })
  await expect(failing('a')).rejects.toThrow('no')
  await expect(failing('a')).resolves.toBe('a')
  await failing('a')
  expect(tries).toBe(2)
})
