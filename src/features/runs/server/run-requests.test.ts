import { describe, expect, test } from 'vitest'
import { newId } from '#server/db/new-id.ts'
import { readRequest } from './run-requests.ts'

describe('the request of a run', () => {
  test('contains the bulk run of an outline', () => {
    const request = { type: 'text-based', year: 2026, month: 12, bulkId: newId() }
    expect(readRequest('outline', { request })).toEqual(request)
  })

  test('can be read from rows of older versions', () => {
    const outline = { type: 'text-based', userName: 'Marta' }
    expect(readRequest('outline', { request: outline })).toEqual({ type: 'text-based' })
    const ideas = { year: 2026, month: 12, topics: 10, subtopicsPerTopic: 3 }
    expect(readRequest('ideas', { request: ideas })).toEqual(ideas)
    const bulk = { year: 2026, month: 12, style: null, items: [] }
    expect(readRequest('bulk', { request: bulk })).toEqual({ ...bulk, asSuperAdmin: false })
  })

  test("is rejected if it doesn't match the kind of the run", () => {
    expect(() => readRequest('rewrite', { request: { section: null, type: 'loud' } })).toThrow('text-based')
    expect(() => readRequest('ideas', { request: {} })).toThrow('year')
  })
})
