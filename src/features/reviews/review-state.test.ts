import { describe, expect, test } from 'vitest'
import { reviewState } from './review-state.ts'

const [first, second, third] = ['09', '10', '11'].map((hour) => new Date(`2026-12-01T${hour}:00:00Z`)) as [
  Date,
  Date,
  Date,
]
const approved = { decision: 'approved', contentRevision: 3, decidedAt: second } as const
const refused = { decision: 'changes_requested', contentRevision: 3, decidedAt: second } as const

describe('the review state of an outline', () => {
  test('is none without a link and waiting with one', () => {
    expect(reviewState(null, { contentRevision: 3, askedAt: null })).toBe('none')
    expect(reviewState(null, { contentRevision: 3, askedAt: first })).toBe('waiting')
  })

  test('is the decision about the text of now, also after the link ended', () => {
    expect(reviewState(approved, { contentRevision: 3, askedAt: first })).toBe('approved')
    expect(reviewState(approved, { contentRevision: 3, askedAt: null })).toBe('approved')
    expect(reviewState(refused, { contentRevision: 3, askedAt: first })).toBe('changes_requested')
  })

  test('never keeps an approval after a change', () => {
    expect(reviewState(approved, { contentRevision: 4, askedAt: first })).toBe('changed_since')
    expect(reviewState(refused, { contentRevision: 4, askedAt: first })).toBe('changes_requested')
  })

  test('is waiting again after the team asked again', () => {
    expect(reviewState(approved, { contentRevision: 4, askedAt: third })).toBe('waiting')
    expect(reviewState(refused, { contentRevision: 3, askedAt: third })).toBe('waiting')
  })
})
