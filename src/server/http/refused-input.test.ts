import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '#app/server/create-app.ts'
import { refusedInput } from '#shared/refused-input.ts'

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
}

const FAULTS: readonly [string, unknown][] = [
  ['left out', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a text', 'nothing of the kind'],
  ['a long text', 'x'.repeat(30_000)],
  ['a number', 7],
  ['a huge number', 1e15],
  ['a negative number', -3],
  ['a fraction', 1.5],
  ['true', true],
  ['an empty list', []],
  ['a long list', Array.from({ length: 2000 }, () => 'x')],
  ['an empty object', {}],
  ['an object of unknown fields', { nothing: { known: 1 } }],
]

function* spoiled({ properties, items, anyOf, oneOf, allOf }: Shape, fault: unknown): Generator {
  yield fault
  for (const one of [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])]) yield* spoiled(one, fault)
  if (items !== undefined) for (const item of spoiled(items, fault)) yield [item]
  if (properties === undefined) return
  const fields = Object.entries(properties).map(([key, shape]) => [key, [...spoiled(shape, fault)]] as const)
  const depth = Math.max(0, ...fields.map(([, values]) => values.length))
  for (let at = 0; at < depth; at++) yield Object.fromEntries(fields.map(([key, values]) => [key, values[at] ?? fault]))
}

const parts = routes.flatMap(({ row }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = row[part] as z.ZodType | undefined
    return schema === undefined ? [] : [{ name: `${row.method} ${row.path}`, part, schema }]
  }),
)

test.each(parts)('$name rejects its $part with messages that name the field', ({ schema }) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  for (const [fault, value] of FAULTS) {
    for (const input of spoiled(shape, value)) {
      const { error } = schema.safeParse(input, { error: refusedInput })
      for (const { message } of error?.issues ?? []) {
        expect(message, fault).toMatch(/^[A-Z]/)
        expect(message, fault).not.toMatch(
          /expected|received|^Invalid (?!invit|Kla|pass|file)|^Too |Unrecognized|pattern/,
        )
      }
    }
  }
})
