import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { type GateLines, measureLines } from '#test/gate-lines/measure.ts'

const LEAST_REFUSED = 0.95
const MOST_WRONGLY_REFUSED = 0.02
const LEAST_IN_A_LANGUAGE = 85
const LEAST_IN_ALL = 200

/** Lines by editors who have not seen the expressions. They are never changed to suit them. */
const linesOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/gate-lines/${language}.json`, import.meta.url), 'utf8')) as GateLines

describe.each(LANGUAGES)('in %s', (language) => {
  const lines = linesOf(language)
  const { missed, wronglyRefused, refusedRate, wrongRate } = measureLines(lines, language)

  test('nearly all lines that nobody may send are refused', () => {
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

test('there are enough lines of each sort, and none stands twice', () => {
  const all = LANGUAGES.map(linesOf)
  const [bad, good] = [all.flatMap((lines) => lines.bad), all.flatMap((lines) => lines.good)]
  expect(bad.length).toBeGreaterThanOrEqual(LEAST_IN_ALL)
  expect(good.length).toBeGreaterThanOrEqual(LEAST_IN_ALL)
  expect(new Set([...bad, ...good].map(({ line }) => line)).size).toBe(bad.length + good.length)
})
