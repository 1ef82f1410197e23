import { expect, test } from 'vitest'
import { type MoveStep, undoSteps } from './undo-steps.ts'

const moved = (after: string | null) => ({ kind: 'move', before: {} as MoveStep['before'], after }) as const
const planned = (...outlineIds: string[]) => ({ kind: 'plan', month: { year: 2026, month: 12 }, outlineIds }) as const

test('undoes steps one after the other, each once', () => {
  const steps = undoSteps()
  const [first, second] = [moved('2026-12-04T10:00'), moved(null)]
  steps.push(first)
  steps.push(second)
  expect(steps.last()).toBe(second)
  expect(steps.remove(second)).toBe(true)
  expect(steps.remove(second)).toBe(false)
  expect(steps.last()).toBe(first)
})

test('removing an AI schedule keeps the other steps', () => {
  const steps = undoSteps()
  const [first, other] = [moved(null), planned('c')]
  steps.push(first)
  steps.push(planned('a', 'b'))
  steps.push(other)
  steps.forgetPlan(['a', 'b'])
  expect(steps.last()).toBe(other)
  steps.forgetPlan(['c'])
  expect(steps.last()).toBe(first)
})
