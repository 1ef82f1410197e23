import { Bookmark, Paragraph, type Table, TableRow, TextRun } from 'docx'
import { factsOf, typeLabel } from './brief-wording.ts'
import {
  bulletedLines,
  cell,
  englishHeading,
  grid,
  label,
  numberedLines,
  oneLine,
  prose,
  spacer,
} from './document-blocks.ts'
import { COLOUR, type HeadingLevels, textWidth } from './document-look.ts'
import { type ExportedOutline, titleOf } from './exported-outline.ts'

type Block = Paragraph | Table

export interface BriefPlace {
  levels: HeadingLevels
  /** Where a link to this brief arrives; only in documents that hold several. */
  bookmark?: string
  /** Starts on a page of its own. */
  newPage?: boolean
}

/** One outline as the blocks of a document, top to bottom. Parts that nobody has filled in are left out. */
export function outlineBlocks(outline: ExportedOutline, place: BriefPlace): Block[] {
  const width = textWidth(outline.brandCountry)
  const { levels } = place
  const part = (heading: string, blocks: readonly Block[]): Block[] =>
    blocks.length === 0 ? [] : [englishHeading(heading, levels.part), ...blocks]
  const design = outline.type === 'design-based'
  return [
    new Paragraph({
      style: 'Eyebrow',
      pageBreakBefore: place.newPage === true,
      children: [new TextRun(`Email brief · ${typeLabel(outline)}`)],
    }),
    briefTitle(outline, place),
    factsGrid(outline, width),
    spacer(160),
    ...audienceAndAction(outline, width),
    ...part('Subject lines', numberedLines(outline.subjectLines)),
    ...part('Preview text', prose(outline.previewText)),
    ...part('Executive brief', prose(outline.executiveBrief)),
    ...part(
      'Email sections',
      outline.sections.flatMap((section, index) => [
        oneLine(`${index + 1}. ${section.section}`, { heading: levels.section }),
        ...(design ? designSection(section, width) : textSection(section)),
      ]),
    ),
    ...part(design ? 'Look and feel' : 'Feel and voice', feelBlocks(outline, width)),
    ...part('Asset notes', prose(outline.assetNotes)),
    ...part('Links', linkBlocks(outline)),
    ...part('Notes', notesBlock(outline, width)),
  ]
}

function briefTitle(outline: ExportedOutline, place: BriefPlace): Paragraph {
  const { bookmark } = place
  return oneLine(titleOf(outline), { heading: place.levels.brief }, (children) =>
    bookmark === undefined ? children : [new Bookmark({ id: bookmark, children })],
  )
}

function factsGrid(outline: ExportedOutline, width: number): Table {
  const facts = factsOf(outline)
  const rows: TableRow[] = []
  for (let first = 0; first < facts.length; first += 3) {
    rows.push(
      new TableRow({
        cantSplit: true,
        children: facts
          .slice(first, first + 3)
          .map((fact) =>
            cell([label(fact.label), oneLine(fact.value || '–', { style: 'FieldValue' })], { fill: COLOUR.panel }),
          ),
      }),
    )
  }
  return grid(width, [1, 1, 1], rows, 'gaps')
}

/** Whom it is for, beside the one thing they should do, drawn like the button it becomes. */
function audienceAndAction(outline: ExportedOutline, width: number): Block[] {
  const segment = prose(outline.segment, { style: 'FieldValue' })
  const action = prose(outline.cta, { style: 'Button' })
  if (segment.length === 0 && action.length === 0) return []
  const cells = [
    cell([label('Target segment'), ...segment], { fill: COLOUR.tealSoft }),
    cell([label('Call to action', COLOUR.tealLine), ...action], { fill: COLOUR.teal }),
  ]
  return [grid(width, [2, 1], [new TableRow({ children: cells })], 'gaps')]
}

/** What a designer draws beside what a copywriter writes. */
function designSection(section: ExportedOutline['sections'][number], width: number): Block[] {
  const cells = [
    cell([label('Visual direction', COLOUR.tealInk), ...prose(section.visual, { style: 'CellText' })], {
      fill: COLOUR.tealSoft,
    }),
    cell([label('Copy direction'), ...prose(section.copy, { style: 'CellText' })], { fill: COLOUR.panel }),
  ]
  // A short section stays whole; one that fills half a page flows on, rather than leave a hole.
  const cantSplit = section.visual.length + section.copy.length < 1500
  return [grid(width, [5, 7], [new TableRow({ children: cells, cantSplit })], 'gaps')]
}

/** A text e-mail is its words; what it looks like is a remark. */
function textSection(section: ExportedOutline['sections'][number]): Block[] {
  return [...prose(section.copy), ...prose(section.visual, { style: 'SideNote' })]
}

function feelBlocks(outline: ExportedOutline, width: number): Block[] {
  const { overallFeel, tone, imageDirection } = outline.additionalElements
  const halves = [
    { name: 'Overall feel', text: prose(overallFeel, { style: 'CellText' }) },
    { name: 'Tone', text: prose(tone, { style: 'CellText' }) },
  ].filter((half) => half.text.length > 0)
  const images = bulletedLines(imageDirection)
  return [
    ...(halves.length === 0
      ? []
      : [
          grid(
            width,
            halves.map(() => 1),
            [new TableRow({ children: halves.map((half) => cell([label(half.name), ...half.text])) })],
            'rows',
          ),
        ]),
    ...(images.length === 0 ? [] : [subLabel('Image direction'), ...images]),
  ]
}

/** A label that opens a list or a line of its own, outside any table. */
function subLabel(text: string): Paragraph {
  return label(text, undefined, { keepNext: true, spacing: { before: 200, after: 70 } })
}

function linkBlocks(outline: ExportedOutline): Block[] {
  const design = prose(outline.designLink ?? '')
  const links = bulletedLines(outline.additionalElements.links)
  return [...links, ...(design.length === 0 ? [] : [subLabel('Design link'), ...design])]
}

function notesBlock(outline: ExportedOutline, width: number): Block[] {
  const notes = prose(outline.notes ?? '', { style: 'CellText' })
  if (notes.length === 0) return []
  return [
    grid(width, [1], [new TableRow({ children: [cell(notes, { bar: COLOUR.teal, fill: COLOUR.panel })] })], 'none'),
  ]
}
