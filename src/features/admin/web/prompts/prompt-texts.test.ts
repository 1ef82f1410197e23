import { describe, expect, test } from 'vitest'
import { placeholdersIn, resultsText, usedParts } from './prompt-texts.ts'

const NOTHING = {
  runs: 0,
  averageScore: null,
  averageRepairs: null,
  calls: 0,
  failedCalls: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: null,
  costPerRunUsd: null,
}

describe('results of a version', () => {
  test.each([
    [{}, 'Not used yet.'],
    [{ runs: 1, averageScore: 86.42, averageRepairs: 0 }, 'score 86.4 · 1 run · 0.0 repairs per run'],
    [
      { runs: 12, calls: 14, failedCalls: 1, inputTokens: 1500, outputTokens: 500, costPerRunUsd: 0.02134 },
      '12 runs · 1 call failed · 2,000 tokens · $0.0213 per run',
    ],
  ])('%o reads "%s"', (changes, text) => {
    expect(resultsText({ ...NOTHING, ...changes })).toBe(text)
  })
})

test('an empty part uses the built-in text', () => {
  const defaults = { systemPrompt: 'You plan.', userPromptTemplate: 'Plan {{brandName}}.', results: NOTHING }
  expect(usedParts({ systemPrompt: ' ', userPromptTemplate: 'Mine' }, { defaults })).toEqual({
    systemPrompt: 'You plan.',
    userPromptTemplate: 'Mine',
  })
})

test('finds each placeholder once, with or without spaces', () => {
  expect(placeholdersIn('{{brandName}} and {{ brandName }}, {{locale}}; {not} {{}}')).toEqual([
    'brandName',
    'locale',
    '',
  ])
})
