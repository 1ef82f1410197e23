import { expect, test } from 'vitest'
import { oncePerInSteps } from './once-per.ts'
import { type Steps, atOnce } from './steps.ts'

test('work in steps is done once per object', () => {
  let made = 0
  const stepsOf = oncePerInSteps(function* steps(key: { name: string }): Steps<string[]> {
    made += 1
    yield
    return [key.name]
  })
  const key = { name: 'Quillhound' }
  expect(atOnce(stepsOf(key))).toEqual(['Quillhound'])
  expect(atOnce(stepsOf(key))).toBe(atOnce(stepsOf(key)))
  expect(made).toBe(1)
})

test('callers that work on the same object at the same time share the first result', () => {
  const stepsOf = oncePerInSteps(function* steps(key: object): Steps<object[]> {
    yield
    return [key]
  })
  const key = {}
  const [first, second] = [stepsOf(key), stepsOf(key)]
  first.next()
  second.next()
  const made = second.next().value
  expect(first.next().value).toBe(made)
})
