import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EditableContent, changedFields, valueAt, withValue } from './content-fields.ts'
import { mergeContent } from './content-merge.ts'
import { aSection, someOutlineContent } from './content.fixtures.ts'

const base = someOutlineContent()
const join = (mine: Partial<EditableContent>, theirs: Partial<EditableContent>, keep: 'mine' | 'theirs' = 'theirs') =>
  mergeContent({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, keep)
const ids = ({ merged }: { merged: EditableContent }) => merged.sections.map(({ id }) => id).join('')
const [a, b, c] = base.sections as [
  EditableContent['sections'][0],
  EditableContent['sections'][0],
  EditableContent['sections'][0],
]

describe('two changes of one outline', () => {
  test('are merged when they are in different fields', () => {
    const { merged, conflicts } = join(
      { cta: 'See the gifts', sections: [{ ...a, copy: 'Mine' }, b, c] },
      { segment: 'Everyone who came back', sections: [{ ...a, visual: 'Theirs' }, b, c] },
    )
    expect(conflicts).toEqual([])
    expect(merged).toMatchObject({ cta: 'See the gifts', segment: 'Everyone who came back' })
    expect(merged.sections[0]).toEqual({ ...a, copy: 'Mine', visual: 'Theirs' })
  })

  test("aren't a conflict when both say the same", () => {
    expect(join({ cta: 'Look' }, { cta: 'Look' })).toEqual({ merged: { ...base, cta: 'Look' }, conflicts: [] })
  })

  test.each(['mine', 'theirs'] as const)('of the same text are a conflict that keeps %s', (keep) => {
    const { merged, conflicts } = join({ cta: 'Mine' }, { cta: 'Theirs' }, keep)
    expect(conflicts).toEqual([{ field: 'cta', mine: 'Mine', theirs: 'Theirs' }])
    expect(merged.cta).toBe(keep === 'mine' ? 'Mine' : 'Theirs')
  })

  test('of different lines of a list are joined, and so are lines that were added', () => {
    const { merged, conflicts } = join(
      { subjectLines: ['Mine', 'Two', 'Three', 'Four'] },
      { subjectLines: ['One', 'Two', 'Theirs', 'Four', 'Five'] },
    )
    expect([merged.subjectLines, conflicts]).toEqual([['Mine', 'Two', 'Theirs', 'Four', 'Five'], []])
  })

  test('of a list are a conflict when one took a line away', () => {
    const { conflicts } = join({ subjectLines: ['One', 'Three'] }, { subjectLines: ['One', 'Two', 'New'] })
    expect(conflicts).toEqual([{ field: 'subjectLines', mine: ['One', 'Three'], theirs: ['One', 'Two', 'New'] }])
  })
})

describe('sections', () => {
  test.each([
    ['one moved, the other added', [c, a, b], [a, aSection('x'), b, c], 'caxb'],
    ['one added, the other moved', [a, aSection('x'), b, c], [c, a, b], 'caxb'],
    ['both added at the same place', [a, aSection('x'), b, c], [a, aSection('y'), b, c], 'axybc'],
    ['both moved: mine counts', [b, a, c], [c, b, a], 'bac'],
    ['one removed, the other moved', [a, c], [c, b, a], 'ca'],
    ['added first', [aSection('x'), a, b, c], [b, a, c], 'xbac'],
    ['both removed the same', [a, c], [a, c], 'ac'],
  ])('%s', (_, mine, theirs, expected) => {
    const result = join({ sections: mine }, { sections: theirs })
    expect([ids(result), result.conflicts]).toEqual([expected, []])
  })

  test('that another user edited come back when I removed them', () => {
    const written = { ...b, copy: 'New words' }
    const result = join({ sections: [a, c] }, { sections: [a, written, c] })
    expect([ids(result), result.conflicts]).toEqual(['abc', []])
    expect(result.merged.sections[1]).toEqual(written)
  })

  test('that I edited are a conflict when another user removed them', () => {
    const written = { ...b, copy: 'New words' }
    const mine = { sections: [a, written, c] }
    expect(join(mine, { sections: [a, c] })).toEqual({
      merged: { ...base, sections: [a, c] },
      conflicts: [{ field: 'sections/b', mine: written, theirs: null }],
    })
    expect(join(mine, { sections: [a, c] }, 'mine').merged.sections).toEqual([a, written, c])
  })
})

describe('whatever two people do', () => {
  const text = fc.constantFrom('', 'one', 'two', 'three')
  const content = fc
    .record({
      cta: text,
      subjectLines: fc.array(text, { maxLength: 3 }),
      sections: fc.uniqueArray(
        fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), section: text, visual: text, copy: text }),
        {
          selector: ({ id }) => id,
          maxLength: 4,
        },
      ),
    })
    .map(someOutlineContent)

  test('every text of mine is in the result or named as a conflict', () => {
    fc.assert(
      fc.property(content, content, content, (past, mine, theirs) => {
        const { merged, conflicts } = mergeContent({ base: past, mine, theirs }, 'theirs')
        const named = new Set(conflicts.flatMap(({ field }) => [field, field.split('/').slice(0, 2).join('/')]))
        for (const field of changedFields(past, mine).filter((each) => each !== 'sections')) {
          const value = valueAt(mine, field)
          if (value === null || Array.isArray(value)) continue
          const stays = JSON.stringify(valueAt(merged, field)) === JSON.stringify(value)
          const whole = field.split('/').slice(0, 2).join('/')
          expect(stays || named.has(field) || named.has(whole)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('keeping mine everywhere and telling it apart from theirs gives the same as keeping theirs', () => {
    fc.assert(
      fc.property(content, content, content, (past, mine, theirs) => {
        const kept = mergeContent({ base: past, mine, theirs }, 'mine')
        const given = mergeContent({ base: past, mine, theirs }, 'theirs')
        const replaced = kept.conflicts.reduce(
          (now, { field, theirs: value }) => withValue(now, field, value),
          kept.merged,
        )
        expect(replaced).toEqual(given.merged)
      }),
      { numRuns: 300 },
    )
  })

  test('a side that changed nothing gives the other side', () => {
    fc.assert(
      fc.property(content, content, (past, other) => {
        expect(mergeContent({ base: past, mine: past, theirs: other }, 'theirs').merged).toEqual(other)
        expect(changedFields(mergeContent({ base: past, mine: other, theirs: past }, 'theirs').merged, other)).toEqual(
          [],
        )
      }),
      { numRuns: 200 },
    )
  })
})
