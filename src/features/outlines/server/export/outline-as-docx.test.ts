import fc from 'fast-check'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { documentXml, paragraphsWith, refuseBrokenXml, xmlParts } from './docx-reading.fixtures.ts'
import type { ExportedOutline } from './exported-outline.ts'
import { germanBrief, plainLetter } from './exported-outline.fixtures.ts'
import { outlineAsDocx } from './outline-as-docx.ts'

async function htmlOf(file: Buffer): Promise<string> {
  const { value, messages } = await mammoth.convertToHtml({ buffer: file })
  expect(messages.filter((message) => message.type === 'error')).toEqual([])
  return value
}

async function textOf(file: Buffer): Promise<string> {
  return (await mammoth.extractRawText({ buffer: file })).value
}

function filledWith(text: string): ExportedOutline {
  return germanBrief({
    title: text,
    ideaTitle: text,
    mainTopicTitle: text,
    template: text,
    assignedToName: text,
    designLink: text,
    notes: text,
    brandName: text,
    subjectLines: [text, text],
    previewText: text,
    executiveBrief: text,
    segment: text,
    cta: text,
    assetNotes: text,
    additionalElements: { overallFeel: text, tone: text, imageDirection: [text], links: [text] },
    sections: [{ section: text, visual: text, copy: text }],
  })
}

describe('a brief as a Word document', () => {
  test('reads the same in a program that is not ours', async () => {
    const brief = germanBrief()
    const text = await textOf(await outlineAsDocx(brief))
    const fields = [
      brief.title,
      brief.ideaTitle,
      brief.mainTopicTitle,
      brief.template,
      brief.workflowStatus,
      brief.brandName,
      'December 2026',
      'Thursday, 3 December 2026 at 10:00 (UTC+01:00)',
      'Design-Based',
      'Jule Brandt',
      ...brief.subjectLines,
      'Preview text',
      brief.previewText,
      ...brief.executiveBrief.split('\n\n'),
      brief.segment,
      brief.cta,
      ...brief.sections.flatMap((section) => [section.section, section.visual, ...section.copy.split('\n')]),
      brief.additionalElements.overallFeel,
      brief.additionalElements.tone,
      ...brief.additionalElements.imageDirection,
      ...brief.additionalElements.links,
      ...brief.assetNotes.split('\n'),
      brief.designLink ?? '',
      ...(brief.notes ?? '').split('\n'),
    ]
    for (const field of fields) expect(text).toContain(field)
  })

  test('has real headings, a numbered list and links', async () => {
    const file = await outlineAsDocx(germanBrief())
    const xml = await documentXml(file)
    expect(paragraphsWith(xml, 'Nikolaus kommt')[0]).toContain('<w:pStyle w:val="Title"/>')
    expect(paragraphsWith(xml, '>Email sections<')[0]).toContain('<w:pStyle w:val="Heading1"/>')
    expect(paragraphsWith(xml, '1. Kopfbild')[0]).toContain('<w:pStyle w:val="Heading2"/>')
    const html = await htmlOf(file)
    expect(html).toContain('<ol><li>Der Stiefel riecht nach Kaffee</li>')
    expect(html).toContain('<a href="https://tannholt.example/probierpaket">https://tannholt.example/probierpaket</a>')
    expect(html).toContain('href="https://design.example/files/nikolaus?page=2&amp;view=brief"')
  })

  test('breaks lines where the writer did', async () => {
    const html = await htmlOf(await outlineAsDocx(germanBrief({ notes: 'one\ntwo\n\nthree' })))
    expect(html).toContain('<p>one<br />two</p><p>three</p>')
  })

  test('carries title, creator, language, running lines and page numbers', async () => {
    const parts = await xmlParts(await outlineAsDocx(germanBrief()))
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Nikolaus kommt, die Kanne ist schon warm</dc:title>')
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Mailmonth</dc:creator>')
    expect(parts.get('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>')
    const running = [...parts]
      .filter(([name]) => /word\/(?:header|footer)\d+\.xml/.test(name))
      .map(([, xml]) => xml)
      .join('')
    expect(running).toContain('Tannholt Kaffee')
    expect(running).toContain('NUMPAGES')
  })

  test('a text-based brief has no drawing board', async () => {
    const text = await textOf(await outlineAsDocx(plainLetter()))
    expect(text).toContain('Say it first: most returns are one size off.')
    expect(text).toContain('Feel and voice')
    expect(text).not.toContain('Visual direction')
    expect(await textOf(await outlineAsDocx(germanBrief()))).toContain('Visual direction')
  })

  test('American pages are Letter, the others A4', async () => {
    expect(await documentXml(await outlineAsDocx(plainLetter()))).toContain('w:w="12240"')
    expect(await documentXml(await outlineAsDocx(germanBrief()))).toContain('w:w="11906"')
  })

  test('leaves out what is empty', async () => {
    const bare = plainLetter({
      subjectLines: [],
      previewText: '',
      executiveBrief: '',
      segment: '',
      cta: '',
      sections: [],
      template: '',
      additionalElements: { overallFeel: '', tone: '', imageDirection: ['', ' '], links: [] },
    })
    const text = await textOf(await outlineAsDocx(bare))
    expect(text).toContain('Not scheduled')
    const optional = ['Subject lines', 'Preview text', 'Executive brief', 'Email sections', 'Feel and voice', 'Links']
    for (const heading of [...optional, 'Notes']) expect(text).not.toContain(heading)
  })
})

describe('any text a person may type', () => {
  test.each([
    ['emoji', 'Family 👩‍👩‍👧‍👦 and flag 🇩🇪 and 👋🏽'],
    ['markup', '<b>"Fish" & \'chips\'</b> ]]> <!-- &#0; &amp;'],
    ['other scripts', '日本語のメール, ไทย, हिन्दी'],
  ])('%s come back unchanged', async (_name, text) => {
    const file = await outlineAsDocx(filledWith(text))
    await xmlParts(file)
    expect((await textOf(file)).split(text).length - 1).toBeGreaterThanOrEqual(17)
  })

  test('control characters and broken Unicode leave a file that opens', async () => {
    const nasty = `a\u0000b\u0008c\u001Bd\uD800e\uDC00f\uFFFEg\uFFFFh`
    const file = await outlineAsDocx(filledWith(nasty))
    await xmlParts(file)
    expect(await textOf(file)).toContain('abcd\uFFFDe\uFFFDfgh')
  })

  test('every drawn text leaves a file that opens', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), fc.array(fc.nat(0xffff)), async (text, units) => {
        const file = await outlineAsDocx(filledWith(text + String.fromCharCode(...units)))
        await xmlParts(file)
        await textOf(file)
      }),
      { numRuns: 25 },
    )
  })

  test('10,000 characters in every field come back whole', async () => {
    const word = 'ü'.repeat(10_000)
    const file = await outlineAsDocx(filledWith(word))
    expect((await textOf(file)).split(word).length - 1).toBeGreaterThanOrEqual(16)
    const lines = Array.from({ length: 2500 }, (_, index) => `L${index}`).join('\n')
    const html = await htmlOf(await outlineAsDocx(germanBrief({ executiveBrief: lines })))
    expect(html).toContain(lines.replaceAll('\n', '<br />'))
  })

  test('right-to-left text is marked so, line by line', async () => {
    const file = await outlineAsDocx(
      germanBrief({
        title: 'חנוכה מגיע',
        executiveBrief: 'مرحبا بكم\n\nLatin first, then שלום',
        subjectLines: ['👋 שלום', 'Hallo'],
      }),
    )
    const xml = await documentXml(file)
    for (const text of ['חנוכה מגיע', 'مرحبا بكم', '👋 שלום']) {
      expect(paragraphsWith(xml, text)[0]).toContain('<w:bidi/>')
      expect(paragraphsWith(xml, text)[0]).toContain('<w:rtl/>')
    }
    for (const text of ['Latin first', '>Hallo<']) {
      expect(paragraphsWith(xml, text)[0]).not.toMatch(/<w:bidi\/>|<w:rtl\/>/)
    }
    expect(await textOf(file)).toContain('مرحبا بكم')
  })

  test('only web addresses become links', async () => {
    const file = await outlineAsDocx(
      germanBrief({
        designLink: 'javascript:alert(1)',
        additionalElements: {
          ...germanBrief().additionalElements,
          links: ['file:///etc/passwd', 'data:text/html,x', 'https://ok.example/"><x>'],
        },
      }),
    )
    const relations = (await xmlParts(file)).get('word/_rels/document.xml.rels') ?? ''
    expect([...relations.matchAll(/Target="([^"]*)" TargetMode="External"/g)].map((match) => match[1])).toEqual([
      'https://ok.example/',
    ])
  })
})

test('the strict reader refuses what it should', () => {
  expect(() => refuseBrokenXml('<a>\uFFFF</a>', 'x')).toThrow('a character XML does not know')
  expect(() => refuseBrokenXml('<a>&#x1;</a>', 'x')).toThrow('a character XML does not know')
  expect(() => refuseBrokenXml('<a><b></a>', 'x')).toThrow('x:')
  expect(() => refuseBrokenXml('<a b="1" b="2"/>', 'x')).toThrow('x:')
  expect(() => refuseBrokenXml('<a>ok 👋</a>', 'x')).not.toThrow()
})
