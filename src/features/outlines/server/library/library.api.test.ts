import { beforeAll, describe, expect, test } from 'vitest'
import {
  type StoredOutline,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anOutline,
  storeOutlines,
} from '#test/fixtures.ts'
import { outlineEndpoints } from '../../contract.ts'
import { type LibraryQuery, libraryEndpoints } from '../../library-contract.ts'

const { month, months } = libraryEndpoints

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const store = (brandId: string, given: StoredOutline[]) => storeOutlines(workspace, brandId, given)

const december = (brandId: string) => ({ id: brandId, year: 2026, month: 12 })
const titlesOf = async (brandId: string, query: LibraryQuery = {}) => {
  const { status, body } = await workspace.owner.call(month, { params: december(brandId), query })
  expect(status).toBe(200)
  return body.outlines.map(({ title }) => title)
}

describe('the months of a library', () => {
  test('are those that outlines are sent in, else planned for, newest first, with how many each has', async () => {
    const { id } = await aBrand(workspace)
    await store(id, [
      { title: 'Z' },
      { scheduledSendAt: '2027-01-01 00:00:00' },
      { planYear: 2027, planMonth: 1, scheduledSendAt: '2026-12-31 23:59:00' },
      { planMonth: 3 },
      { planMonth: 3, workflowStatus: 'archived' },
    ])
    const { body } = await workspace.owner.call(months, { params: { id } })
    expect(body.first.map(({ title }) => title)).toEqual(['Outline 1', 'Outline 2', 'Z', 'Outline 3'])
    expect({ ...body, first: [] }).toEqual({
      first: [],
      months: [
        { year: 2027, month: 1, outlines: 1 },
        { year: 2026, month: 12, outlines: 2 },
        { year: 2026, month: 3, outlines: 1 },
      ],
      hasOutlines: true,
    })
  })

  test('tell a library without outlines from one in which none match', async () => {
    const { id } = await aBrand(workspace)
    const read = async () => (await workspace.owner.call(months, { params: { id } })).body
    expect(await read()).toEqual({ months: [], first: [], hasOutlines: false })
    await store(id, [{ workflowStatus: 'archived' }])
    expect(await read()).toEqual({ months: [], first: [], hasOutlines: true })
  })
})

describe('a month of a library', () => {
  test('comes by send time, then by title with numbers by their value, page after page', async () => {
    const { id } = await aBrand(workspace)
    const numbers = Array.from({ length: 120 }, (_, index) => index + 1)
    await store(id, [
      ...numbers.map((number) => ({ title: `Mail ${number}` })).toReversed(),
      { title: 'Écru' },
      { title: 'Later', scheduledSendAt: '2026-12-02 10:00:00' },
      { title: 'Z, as early', scheduledSendAt: '2026-12-01 10:00:00' },
      { title: '„A“, as early', scheduledSendAt: '2026-12-01 10:00:00' },
    ])
    const titles: string[] = []
    let after: string | undefined
    let pages = 0
    do {
      const { body } = await workspace.owner.call(month, {
        params: december(id),
        query: after === undefined ? {} : { after },
      })
      titles.push(...body.outlines.map(({ title }) => title))
      after = body.next ?? undefined
      pages++
    } while (after !== undefined)
    expect(titles).toEqual([
      '„A“, as early',
      'Z, as early',
      'Later',
      'Écru',
      ...numbers.map((number) => `Mail ${number}`),
    ])
    expect(pages).toBe(3)
    const { body } = await workspace.owner.call(months, { params: { id } })
    expect(body.first.map(({ title }) => title)).toEqual(titles.slice(0, 50))
  })

  test('shows of a row what the outline itself says, and nothing of its content', async () => {
    const { id } = await aBrand(workspace)
    const outline = await anOutline(workspace, id)
    const { body } = await workspace.owner.call(month, { params: december(id) })
    expect(outline).toMatchObject(body.outlines[0]!)
    expect(body.outlines[0]).not.toHaveProperty('sections')
    expect(body.outlines[0]).not.toHaveProperty('activityLog')
  })

  test.each(['x', 'AAAA', Buffer.from('1\nno-id\nTitle').toString('base64url')])(
    'refuses a page after %j',
    async (after) => {
      const { id } = await aBrand(workspace)
      const { status, body } = await workspace.owner.call(month, { params: december(id), query: { after } })
      expect([status, body]).toMatchObject([400, { code: 'INVALID_INPUT', field: 'after' }])
    },
  )
})

describe('the filters', () => {
  test('hold together, and what is asked for is among the rest whatever they say', async () => {
    const { id } = await aBrand(workspace)
    const member = await aMember(workspace, 'CREATOR')
    const mine = { assignedToUserId: workspace.owner.user.id }
    const ids = await store(id, [
      { title: 'Draft' },
      { title: 'Mine', workflowStatus: 'assigned', ...mine },
      { title: 'Theirs', workflowStatus: 'in_design', type: 'text-based', assignedToUserId: member.user.id },
      { title: 'My review', workflowStatus: 'ready_for_review', ...mine },
      { title: 'Good', workflowStatus: 'approved', type: 'text-based' },
      { title: 'My old one', workflowStatus: 'archived', ...mine },
    ])
    const all = ['Draft', 'Good', 'Mine', 'My review', 'Theirs']
    const cases: [LibraryQuery, string[]][] = [
      [{}, all],
      [{ filter: 'all' }, all],
      [{ filter: 'my-assignments' }, ['Mine', 'My review']],
      [{ filter: 'ready_for_review' }, ['My review']],
      [{ filter: 'approved' }, ['Good']],
      [{ filter: 'archived' }, ['My old one']],
      [{ type: 'text-based' }, ['Good', 'Theirs']],
      [{ status: 'in_design' }, ['Theirs']],
      [{ assignee: member.user.id }, ['Theirs']],
      [{ assignee: 'nobody' }, ['Draft', 'Good']],
      [{ assignee: 'nobody', type: 'text-based', status: 'draft' }, []],
      [{ filter: 'my-assignments', status: 'assigned', search: 'min' }, ['Mine']],
      [{ filter: 'approved', including: ids[5]! }, ['Good', 'My old one']],
    ]
    for (const [query, titles] of cases) {
      expect([query, await titlesOf(id, query)]).toEqual([query, titles])
      const { body } = await workspace.owner.call(months, { params: { id }, query })
      expect(body.months.reduce((sum, { outlines }) => sum + outlines, 0)).toBe(titles.length)
    }
  })
})

describe('the search', () => {
  test('finds titles, ideas, topics, subject lines, preview texts, briefs and notes by the beginnings of words, however typed', async () => {
    const { id } = await aBrand(workspace)
    const other = await aBrand(workspace)
    const rows: StoredOutline[] = [
      { title: 'Été à la campagne' },
      { title: 'B', ideaTitle: 'Filterkaffee für Einsteiger' },
      { title: 'C', mainTopicTitle: 'Holiday gifting' },
      { title: 'D', subjectLines: ['Nothing', '20% off "everything"'] },
      { title: 'E', executiveBrief: 'Explains the origin of beans.' },
      { title: 'F', notes: "Ask O'Brien" },
      { title: 'G', previewText: 'Der Sommerregen riecht nach Kreide.' },
    ]
    await store(id, rows)
    await store(other.id, rows)
    const cases: [string, string[]][] = [
      ['ete', ['Été à la campagne']],
      ['ÉTÉ camp', ['Été à la campagne']],
      ['camp ete', ['Été à la campagne']],
      ['filterk', ['B']],
      ['kaffee', ['B']],
      ['rigin', []],
      ['gift', ['C']],
      ['20%', ['D']],
      ['"everything"', ['D']],
      ['origin beans', ['E']],
      ["o'brien", ['F']],
      ['regen', ['G']],
      ['brien holiday', []],
      ['%', ['B', 'C', 'D', 'E', 'Été à la campagne', 'F', 'G']],
      ["'; drop table outlines --", []],
    ]
    for (const [search, titles] of cases) expect([search, await titlesOf(id, { search })]).toEqual([search, titles])
  })

  test('finds what has just been written, and no longer what it replaced', async () => {
    const { id } = await aBrand(workspace)
    const outline = await anOutline(workspace, id)
    const write = (notes: string) =>
      workspace.owner.call(outlineEndpoints.changeNotes, { params: { id: outline.id }, body: { notes } })
    await write('Wait for the zebra')
    expect(await titlesOf(id, { search: 'zeb' })).toEqual([outline.title])
    await write('Wait for the horse')
    expect(await titlesOf(id, { search: 'zeb' })).toEqual([])
  })
})
