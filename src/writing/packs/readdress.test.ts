import { expect, test } from 'vitest'
import { compilePack } from './compile-pack.ts'
import { SMALL_PACK } from './pack-texts.fixtures.ts'
import { readdressed } from './readdress.ts'

const { pack } = compilePack(SMALL_PACK, { language: 'en', layer: 'family', id: 'b2b-supply', file: 'x' })
const [angle] = pack.angles
const texts = (...lines: string[]) => readdressed(pack, [`= ${angle!.id}`, ...lines].join('\n'), 'thou')

test("a text of the second file replaces the pack's text, and all others stay", () => {
  const { pack: changed, problems } = texts(
    't2 Another second title for thee',
    'b1 Take thou the top shelf down first, and look.',
  )
  expect(problems).toEqual([])
  expect(changed.angles[0]).toEqual({
    ...angle,
    titles: [angle!.titles[0], 'Another second title for thee', angle!.titles[2]],
    beats: [{ ...angle!.beats[0], line: 'Take thou the top shelf down first, and look.' }, ...angle!.beats.slice(1)],
  })
})

test.each([
  [['x1 What is this?'], '2: "x1" names no text of an angle.'],
  [['t4 A fourth title'], '2: "t4" names no text of an angle.'],
  [['h A "quote that never ends'], '2: A quote is opened and not closed.'],
  [['= nowhere', 'h A headline of nothing'], '2: The pack has no angle "nowhere".'],
])('%s is refused', (lines, problem) => {
  expect(texts(...lines).problems).toContain(problem)
})

test('a line that the angle does not have, and one that is too long, are refused', () => {
  expect(
    texts('b4 A fourth line where there may be none, or a very short one.', `h ${'long '.repeat(40)}`).problems,
  ).toEqual(expect.arrayContaining([expect.stringContaining(`${angle!.id}: `)]))
  expect(readdressed(pack, 'h A headline of nothing', 'thou').problems).toEqual([
    '1: The first line names an angle: "= first-cup".',
  ])
})
