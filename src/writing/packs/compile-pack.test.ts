import { expect, test } from 'vitest'
import { compilePack } from './compile-pack.ts'
import { SMALL_PACK, SMALL_FILE } from './pack-texts.fixtures.ts'

const compile = (text: string) => compilePack(text, SMALL_FILE)
const errorsOf = (text: string) =>
  compile(text).problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
const changed = (from: string, to: string) => {
  expect(SMALL_PACK).toContain(from)
  return SMALL_PACK.replace(from, to)
}

test('a pack file becomes a pack', () => {
  const { pack, problems, lineOf, commentOf } = compile(SMALL_PACK)
  expect(problems).toEqual([])
  expect(pack).toMatchObject({
    language: 'en',
    layer: 'family',
    id: 'b2b-supply',
    tags: [{ id: 'repair', words: ['repair', 'repairs'] }],
    themes: [{ id: 'stock', title: 'Stock that doesn’t run out' }],
    occasions: [{ id: 'thanksgiving', role: 'serve', lead: 9, emails: 1, order: ['serve'] }],
    never: ['halloween', 'valentines'],
    questions: [{ id: 'q-callback', shortest: 10, longest: 160 }],
    theses: [
      {
        id: '1.a',
        month: 1,
        goals: { subscribe: 1 },
        season: null,
        spine: [{ place: 'open', angle: 'expired-stock', isRequired: true }, {}, {}],
      },
    ],
  })
  expect(pack.angles[0]).toMatchObject({
    id: 'expired-stock',
    needs: [],
    months: [1, 7],
    premise:
      'Expired material is money spent twice and a finding in an inspection. The email gives a ten-minute routine: top shelf, back row, open boxes.',
    beats: [
      { claim: 'common', ask: null },
      { claim: 'none', ask: null },
      {
        line: 'If a box expired twice in a row, ask who still uses it. We take it off your list.',
        claim: 'check',
        ask: 'q-callback',
      },
    ],
    lead: {
      offer: { type: 'tag', tag: 'repair' },
      line: 'If the same boxes expire every year, take them off first: {p.the}.',
    },
  })
  expect(pack.angles[0]?.subjects[3]).toBe('Find it before the inspector does')
  expect([lineOf('expired-stock'), lineOf('expired-stock', 'r'), lineOf('expired-stock', 'b2')]).toEqual([8, 16, 19])
  expect(commentOf('expired-stock', 'b2')).toBeNull()
})

test.each([
  ['role:teach', 'role:inform', '8 role: "inform" is not one of: teach, sell, prove, serve, thank, tease.'],
  ['need:any', 'need:nothing', '8 need: "nothing" is no need. Write any, kind=…, tag=…, doubt=…, answer=… or history.'],
  ['need:any', 'ned:any', '8 =: "ned:any" is no attribute here.'],
  ['need:any', 'need:kind=sevice', '8 needs: "sevice" is not one of: durable'],
  ['themes:stock | need', 'themes:stok | need', '8 =: The theme "stok" isn\'t declared in this file.'],
  ['h Start with the shelf nobody looks at\n', '', '8 h: The angle "expired-stock" has no "h" line.'],
  ['c Print', 'c Print and hang up', '22 c: This has 6 words. At most 4 fit.'],
  ['Take the top shelf down first |', '', '9 t: Write three titles.'],
  ['Take the top shelf down first |', 'Top shelf |', '9 t 2: This has 9 characters and needs at least 12.'],
  ['?q-callback', '?q-call', '20 b: The question "q-call" isn\'t declared in this file.'],
  ['tag:repair', 'tag:fix', '8 =: The tag "fix" isn\'t declared in this file.'],
  ['late:expired-stock', 'late:gone', '27 sp: The angle "gone" isn\'t declared in this file.'],
  ['lead:9', 'lead:nine', '4 lead: Enter the days before the date'],
  ['@ 1.a', '@ 13.a', '24 id: A month looks like'],
  ['v One shelf', 'x One shelf', '13 : "x" begins no field.'],
  ["doesn't run out", 'doesn\'t "run out', '3 theme: A quote has no partner'],
  ['# A comment', '  lost', '1 : An indented line continues the line above, and there is none.'],
  ['first: {p.the}', 'first: {p.der}', '21 l: {p.der} is no slot.'],
])('"%s" written as "%s" is reported with its line', (from, to, message) => {
  expect(errorsOf(changed(from, to)).join('\n')).toContain(message)
})

test('two angles of one name are reported, and so are two lines of one kind', () => {
  const angle = SMALL_PACK.slice(SMALL_PACK.indexOf('= expired'), SMALL_PACK.indexOf('@ 1.a'))
  expect(errorsOf(SMALL_PACK.replace('@ 1.a', `${angle}\n@ 1.a`)).join('\n')).toContain('"expired-stock" exists twice')
  expect(errorsOf(changed('c Print the checklist', 'c Print it\nc Print the checklist')).join('\n')).toContain(
    'two "c" lines',
  )
})
