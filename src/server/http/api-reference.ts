import { API_GUIDE, API_RULES } from './api-guide.ts'
import { escapeHtml } from './escape-html.ts'
import type { OpenApiDocument } from './openapi.ts'
import { limitsOf, schemaAsText } from './schema-as-text.ts'

export interface ShownToken {
  name: string
  scope: 'read' | 'write'
}

/** `shown` is the token that the visitor had checked, or why it wasn't. The page never contains the token itself. */
export function apiReferencePage(
  { paths, info }: OpenApiDocument,
  shown: ShownToken | { refusal: string } | null,
): string {
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
    return `<section id="${operation.operationId}"><h2><span>${method}</span> <code>${escapeHtml(path)}</code>${markOf(operation['x-token'], shown)}</h2>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>
${body === '' ? '' : `<details><summary>Body</summary><pre>${body}</pre></details>`}
${schemaOf(success) === '' ? '' : `<details><summary>Answer</summary><pre>${schemaOf(success)}</pre></details>`}
<ul>${answers}</ul></section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>
:root{color-scheme:light dark;font:15px/1.6 system-ui,sans-serif}body{max-width:54rem;margin:3rem auto;padding:0 1rem}
h1{letter-spacing:-.02em}h2{font-size:1.05rem;margin:0;overflow-wrap:anywhere}h2 span{color:light-dark(#0b7a75,#4fc3bd);display:inline-block;min-width:4rem}
section{padding:1.25rem 0;border-top:1px solid #8884}pre{overflow:auto;padding:1rem;background:#8881;border-radius:8px;font-size:13px}
ul,ol{padding-left:1.2rem}section ul{margin:.5rem 0 0;color:light-dark(#595959,#b5b5b5)}summary{cursor:pointer}
mark{font-size:.8rem;font-weight:400;padding:.1rem .5rem;border-radius:99px;margin-left:.5rem;color:inherit;background:#8882}
mark.yes{background:light-dark(#c9ede9,#0b4f4b)}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;padding:1rem;border:1px solid #8884;border-radius:8px}
form label{flex-basis:100%;font-weight:600}form p{flex-basis:100%;margin:0}input{flex:1 1 16rem;font:inherit;min-height:44px;padding:0 .75rem}
button{font:inherit;min-height:44px;padding:0 1rem}</style></head>
<body><h1>${escapeHtml(info.title)} API</h1><p>${escapeHtml(info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
${guide()}${tokenField(shown)}
${entries.join('\n')}</body></html>`
}

function guide(): string {
  const steps = API_GUIDE.map(
    ({ text, code }) => `<li>${inline(text)}${code === undefined ? '' : `<pre>${escapeHtml(code)}</pre>`}</li>`,
  )
  return `<h2 id="use">Use the API</h2><ol>${steps.join('')}</ol><ul>${API_RULES.map((rule) => `<li>${inline(rule)}</li>`).join('')}</ul>`
}

/** A form, because the page has no scripts. The token is in the body, so no log or history has it. */
function tokenField(shown: ShownToken | { refusal: string } | null): string {
  const outcome =
    shown === null
      ? "We check it and mark the endpoints that it can call. The page doesn't keep it."
      : 'refusal' in shown
        ? shown.refusal
        : `“${shown.name}” can ${shown.scope === 'read' ? 'read' : 'read and write'}, as far as the role of its user allows. The endpoints that it can call are marked below.`
  return `<form method="post" action="/api/reference"><label for="token">Your API token</label>
<input id="token" name="token" type="password" autocomplete="off" spellcheck="false" maxlength="100" required aria-describedby="outcome"><button>Check token</button>
<p id="outcome" role="status">${escapeHtml(outcome)}</p></form>`
}

function markOf(use: 'read' | 'write' | 'refuse', shown: ShownToken | { refusal: string } | null): string {
  if (use === 'refuse') return ''
  if (shown === null || 'refusal' in shown) return `<mark>Token: ${use}</mark>`
  const mayCall = use === 'read' || shown.scope === 'write'
  return mayCall ? '<mark class="yes">Your token can call this</mark>' : '<mark>Needs a token that can write</mark>'
}

const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

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
    '## Use the API',
    '',
    ...API_GUIDE.flatMap(({ text, code }, index) => [
      `${index + 1}. ${text}`,
      '',
      ...(code === undefined ? [] : ['   ```sh', ...code.split('\n').map((line) => `   ${line}`), '   ```', '']),
    ]),
    ...API_RULES.map((rule) => `- ${rule}`),
    '',
    '## Endpoints',
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
