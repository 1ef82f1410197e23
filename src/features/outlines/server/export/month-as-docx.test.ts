import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { documentXml, paragraphsWith, xmlParts } from './docx-reading.fixtures.ts'
import type { ExportedMonth } from './exported-outline.ts'
import { germanBrief } from './exported-outline.fixtures.ts'
import { monthAsDocx } from './month-as-docx.ts'

function december(outlines: ExportedMonth['outlines']): ExportedMonth {
  return { brandName: 'Tannholt Kaffee', brandLanguage: 'de', brandCountry: 'DE', year: 2026, month: 12, outlines }
}

const FOUR = [
  germanBrief({ title: 'Zuletzt ohne Termin', scheduledSendAt: null }),
  germanBrief({ title: 'Äpfel ohne Termin', scheduledSendAt: null }),
  germanBrief({ title: 'Zweite Mail', scheduledSendAt: '2026-12-02T09:00:00+01:00' }),
  germanBrief({ title: 'Erste Mail', scheduledSendAt: '2026-12-02T11:00:00+04:00' }),
]
const ORDER = ['Erste Mail', 'Zweite Mail', 'Äpfel ohne Termin', 'Zuletzt ohne Termin']

test('opens with brand and month and orders its briefs by send time, then title', async () => {
  const file = await monthAsDocx(december(FOUR))
  const xml = await documentXml(file)
  const headings = paragraphsWith(xml, '<w:pStyle w:val="Heading1"/>')
  expect(headings.map((heading) => ORDER.find((title) => heading.includes(title)))).toEqual(ORDER)
  expect(paragraphsWith(xml, '<w:pStyle w:val="Title"/>')[0]).toContain('December 2026')
  const { value: text } = await mammoth.extractRawText({ buffer: file })
  expect(text.indexOf('Tannholt Kaffee')).toBeLessThan(text.indexOf('December 2026'))
  expect(text).toContain('4 briefs, 2 with a send time')
  expect(text.split('Drei kleine Tüten, und der Stiefel ist voll.')).toHaveLength(5)
})

test('each brief starts a page', async () => {
  const xml = await documentXml(await monthAsDocx(december(FOUR)))
  expect(
    paragraphsWith(xml, 'Email brief · Design-Based').map((first) => first.includes('<w:pageBreakBefore/>')),
  ).toEqual([false, true, true, true])
  expect(xml).toContain('<w:type w:val="nextPage"/>')
})

test('has a contents field that shows its entries and pages before anyone updates it', async () => {
  const xml = await documentXml(await monthAsDocx(december(FOUR)))
  const contents = /<w:sdt>.*<\/w:sdt>/s.exec(xml)?.[0] ?? ''
  expect(contents).toContain('TOC \\h \\o &quot;1-1&quot;')
  expect(contents).not.toContain('w:dirty="true"')
  expect(
    paragraphsWith(contents, 'PAGEREF').map((entry) => [
      ORDER.find((title) => entry.includes(title)),
      /separate"\/><w:t[^>]*>(\d+)</.exec(entry)?.[1],
    ]),
  ).toEqual([
    ['Erste Mail', '2'],
    ['Zweite Mail', '4'],
    ['Äpfel ohne Termin', '6'],
    ['Zuletzt ohne Termin', '8'],
  ])
})

test('the overview leads to each brief', async () => {
  const xml = await documentXml(await monthAsDocx(december(FOUR)))
  for (const [index, title] of ORDER.entries()) {
    const entry = paragraphsWith(xml, `w:anchor="brief_${index + 1}"`)[0]
    expect(entry).toContain(title)
    expect(xml).toContain(`w:name="brief_${index + 1}"`)
  }
})

test('a month without briefs is still a document', async () => {
  const file = await monthAsDocx(december([]))
  await xmlParts(file)
  expect((await mammoth.extractRawText({ buffer: file })).value).toContain('0 briefs, 0 with a send time')
})

test('150 briefs open and are all there, and none is laid out to know its page', async () => {
  const outlines = Array.from({ length: 150 }, (_, index) => germanBrief({ title: `Nummer ${index + 1}.` }))
  const file = await monthAsDocx(december(outlines))
  const xml = await documentXml(file)
  expect(paragraphsWith(xml, '<w:pStyle w:val="Heading1"/>')).toHaveLength(150)
  const contents = /<w:sdt>.*<\/w:sdt>/s.exec(xml)?.[0] ?? ''
  expect(contents).toContain('Nummer 150.')
  expect(contents).not.toContain('PAGEREF')
}, 30_000)
