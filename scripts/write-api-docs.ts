import { writeFileSync } from 'node:fs'
import { routes } from '#app/server/create-app.ts'
import { apiReferenceMarkdown } from '#server/http/api-reference.ts'
import { openApiDocument } from '#server/http/openapi.ts'

writeFileSync(
  new URL('../docs/api.md', import.meta.url),
  apiReferenceMarkdown(openApiDocument(routes.map(({ row }) => row))),
)
