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

describe('what came of a version', () => {
  test.each([
    [{}, 'Not used so far.'],
    [{ runs: 1, averageScore: 86.42, averageRepairs: 0 }, 'score 86.4 · 1 run · 0.0 repairs a run'],
    [
      { runs: 12, calls: 14, failedCalls: 1, inputTokens: 1500, outputTokens: 500, costPerRunUsd: 0.02134 },
      '12 runs · 1 call failed · 2,000 tokens · $0.0213 a run',
    ],
  ])('%o reads "%s"', (changes, text) => {
    expect(resultsText({ ...NOTHING, ...changes })).toBe(text)
  })
})

test('an empty part means the built-in text', () => {
  const defaults = { systemPrompt: 'You plan.', userPromptTemplate: 'Plan {{brandName}}.', results: NOTHING }
  expect(usedParts({ systemPrompt: ' ', userPromptTemplate: 'Mine' }, { defaults })).toEqual({
    systemPrompt: 'You plan.',
    userPromptTemplate: 'Mine',
  })
})

test('placeholders are found once each, with or without space', () => {
  expect(placeholdersIn('{{brandName}} and {{ brandName }}, {{locale}}; {not} {{}}')).toEqual([
    'brandName',
    'locale',
    '',
  ])
})
