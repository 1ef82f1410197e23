import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitsOf, schemaAsText } from './schema-as-text.ts'

const text = (schema: z.ZodType) => schemaAsText(z.toJSONSchema(schema, { unrepresentable: 'any' }))

test.each<[string, z.ZodType, string]>([
  ['a list of choices', z.array(z.enum(['a', 'b'])), '("a" | "b")[]'],
  ['what may be missing', z.nullable(z.string()), 'string | null'],
  ['two types of one schema', z.string().meta({ type: ['string', 'null'] }), 'string | null'],
  ['a fixed value', z.literal(true), 'true'],
  ['names that are free', z.record(z.string(), z.number()), '{ [name: string]: number }'],
  ['anything', z.unknown(), 'unknown'],
])('%s', (_, schema, expected) => {
  expect(text(schema)).toBe(expected)
})

test('an object shows its fields, optional ones and their limits', () => {
  const brand = z.object({
    name: z.string().min(1).max(100),
    month: z.int().min(1).max(12).optional(),
    owner: z.object({ id: z.uuid(), email: z.email().nullable() }),
    tags: z.array(z.string()).max(5),
  })
  expect(text(brand)).toBe(`{
  name: string // 1 to 100 characters
  month?: integer // 1 to 12
  owner: {
    id: string // UUID
    email: string | null // email address
  }
  tags: string[] // up to 5 entries
}`)
})

test('a number without limits shows none', () => {
  expect(limitsOf(z.toJSONSchema(z.int()))).toBe('')
})
