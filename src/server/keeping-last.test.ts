import { expect, test } from 'vitest'
import { keepingLast } from './keeping-last.ts'

test('caches equal input until newer entries replace it', () => {
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

test('retries after an error', async () => {
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
