import { sql } from 'drizzle-orm'
import mammoth from 'mammoth'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestWorkspace, aBrand, aWorkspace, anOutline, setPlan } from '#test/fixtures.ts'
import { testApp } from '#test/test-app.ts'
import { type Outline, outlineEndpoints } from '../contract.ts'
import { oneLine } from '../email-copy.ts'
import { elementsOf, markupProblems, textOf } from '../email.fixtures.ts'
import { xmlParts } from './export/docx-reading.fixtures.ts'

const { exportDocx, exportHtml, exportMonth, exportText, getOrList, list, listByMonth } = outlineEndpoints
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

async function change(
  { id }: Outline,
  values: { scheduled_send_at?: string; workflow_status?: string; title?: string },
) {
  for (const [column, value] of Object.entries(values)) {
    await testApp.app.db.execute(sql`update outlines set ${sql.identifier(column)} = ${value} where id = ${id}`)
  }
}

const read = async (brandId: string) => (await workspace.owner.call(list, { query: { brandId } })).body.outlines
const documentText = async (bytes: Buffer) => (await mammoth.extractRawText({ buffer: bytes })).value

describe('the library', () => {
  test('lists the same outlines by month, in a row, and under the id of the brand', async () => {
    const { id: brandId } = await aBrand(workspace)
    for (const month of [11, 12, 12]) await anOutline(workspace, brandId, { month })
    await anOutline(workspace, brandId, { year: 2027, month: 1 })
    const outlines = await read(brandId)
    const { body } = await workspace.owner.call(listByMonth, { params: { id: brandId } })
    expect(body.outlinesGrouped.map(({ planMonth, outlines: ofMonth }) => [planMonth, ofMonth.length])).toEqual([
      [{ year: 2027, month: 1 }, 1],
      [{ year: 2026, month: 12 }, 2],
      [{ year: 2026, month: 11 }, 1],
    ])
    expect(body.outlinesGrouped.flatMap(({ outlines: ofMonth }) => ofMonth)).toEqual(outlines)
    const byPath = await workspace.owner.call(getOrList, { params: { id: brandId } })
    expect(byPath.body).toEqual({ outlines })
  })

  test('shows one outline as it is in the list', async () => {
    const { id: brandId } = await aBrand(workspace)
    const outline = await anOutline(workspace, brandId)
    const { body } = await workspace.owner.call(getOrList, { params: { id: outline.id } })
    expect(body).toEqual({ outline })
    expect(await read(brandId)).toEqual([outline])
  })

  test('is empty without outlines, and holds no other brand', async () => {
    const [one, other] = [await aBrand(workspace), await aBrand(workspace)]
    await anOutline(workspace, other.id)
    expect(await read(one.id)).toEqual([])
    const { body } = await workspace.owner.call(listByMonth, { params: { id: one.id } })
    expect(body).toEqual({ outlinesGrouped: [] })
  })

  test('tells send times as the clock of the brand shows them', async () => {
    const { id: brandId } = await aBrand(workspace, { country: 'DE', language: 'de' })
    await change(await anOutline(workspace, brandId), { scheduled_send_at: '2026-12-04 10:00:00' })
    await change(await anOutline(workspace, brandId, { year: 2027, month: 7 }), {
      scheduled_send_at: '2027-07-04 10:00:00',
    })
    const times = (await read(brandId)).map(({ scheduledSendAt }) => scheduledSendAt)
    expect(times).toEqual(['2027-07-04T10:00:00+02:00', '2026-12-04T10:00:00+01:00'])
  })
})

describe('the download of an outline', () => {
  test('is a text file with a safe name', async () => {
    const { id: brandId } = await aBrand(workspace, { name: 'Rösterei "Groß" / ../Söhne\n☕' })
    const outline = await anOutline(workspace, brandId)
    await change(outline, { title: 'Für Anfänger: 50 %\r\nSet-Cookie: x=1' })
    const { status, headers, bytes } = await workspace.owner.call(exportText, { params: { id: outline.id } })
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(headers['content-disposition']).toBe(
      'attachment; filename="rosterei-gross-sohne-fur-anfanger-50-set-cookie-x-1.txt"',
    )
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store, private')
    expect(headers['x-content-type-options']).toBe('nosniff')
    const text = bytes.toString('utf8')
    for (const part of [outline.cta, outline.segment, ...outline.subjectLines]) expect(text).toContain(part)
    expect(text).toContain(`\nPreview text\n------------\n${outline.previewText}\n`)
  })

  test('is a Word document that another program reads', async () => {
    const { id: brandId } = await aBrand(workspace)
    const outline = await anOutline(workspace, brandId)
    const { status, headers, bytes } = await workspace.owner.call(exportDocx, { params: { id: outline.id } })
    expect([status, headers['content-type']]).toEqual([200, WORD])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="tannholt-kaffee-[a-z0-9-]+\.docx"$/)
    await xmlParts(bytes)
    const text = await documentText(bytes)
    for (const part of [outline.title, outline.cta, outline.previewText, ...outline.subjectLines]) {
      expect(text).toContain(part)
    }
    for (const { section } of outline.sections) expect(text).toContain(section)
  })

  test('is a wireframe of the email in HTML that says the same texts as the Word document', async () => {
    for (const defaultEmailType of ['design-based', 'text-based'] as const) {
      const { id: brandId } = await aBrand(workspace, { defaultEmailType })
      const outline = await anOutline(workspace, brandId)
      const params = { id: outline.id }
      const { status, headers, bytes } = await workspace.owner.call(exportHtml, { params })
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(headers['content-disposition']).toMatch(/^attachment; filename="tannholt-kaffee-[a-z0-9-]+\.html"$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      const html = bytes.toString('utf8')
      expect(markupProblems(html)).toEqual([])
      const [title, body] = ['title', 'body'].map((tag) =>
        oneLine(textOf(elementsOf(html).find(({ tagName }) => tagName === tag)!)),
      )
      const document = oneLine(await documentText((await workspace.owner.call(exportDocx, { params })).bytes))
      expect(outline.type).toBe(defaultEmailType)
      expect(title).toBe(outline.subjectLines[0])
      const inBoth = [
        outline.previewText,
        outline.cta,
        ...outline.sections.flatMap(({ visual, copy }) =>
          [...(outline.type === 'design-based' ? [visual] : []), copy].flatMap((text) => text.split('\n')),
        ),
      ].filter((text) => text.trim() !== '')
      for (const text of inBoth) {
        expect(body).toContain(oneLine(text))
        expect(document).toContain(oneLine(text))
      }
      expect(document).toContain(title)
    }
  })

  test('holds whatever a person may type', async () => {
    const odd = '👩🏽‍🚀 مرحبا & <b>"]]>\u2028{{x}} e\u0301'
    const { id: brandId } = await aBrand(workspace, { name: `Brand ${odd}` })
    const outline = await anOutline(workspace, brandId, { title: `Idea ${odd}`, description: odd.repeat(50) })
    for (const row of [exportDocx, exportText, exportHtml]) {
      const { status, bytes } = await workspace.owner.call(row, { params: { id: outline.id } })
      expect(status).toBe(200)
      const text = row === exportDocx ? await documentText(bytes) : bytes.toString('utf8')
      expect(text).toContain('مرحبا')
      expect(text).toContain('👩🏽‍🚀')
    }
    const document = await workspace.owner.call(exportDocx, { params: { id: outline.id } })
    expect((await xmlParts(document.bytes)).has('word/document.xml')).toBe(true)
  })

  test('is refused with a body that says why', async () => {
    const own = await aWorkspace({ plan: 'PRO' })
    const { id: brandId } = await aBrand(own)
    const { id } = await anOutline(own, brandId)
    const month = { brandId, year: '2026', month: '12' }
    const refused = async (answer: Promise<{ status: number; error: unknown; headers: object }>) => {
      const { status, error, headers } = await answer
      expect(headers).not.toHaveProperty('content-disposition')
      return [status, error]
    }
    const refusal = (gate: string) => [
      403,
      { error: "Your plan doesn't include this feature. Upgrade to use it.", code: 'PLAN_REQUIRED', gate },
    ]
    expect(await refused(own.owner.call(exportMonth, { params: month }))).toEqual(refusal('bulkExport'))
    await setPlan(own.id, 'FREE')
    expect(await refused(own.owner.call(exportText, { params: { id } }))).toEqual(refusal('export'))
    expect(await refused(own.owner.call(exportDocx, { params: { id } }))).toEqual(refusal('export'))
    expect(await refused(own.owner.call(exportHtml, { params: { id } }))).toEqual(refusal('export'))
  })
})

describe('the document of a month', () => {
  const documentOf = (brandId: string, year: number, month: number) =>
    workspace.owner.call(exportMonth, { params: { brandId, year: String(year), month: String(month) } })

  test('holds what the library lists under the month, by send time, without the archived', async () => {
    const { id: brandId } = await aBrand(workspace)
    const named = async (title: string, values: Parameters<typeof change>[1] = {}, planned: object = {}) =>
      change(await anOutline(workspace, brandId, planned), { title, ...values })
    await named('Alpha unscheduled')
    await named('Beta archived', { workflow_status: 'archived' })
    await named('Gamma sent late', { scheduled_send_at: '2026-12-20 10:00:00' })
    await named('Delta sent early', { scheduled_send_at: '2026-12-02 09:00:00' })
    await named('Epsilon moved away', { scheduled_send_at: '2027-01-02 10:00:00' })
    await named('Zeta moved here', { scheduled_send_at: '2026-12-31 23:59:59' }, { year: 2027, month: 1 })

    const { status, headers, bytes } = await documentOf(brandId, 2026, 12)
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      WORD,
      'attachment; filename="tannholt-kaffee-december-2026.docx"',
    ])
    await xmlParts(bytes)
    const html = (await mammoth.convertToHtml({ buffer: bytes })).value
    const headings = [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, inside]) => inside!.replaceAll(/<[^>]+>/g, ''))
    const titles = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta']
    const order = headings.flatMap((heading) => titles.find((title) => heading.includes(title)) ?? [])
    expect(order).toEqual(['Delta', 'Gamma', 'Zeta', 'Alpha'])
    const text = await documentText(bytes)
    expect(text).toContain('Tannholt Kaffee')
    expect(text).toContain('December 2026')
    expect(text).not.toMatch(/Beta archived|Epsilon moved away/)

    const january = await documentText((await documentOf(brandId, 2027, 1)).bytes)
    expect(january).toContain('Epsilon moved away')
    expect(january).not.toContain('Zeta moved here')
  })

  test('does not exist for a month without outlines', async () => {
    const { id: brandId } = await aBrand(workspace)
    const { status, error } = await documentOf(brandId, 2026, 12)
    expect([status, error]).toEqual([404, { error: 'This month has no outlines to export.', code: 'NOT_FOUND' }])
    for (const [year, month, field] of [
      [2026, 13, 'month'],
      [2026, 0, 'month'],
      [1999, 1, 'year'],
    ] as const) {
      const refused = await documentOf(brandId, year, month)
      expect([refused.status, refused.error.field]).toEqual([400, field])
    }
  })
})
