import { expect, test } from 'vitest'
import { ApiError } from '#web/api-client.ts'
import { generationRefusal, isInProgress } from './generation-refusal.ts'

const refused = (status: number, body: object) => new ApiError(status, JSON.stringify(body))

test('a reached limit names the limit', () => {
  const error = refused(403, { error: 'Topic limit reached', code: 'TOPIC_LIMIT_REACHED', limit: 10, used: 10 })
  expect(generationRefusal(error)).toEqual({
    variant: 'destructive',
    title: 'Generation Failed',
    description: "You've used all 10 topics in this billing cycle. Upgrade your plan, or add a manual idea.",
  })
  const one = refused(403, { error: 'Topic limit reached', code: 'TOPIC_LIMIT_REACHED', limit: 1, used: 1 })
  expect(generationRefusal(one).description).toMatch(/^You've used your topic /)
})

test('a reached limit carries the way to a larger plan for those who can choose one, other refusals do not', () => {
  const limit = refused(403, { error: 'Topic limit reached', code: 'TOPIC_LIMIT_REACHED', limit: 10, used: 10 })
  const upgrade = () => {}
  expect(generationRefusal(limit, upgrade).action).toEqual({ label: 'Upgrade to plan more', onSelect: upgrade })
  expect(generationRefusal(limit).action).toBeUndefined()
  expect(generationRefusal(refused(503, { error: 'The planner is busy.' }), upgrade).action).toBeUndefined()
})

test('any other refusal speaks in the words of the server, a lost connection in ours', () => {
  expect(generationRefusal(refused(503, { error: 'The planner is busy.' })).description).toBe('The planner is busy.')
  expect(generationRefusal(new TypeError('fetch failed')).description).toBe('Failed to generate ideas')
})

test("a generation in progress isn't a failure", () => {
  expect(isInProgress(refused(409, { error: 'Generation already in progress', code: 'GENERATION_IN_PROGRESS' }))).toBe(
    true,
  )
  expect(isInProgress(refused(503, { error: 'Failed', code: 'GENERATION_FAILED' }))).toBe(false)
})
