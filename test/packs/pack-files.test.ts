import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/brand-brief.ts'
import { PACKS } from '#writing/packs/load-packs.ts'
import { checkPacks } from './check-packs.ts'

test.each(LANGUAGES)('the packs in %s have no errors', { timeout: 120_000 }, async (language) => {
  const files = PACKS.places(language).map((place) => ({ ...place, text: PACKS.read(place) }))
  const problems = await checkPacks(files, false)
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, field, message }) => `${file}:${line}  ${field}: ${message}`)).toEqual([])
})
