import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import days from '../knowledge/observances.json' with { type: 'json' }
import { occasionWords } from '../knowledge/observances.ts'
import { LANGUAGE_FOLDERS, type LanguageFile, writtenLanguages } from './language-folders.ts'

/** Words are the keys here, so each language has its own. */
const WORDS_AS_KEYS =
  /^(?:notes\.(?:numbers|saleSeasons|dates\.ordinals|monthEndings)|passing-rules\.ordinals|own-facts\.(?:numbers|onceAYear|dayOfMonth|buttonForms)|duties\.(?:requests|tradeOnly|unitWords)|reading\.(?:weekdayWords|seasons|counts|address)|outline\.voice\.address|occasions\.(?:names|otherNames))$/

/** The kinds of values behind each key. An empty list fits every list. */
function shapeOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return [`${path} is a list`]
  if (value === null || typeof value === 'string') return [`${path} is a text`]
  if (typeof value !== 'object') return [`${path} is a ${typeof value}`]
  if (WORDS_AS_KEYS.test(path)) return [`${path} has words`]
  return Object.entries(value).flatMap(([key, each]) => shapeOf(each, `${path}.${key}`))
}

const english = new URL('en/', import.meta.url)
const NAMES = readdirSync(english).filter((name) => name.endsWith('.json') && name !== 'countries.json')

const partOf = (language: (typeof LANGUAGES)[number], file: LanguageFile): unknown =>
  JSON.parse(readFileSync(LANGUAGE_FOLDERS.fileOf(language, file), 'utf8'))

test('every language of the product has a folder', () => {
  expect(writtenLanguages()).toEqual(LANGUAGES)
})

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(NAMES)('%s has what the English file has', (name) => {
    const file: LanguageFile = `languages/<language>/${name}`
    const path = name.slice(0, -'.json'.length)
    expect(existsSync(LANGUAGE_FOLDERS.fileOf(language, file))).toBe(true)
    expect(shapeOf(partOf(language, file), path).toSorted()).toEqual(shapeOf(partOf('en', file), path).toSorted())
  })

  test('occasions with names are days of our calendar', () => {
    const ids = new Set(days.rules.map(({ id }) => id))
    const { names, otherNames } = occasionWords(language)
    expect([...Object.keys(names), ...Object.keys(otherNames)].filter((id) => !ids.has(id))).toEqual([])
  })
})
