import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api-client.ts'
import { contentOf, valueAt } from '../../content-fields.ts'
import { aSection, someOutlineContent } from '../../content.fixtures.ts'
import { createEditSession } from './edit-session.ts'
import { ana, anEditingServer } from './editing-server.fixtures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aSession() {
  const server = anEditingServer({ waitMs: 100 })
  const session = createEditSession(server.editing(), server.save)
  const draft = () => session.state.read().draft
  const now = () => session.state.read()
  return { server, session, draft, now }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('what is typed', () => {
  test('is stored a moment after the last key, only what differs, and in one call', async () => {
    const { server, session, now } = aSession()
    for (const text of ['S', 'Se', 'See']) {
      session.type('cta', text)
      await pass(300)
    }
    session.type('sections/b/copy', 'New words')
    expect([now().status, server.saves]).toEqual(['waiting', []])
    await pass(1000)
    expect(server.saves).toEqual([{ cta: 'See', sections: server.content().sections }])
    expect(server.content().sections[1]).toEqual(aSection('b', { copy: 'New words' }))
    expect([now().status, session.hasUnsaved()]).toEqual(['saved', false])
  })

  test('without a pause is stored every few seconds', async () => {
    const { server, session } = aSession()
    for (let count = 0; count < 30; count++) {
      session.type('executiveBrief', 'x'.repeat(count))
      await pass(300)
    }
    expect(server.saves.length).toBeGreaterThanOrEqual(2)
    await pass(2000)
    expect(server.content().executiveBrief).toBe('x'.repeat(29))
  })

  test('during a save is saved after it', async () => {
    const { server, session, draft } = aSession()
    session.type('cta', 'One')
    await pass(850)
    session.type('cta', 'One two')
    await pass(2000)
    expect([server.content().cta, draft().cta, server.saves.length]).toEqual(['One two', 'One two', 2])
  })

  test('stays while the server is unavailable, and is saved when it is back', async () => {
    const { server, session, draft, now } = aSession()
    server.break(new TypeError('Failed to fetch'))
    session.type('cta', 'Kept')
    await pass(1000)
    expect([now().status, session.hasUnsaved()]).toEqual(['failed', true])
    server.break(null)
    await pass(2200)
    expect([now().status, server.content().cta, draft().cta]).toEqual(['saved', 'Kept', 'Kept'])
  })

  test('is not tried again by itself when the server refuses it, and says why', async () => {
    const { server, session, now } = aSession()
    server.break(new ApiError(409, JSON.stringify({ error: 'This email was sent.', code: 'OUTLINE_LOCKED' })))
    session.type('cta', 'Late')
    await pass(60_000)
    expect([now().status, now().error, now().draft.cta]).toEqual(['failed', 'This email was sent.', 'Late'])
    server.break(null)
    expect(await Promise.all([session.flush(), pass(500)])).toMatchObject([true, expect.anything()])
    expect(server.content().cta).toBe('Late')
  })

  test("is the user's own when the response to its save was lost", async () => {
    const { server, session, now } = aSession()
    server.loseAnswers(true)
    session.type('cta', 'One')
    await pass(1000)
    server.loseAnswers(false)
    session.type('cta', 'One and more')
    await pass(10_000)
    expect([now().conflicts, server.content().cta]).toEqual([[], 'One and more'])
  })

  test('an empty line is not stored, and stays to be written in', async () => {
    const { server, session, draft, now } = aSession()
    session.change((content) => ({ ...content, subjectLines: [...content.subjectLines, ''] }))
    await pass(5000)
    expect([server.saves, now().status, draft().subjectLines.length]).toEqual([[], 'saved', 4])
    session.type('subjectLines', ['One', 'Two', 'Three', 'Four'])
    await pass(1000)
    expect(server.content().subjectLines).toEqual(['One', 'Two', 'Three', 'Four'])
  })
})

describe('what others write', () => {
  test("appears where the user isn't typing, and leaves the field that they type in", async () => {
    const { server, session, draft, now } = aSession()
    session.type('cta', 'Mine')
    server.othersWrite({ segment: 'Theirs' })
    session.receive(server.editing())
    expect([draft().cta, draft().segment, now().conflicts]).toEqual(['Mine', 'Theirs', []])
    await pass(1000)
    expect(server.content()).toMatchObject({ cta: 'Mine', segment: 'Theirs' })
  })

  test.each([
    ['told by the server when saving', false],
    ['heard of before saving', true],
  ])('at the same place waits for a decision: %s', async (_, heard) => {
    const { server, session, draft, now } = aSession()
    session.type('cta', 'Mine')
    session.type('segment', 'My segment')
    server.othersWrite({ cta: 'Theirs' })
    if (heard) session.receive(server.editing())
    await pass(1000)
    expect(now().conflicts).toEqual([{ field: 'cta', mine: 'Mine', theirs: 'Theirs', by: ana }])
    expect([draft().cta, server.content().cta, server.content().segment]).toEqual(['Mine', 'Theirs', 'My segment'])
    session.type('cta', 'Mine, longer')
    await pass(5000)
    expect([server.content().cta, session.hasUnsaved()]).toEqual(['Theirs', true])
    session.keepMine('cta')
    await pass(1000)
    expect([server.content().cta, now().conflicts, session.hasUnsaved()]).toEqual(['Mine, longer', [], false])
  })

  test('can be taken instead of mine, and mine comes back with undo', async () => {
    const { server, session, draft, now } = aSession()
    session.type('cta', 'Mine')
    server.othersWrite({ cta: 'Theirs' })
    session.receive(server.editing())
    session.takeTheirs('cta')
    expect([draft().cta, now().conflicts]).toEqual(['Theirs', []])
    await pass(1000)
    session.undo()
    await pass(1000)
    expect([draft().cta, server.content().cta]).toEqual(['Mine', 'Mine'])
  })

  test('when they remove the section I write in, I may put it back', async () => {
    const { server, session, draft, now } = aSession()
    session.type('sections/b/copy', 'Mine')
    server.othersWrite({ sections: [aSection('a'), aSection('c')] })
    await pass(1000)
    expect(now().conflicts).toMatchObject([{ field: 'sections/b', theirs: null, by: ana }])
    expect(draft().sections.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    session.keepMine('sections/b')
    await pass(1000)
    expect(server.content().sections).toEqual([aSection('a'), aSection('b', { copy: 'Mine' }), aSection('c')])
    expect(now().conflicts).toEqual([])
  })

  test('when they remove the section I write in, I may agree', async () => {
    const { server, session, draft, now } = aSession()
    session.type('sections/b/copy', 'Mine')
    server.othersWrite({ sections: [aSection('a'), aSection('c')] })
    session.receive(server.editing())
    session.takeTheirs('sections/b')
    await pass(1000)
    expect([draft().sections.map(({ id }) => id), now().conflicts, server.saves]).toEqual([['a', 'c'], [], []])
  })

  test('an answer from before the last save takes nothing back', async () => {
    const { server, session, draft } = aSession()
    const old = server.editing()
    session.type('cta', 'New')
    await pass(1000)
    session.receive(old)
    expect([draft().cta, contentOf(session.state.read().editing.outline).cta]).toEqual(['New', 'New'])
  })
})

describe('undo', () => {
  test('takes steps back one by one, stores that, and redo brings them again', async () => {
    const { server, session, draft } = aSession()
    session.type('cta', 'A')
    session.type('cta', 'Ab')
    await pass(5000)
    session.change((content) => ({ ...content, sections: content.sections.toReversed() }))
    session.type('segment', 'New')
    session.undo()
    session.undo()
    expect(
      draft()
        .sections.map(({ id }) => id)
        .join(''),
    ).toBe('abc')
    session.undo()
    expect(draft()).toEqual(someOutlineContent())
    session.undo()
    await pass(2000)
    expect(server.content()).toEqual(someOutlineContent())
    for (let count = 0; count < 4; count++) session.redo()
    expect([draft().cta, draft().segment, draft().sections[0]?.id]).toEqual(['Ab', 'New', 'c'])
  })

  test('leaves what others have written since', async () => {
    const { server, session, draft } = aSession()
    session.type('cta', 'Mine')
    await pass(1000)
    server.othersWrite({ segment: 'Theirs' })
    session.receive(server.editing())
    session.undo()
    expect([draft().cta, draft().segment]).toEqual(['Find a gift', 'Theirs'])
  })
})

describe('two people who type at random', () => {
  const field = fc.constantFrom('cta', 'segment', 'sections/a/copy', 'sections/b/visual')
  const act = fc.record({ who: fc.constantFrom(0, 1), field, wait: fc.constantFrom(0, 300, 1500), hears: fc.boolean() })

  test('lose nothing they have written, and end with the same outline', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 14 }), async (acts) => {
        const server = anEditingServer({ waitMs: 100 })
        const people = [0, 1].map(() => createEditSession(server.editing(), server.save))
        const written = new Map<string, { field: string; text: string }>()
        for (const [index, { who, field: at, wait, hears }] of acts.entries()) {
          const text = `text ${index} of ${who}`
          people[who]!.type(at, text)
          written.set(`${who} ${at}`, { field: at, text })
          await pass(wait)
          if (hears) people[who]!.receive(server.editing())
        }
        for (let round = 0; round < 4; round++) {
          for (const person of people) {
            await pass(3000)
            person.receive(server.editing())
            for (const { field: at } of person.state.read().conflicts) person.keepMine(at)
          }
        }
        await pass(5000)
        for (const person of people) person.receive(server.editing())
        for (const { field: at, text } of written.values()) {
          expect(server.states.map((state) => valueAt(state, at))).toContain(text)
        }
        expect(people.map((person) => person.state.read().draft)).toEqual([server.content(), server.content()])
        expect(people.map((person) => person.hasUnsaved())).toEqual([false, false])
      }),
      { numRuns: 150 },
    )
  })
})
