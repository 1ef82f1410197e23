import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { type GateLines, measureLines } from '#test/gate-lines/measure.ts'

const LEAST_REFUSED = 0.95
const MOST_WRONGLY_REFUSED = 0.02
const LEAST_IN_A_LANGUAGE = 85
const LEAST_IN_ALL = 200
const LEAST_KEPT = 0.93

/** Editors wrote these lines without seeing the expressions. Never change a line to suit an expression. */
const linesOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/gate-lines/${language}.json`, import.meta.url), 'utf8')) as GateLines

describe.each(LANGUAGES)('in %s', (language) => {
  const lines = linesOf(language)
  const { missed, wronglyRefused, refusedRate, wrongRate } = measureLines(lines, language)

  test('nearly all forbidden lines are rejected', () => {
    const slipped = missed.map(({ line, breaks }) => `${breaks}: ${line}`)
    expect(lines.bad.length).toBeGreaterThanOrEqual(LEAST_IN_A_LANGUAGE)
    expect(refusedRate, `These slipped:\n${slipped.join('\n')}`).toBeGreaterThanOrEqual(LEAST_REFUSED)
  })

  test('hardly any sound line is refused', () => {
    const why = wronglyRefused.map(({ line, found }) => `${line} (${found.join(', ')})`)
    expect(lines.good.length).toBeGreaterThanOrEqual(LEAST_IN_A_LANGUAGE)
    expect(wrongRate, `Refused:\n${why.join('\n')}`).toBeLessThanOrEqual(MOST_WRONGLY_REFUSED)
  })
})

test('there are enough lines of each sort, and none is listed twice', () => {
  const all = LANGUAGES.map(linesOf)
  const [bad, good] = [all.flatMap((lines) => lines.bad), all.flatMap((lines) => lines.good)]
  expect(bad.length).toBeGreaterThanOrEqual(LEAST_IN_ALL)
  expect(good.length).toBeGreaterThanOrEqual(LEAST_IN_ALL)
  expect(new Set([...bad, ...good].map(({ line }) => line)).size).toBe(bad.length + good.length)
})

/** The writer of the expressions wrote these lines to prevent regressions. They measure nothing. */
describe.each(LANGUAGES)('lines of a writer of the expressions, in %s', (language) => {
  const file = new URL(`../../../test/gate-lines/families/${language}.json`, import.meta.url)
  const { refusedRate, wrongRate } = measureLines(JSON.parse(readFileSync(file, 'utf8')) as GateLines, language)

  test('are refused and kept as they were', () => {
    expect(refusedRate).toBeGreaterThanOrEqual(LEAST_KEPT)
    expect(wrongRate).toBeLessThanOrEqual(MOST_WRONGLY_REFUSED)
  })
})
