import { escapeHtml } from './escape-html.ts'
import type { OpenApiDocument } from './openapi.ts'
import { limitsOf, schemaAsText } from './schema-as-text.ts'

export function apiReferencePage({ paths, info }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const entries = operations.map(({ path, method, operation }) => {
    const body = schemaOf(operation.requestBody)
    const answers = Object.entries(operation.responses)
      .map(
        ([status, answer]) =>
          `<li><code>${status}</code> ${escapeHtml((answer as { description: string }).description)}</li>`,
      )
      .join('')
    const success = Object.values(operation.responses)[0]
    return `<section id="${operation.operationId}"><h2><span>${method}</span> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>
${body === '' ? '' : `<details><summary>Body</summary><pre>${body}</pre></details>`}
${schemaOf(success) === '' ? '' : `<details><summary>Answer</summary><pre>${schemaOf(success)}</pre></details>`}
<ul>${answers}</ul></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>
:root{color-scheme:light dark;font:15px/1.6 system-ui,sans-serif}body{max-width:54rem;margin:3rem auto;padding:0 1rem}
h1{letter-spacing:-.02em}h2{font-size:1.05rem;margin:0}h2 span{color:#0b7a75;display:inline-block;min-width:4rem}
section{padding:1.25rem 0;border-top:1px solid #8884}pre{overflow:auto;padding:1rem;background:#8881;border-radius:8px;font-size:13px}
ul{padding-left:1.2rem;margin:.5rem 0 0;color:GrayText}summary{cursor:pointer}</style></head>
<body><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${entries.join('\n')}</body></html>`
}

function jsonSchemaOf(part: unknown): object | undefined {
  return (part as { content?: Record<string, { schema?: object }> } | undefined)?.content?.['application/json']?.schema
}

function schemaOf(part: unknown): string {
  const schema = jsonSchemaOf(part)
  return schema === undefined ? '' : escapeHtml(JSON.stringify({ ...schema, $schema: undefined }, null, 2))
}

export function apiReferenceMarkdown({ paths, info }: OpenApiDocument): string {
  const lines = [
    `# API`,
    '',
    info.description,
    '',
    'A block shows the fields of a body or a response. A question mark marks an optional field.',
    '',
    'Generated from the table of endpoints by `node scripts/write-api-docs.ts`; a test fails when this file is out of date.',
    '',
  ]
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      lines.push(`## ${method.toUpperCase()} ${path}`, '', `${operation.summary}. ${operation.description}`, '')
      lines.push(...parameterLines(operation.parameters))
      lines.push(...fieldLines('Body', operation.requestBody))
      lines.push(...fieldLines('Answer', Object.values(operation.responses)[0]))
      for (const [status, answer] of Object.entries(operation.responses)) {
        lines.push(`- ${status}: ${(answer as { description: string }).description}`)
      }
      lines.push('')
    }
  }
  return lines.join('\n')
}

function parameterLines(parameters: unknown[]): string[] {
  const lines = (parameters as { name: string; in: string; required: boolean; schema: unknown }[]).map(
    ({ name, in: where, required, schema }) => {
      const limits = limitsOf(schema)
      return `- \`${name}\` (${where}${required ? '' : ', optional'}): ${[schemaAsText(schema), limits].filter(Boolean).join(', ')}`
    },
  )
  return lines.length === 0 ? [] : ['Parameters:', '', ...lines, '']
}

function fieldLines(title: string, part: unknown): string[] {
  const schema = jsonSchemaOf(part)
  return schema === undefined ? [] : [`${title}:`, '', '```ts', schemaAsText(schema), '```', '']
}
