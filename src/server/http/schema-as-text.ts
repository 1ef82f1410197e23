interface JsonSchema {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

// zod writes the largest safe integer if a row sets no limit.
const NO_LIMIT = Number.MAX_SAFE_INTEGER

export function schemaAsText(schema: unknown, indent = ''): string {
  const { type, anyOf, oneOf, allOf, items, prefixItems, properties, additionalProperties, ...rest } =
    schema as JsonSchema
  if (rest.const !== undefined) return JSON.stringify(rest.const)
  if (rest.enum !== undefined) return rest.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = anyOf ?? oneOf
  if (choices !== undefined) return [...new Set(choices.map((each) => schemaAsText(each, indent)))].join(' | ')
  if (allOf !== undefined) return allOf.map((each) => schemaAsText(each, indent)).join(' & ')
  if (prefixItems !== undefined) return `[${prefixItems.map((each) => schemaAsText(each, indent)).join(', ')}]`
  if (type === 'array') return listOf(schemaAsText(items ?? {}, indent))
  if (properties !== undefined && Object.keys(properties).length > 0) {
    const lines = Object.entries(properties).map(([name, property]) => {
      const optional = rest.required?.includes(name) === true ? '' : '?'
      const limits = limitsOf(property)
      return `${indent}  ${nameOf(name)}${optional}: ${schemaAsText(property, `${indent}  `)}${limits === '' ? '' : ` // ${limits}`}`
    })
    return `{\n${lines.join('\n')}\n${indent}}`
  }
  if (typeof additionalProperties === 'object') {
    return `{ [name: string]: ${schemaAsText(additionalProperties, indent)} }`
  }
  if (type === 'object') return '{}'
  return typeof type === 'string' ? type : (type?.join(' | ') ?? 'unknown')
}

const listOf = (text: string) => (/ [|&] /.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`)

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name))

export function limitsOf(schema: unknown): string {
  const given = schema as JsonSchema
  const inner = given.anyOf?.find(({ type }) => type !== 'null') ?? given
  return [
    FORMATS[inner.format ?? ''] ?? '',
    range(inner.minLength, inner.maxLength, 'characters'),
    range(inner.minItems, inner.maxItems, 'entries'),
    range(inner.exclusiveMinimum === undefined ? inner.minimum : inner.exclusiveMinimum + 1, inner.maximum, ''),
  ]
    .filter((text) => text !== '')
    .join(', ')
}

const FORMATS: Record<string, string> = {
  uuid: 'UUID',
  email: 'email address',
  uri: 'web address',
  'date-time': 'ISO 8601 time',
  date: 'YYYY-MM-DD',
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const from = least === undefined || least <= -NO_LIMIT || (least === 0 && unit !== '') ? undefined : least
  const to = most === undefined || most >= NO_LIMIT ? undefined : most
  const text =
    from !== undefined && to !== undefined
      ? from === to
        ? `${from}`
        : `${from} to ${to}`
      : from !== undefined
        ? `at least ${from}`
        : to !== undefined
          ? `up to ${to}`
          : ''
  return text === '' || unit === '' ? text : `${text} ${unit}`
}
