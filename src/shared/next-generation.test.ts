import { expect, test } from 'vitest'
import { nextGeneration } from './next-generation.ts'

const none = { topics: 0, subtopics: 0 }

test.each([
  ['the Free plan', none, { topics: 1, subtopics: 10 }, [1, 10]],
  ['a large plan', none, { topics: 50, subtopics: 500 }, [10, 10]],
  ['a plan without limits', none, { topics: -1, subtopics: -1 }, [10, 10]],
  ['the rest of a plan', { topics: 47, subtopics: 480 }, { topics: 50, subtopics: 500 }, [3, 6]],
  ['fewer ideas than topics', { topics: 0, subtopics: 95 }, { topics: 10, subtopics: 100 }, [5, 1]],
  ['a plan that is used up', { topics: 1, subtopics: 10 }, { topics: 1, subtopics: 10 }, [0, 0]],
])('%s gives what is left', (_, used, limits, expected) => {
  const { topics, subtopicsPerTopic } = nextGeneration(used, limits)
  expect([topics, subtopicsPerTopic]).toEqual(expected)
})
