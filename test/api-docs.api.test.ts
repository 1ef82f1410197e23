import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#app/server/create-app.ts'
import { apiReferenceMarkdown } from '#server/http/api-reference.ts'
import { openApiDocument } from '#server/http/openapi.ts'

test('docs/api.md names the fields of requests and responses', () => {
  const written = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')
  const entry = written.split('\n## ').find((text) => text.startsWith('PATCH /api/brands/{id}\n')) ?? ''
  for (const part of ['- `id` (path)', 'Body:', 'customerAvatar?: {', 'Answer:', 'brand: {']) {
    expect(entry).toContain(part)
  }
})

test('docs/api.md matches the endpoint table', () => {
  const written = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')
  expect(written).toBe(apiReferenceMarkdown(openApiDocument(routes.map(({ row }) => row))))
})
