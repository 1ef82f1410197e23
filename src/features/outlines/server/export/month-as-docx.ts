import {
  Document,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  Paragraph,
  SectionType,
  type Table,
  TableOfContents,
  TableRow,
  TextRun,
} from 'docx'
import { estimatePageNumbers } from 'docx/layout'
import { monthTitle } from '#shared/calendar-dates.ts'
import { sendTimeLabel, typeLabel } from './brief-wording.ts'
import { documentLanguage, documentText } from './document-text.ts'
import { cell, grid, label, oneLine, spacer } from './document-blocks.ts'
import { BRIEF_OF_MONTH, documentStyles, NUMBERING, pageOf, textWidth } from './document-look.ts'
import { type ExportedMonth, type ExportedOutline, inSendOrder, titleOf } from './exported-outline.ts'
import { outlineBlocks } from './outline-blocks.ts'
import { runningLines } from './running-lines.ts'

export async function monthAsDocx(exported: ExportedMonth): Promise<Buffer> {
  const month = monthTitle(exported)
  const outlines = inSendOrder(exported.outlines)
  const title = documentText(`${exported.brandName} – ${month}`)
  const page = pageOf(exported.brandCountry)
  const running = runningLines({
    country: exported.brandCountry,
    brandName: exported.brandName,
    month,
    footer: `Email plan ${month}`,
  })
  const document = new Document({
    title,
    subject: `Email plan, ${month}`,
    creator: 'Mailmonth',
    lastModifiedBy: 'Mailmonth',
    styles: documentStyles(BRIEF_OF_MONTH, documentLanguage(exported.brandLanguage, exported.brandCountry)),
    numbering: NUMBERING,
    ...(numbersPages(outlines) ? { pageNumbers: estimatePageNumbers } : {}),
    sections: [
      {
        properties: { page, titlePage: true },
        ...running,
        children: [...cover(exported, outlines, month), ...contents(outlines)],
      },
      ...(outlines.length === 0
        ? []
        : [
            {
              properties: { page, type: SectionType.NEXT_PAGE },
              ...running,
              children: outlines.flatMap((outline, index) =>
                outlineBlocks(outline, {
                  levels: BRIEF_OF_MONTH,
                  bookmark: bookmarkOf(index),
                  newPage: index > 0,
                }),
              ),
            },
          ]),
    ],
  })
  return Packer.toBuffer(document)
}

const LONGEST_LAID_OUT = 200_000

/** Finding an outline's page costs 70 ms, and minutes for the longest, so a long month has no page numbers. */
function numbersPages(outlines: readonly ExportedOutline[]): boolean {
  return outlines.length <= 12 && JSON.stringify(outlines).length <= LONGEST_LAID_OUT
}

function bookmarkOf(index: number): string {
  return `brief_${index + 1}`
}

function cover(exported: ExportedMonth, outlines: readonly ExportedOutline[], month: string): (Paragraph | Table)[] {
  const scheduled = outlines.filter((outline) => outline.scheduledSendAt !== null).length
  const count = outlines.length === 1 ? '1 brief' : `${outlines.length} briefs`
  return [
    new Paragraph({ style: 'Eyebrow', spacing: { before: 1200, after: 60 }, children: [new TextRun('Email plan')] }),
    oneLine(exported.brandName, { style: 'CoverBrand' }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [new TextRun({ text: month, language: { value: 'en-US' } })],
    }),
    new Paragraph({
      style: 'SideNote',
      children: [new TextRun({ text: `${count}, ${scheduled} with a send time`, language: { value: 'en-US' } })],
    }),
    ...(outlines.length === 0
      ? []
      : [
          spacer(360),
          new Paragraph({ style: 'PlainHeading', children: [new TextRun('At a glance')] }),
          overview(outlines, textWidth(exported.brandCountry)),
        ]),
  ]
}

const ROW = { padding: 70 } as const

function overview(outlines: readonly ExportedOutline[], width: number): Table {
  const heading = new TableRow({
    tableHeader: true,
    children: ['Send time', 'Brief', 'Type', 'Status'].map((name) => cell([label(name)], ROW)),
  })
  const rows = outlines.map(
    (outline, index) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell(
            [oneLine(sendTimeLabel(outline.scheduledSendAt, outline.brandCountry, 'medium'), { style: 'Compact' })],
            ROW,
          ),
          cell(
            [
              oneLine(titleOf(outline), { style: 'CompactLink' }, (children) => [
                new InternalHyperlink({ anchor: bookmarkOf(index), children }),
              ]),
            ],
            ROW,
          ),
          cell([oneLine(typeLabel(outline), { style: 'Compact' })], ROW),
          cell([oneLine(outline.workflowStatus, { style: 'Compact' })], ROW),
        ],
      }),
  )
  return grid(width, [23, 43, 16, 18], [heading, ...rows], 'rows')
}

function contents(outlines: readonly ExportedOutline[]): (Paragraph | TableOfContents)[] {
  if (outlines.length === 0) return []
  return [
    new Paragraph({ style: 'PlainHeading', children: [new TextRun('Contents')] }),
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: '1-1',
      // Without this, editors ask to update the field when the file opens.
      beginDirty: false,
      ...(numbersPages(outlines) ? {} : { pageNumbersEntryLevelsRange: '1-1' }),
    }),
  ]
}
