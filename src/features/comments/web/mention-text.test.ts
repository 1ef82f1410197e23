import { describe, expect, test } from 'vitest'
import { begunMention, decodeMentions, encodeMentions, matching, mentionables } from './mention-text.ts'

const ids = {
  ann: '0198c5a0-0000-7000-8000-000000000001',
  anna: '0198c5a0-0000-7000-8000-000000000002',
  maria: '0198c5a0-0000-7000-8000-000000000003',
  other: '0198c5a0-0000-7000-8000-000000000004',
}
const people = mentionables([
  { id: ids.ann, fullName: 'Ann', email: 'ann@example.com' },
  { id: ids.anna, fullName: 'Ann Álvarez', email: 'aa@example.com' },
  { id: ids.maria, fullName: 'Maria', email: 'maria@north.example' },
  { id: ids.other, fullName: 'Maria', email: 'maria@south.example' },
])

test('two members with one name have different labels', () => {
  expect(people.map(({ label }) => label)).toEqual([
    'Ann',
    'Ann Álvarez',
    'Maria (maria@north.example)',
    'Maria (maria@south.example)',
  ])
})

test.each([
  ['Hi @Ann!', `Hi @{${ids.ann}}!`],
  ['Hi @Ann Álvarez, @Ann', `Hi @{${ids.anna}}, @{${ids.ann}}`],
  ['@Maria (maria@south.example)?', `@{${ids.other}}?`],
  ['@Maria and @Anne and ann@Annex', '@Maria and @Anne and ann@Annex'],
])('%j is sent as %j and read back', (typed, sent) => {
  expect(encodeMentions(typed, people)).toBe(sent)
  expect(decodeMentions(sent, people)).toBe(typed)
})

test('a mention of someone who left stays as it is', () => {
  const text = '@{0198c5a0-0000-7000-8000-00000000000f}'
  expect(decodeMentions(text, people)).toBe(text)
  expect(encodeMentions(text, people)).toBe(text)
})

describe('a mention begins', () => {
  test.each([
    ['@', { at: 0, typed: '' }],
    ['Hi @ma', { at: 3, typed: 'ma' }],
    ['Hi (@Ann Á', { at: 4, typed: 'Ann Á' }],
    ['line\n@a', { at: 5, typed: 'a' }],
    ['ann@example', null],
    ['@Ann Álvarez said', null],
    ['plain', null],
  ])('in %j', (text, wanted) => {
    expect(begunMention(text, text.length)).toEqual(wanted)
  })
})

test('members are found by every word of their name, by email and without accents', () => {
  const found = (typed: string) => matching(people, typed).map(({ id }) => id)
  expect(found('')).toHaveLength(4)
  expect(found('alv')).toEqual([ids.anna])
  expect(found('MARIA')).toEqual([ids.maria, ids.other])
  expect(found('aa@')).toEqual([ids.anna])
  expect(found('zoe')).toEqual([])
})
