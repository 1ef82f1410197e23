import { describe, expect, test } from 'vitest'
import { addCounts, countLine, countRun } from './test-count.mjs'

const report = (over) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...over,
})

describe('one run', () => {
  test('that succeeded', () => {
    expect(countRun(report(), 0)).toEqual({ passed: 5, failed: 0, skipped: 0 })
  })

  test('with failed and skipped tests', () => {
    const failing = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }]
    const counted = countRun(
      report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: failing }),
      1,
    )
    expect(counted).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })

  test('with a file that failed to load', () => {
    const counted = countRun(report({ testResults: [{ status: 'failed', assertionResults: [] }] }), 1)
    expect(counted).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  test('with an error outside of every test', () => {
    expect(countRun(report(), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  })

  test('that left no report', () => {
    expect(countRun(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

test('the last line names skipped tests only when there are any', () => {
  const one = { passed: 3, failed: 0, skipped: 0 }
  expect(countLine(addCounts([one, one]))).toBe('6 passed, 0 failed')
  expect(countLine(addCounts([one, { passed: 0, failed: 1, skipped: 2 }]))).toBe('3 passed, 1 failed, 2 skipped')
})
