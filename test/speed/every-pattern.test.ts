import { expect, test } from 'vitest'
import { LONGEST_PROMPT } from '#features/models/prompts-contract.ts'
import { hostileTexts, hostileTo } from './hostile-texts.fixtures.ts'
import { readServerSources } from './server-sources.fixtures.ts'
import { slownessOf } from './times.fixtures.ts'

/** The longest text that reaches the patterns of a file, where no field limits it. */
const LENGTHS: Record<string, number> = {
  // The paths of our endpoints.
  'src/server/http/openapi.ts': 200,
  'src/features/models/server/prompts/placeholders.ts': LONGEST_PROMPT,
  'src/features/brands/server/website/page-markup.ts': 200_000,
  'src/features/brands/server/website/read-page.ts': 200_000,
}

test('no regular expression of the server takes long for a hostile text', { timeout: 120_000 }, async () => {
  const { patterns } = readServerSources()
  const slow: string[] = []
  for (const { file, line, source, flags } of patterns) {
    const pattern = new RegExp(source, flags.replace('y', ''))
    const rule = (text: string) => (flags.includes('g') ? text.replaceAll(pattern, '') : pattern.exec(text))
    const texts = (length: number) => [...hostileTexts(length), ...hostileTo(source, length)]
    const found = await slownessOf(rule, texts, LENGTHS[file])
    if (found !== null) slow.push(`${file}:${line} /${source.slice(0, 60)}/${flags}: ${found}`)
  }
  expect(Object.keys(LENGTHS).filter((file) => !patterns.some((each) => each.file === file))).toEqual([])
  expect(slow).toEqual([])
})
