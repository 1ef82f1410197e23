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
import { COLOR, type HeadingLevels, textWidth } from './document-look.ts'
import { type ExportedOutline, titleOf } from './exported-outline.ts'

type Block = Paragraph | Table

export interface BlockOptions {
  levels: HeadingLevels
  bookmark?: string
  newPage?: boolean
}

export function outlineBlocks(outline: ExportedOutline, place: BlockOptions): Block[] {
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

function briefTitle(outline: ExportedOutline, place: BlockOptions): Paragraph {
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
            cell([label(fact.label), oneLine(fact.value || '–', { style: 'FieldValue' })], { fill: COLOR.panel }),
          ),
      }),
    )
  }
  return grid(width, [1, 1, 1], rows, 'gaps')
}

function audienceAndAction(outline: ExportedOutline, width: number): Block[] {
  const segment = prose(outline.segment, { style: 'FieldValue' })
  const action = prose(outline.cta, { style: 'Button' })
  if (segment.length === 0 && action.length === 0) return []
  const cells = [
    cell([label('Target segment'), ...segment], { fill: COLOR.tealSoft }),
    cell([label('Call to action', COLOR.tealLine), ...action], { fill: COLOR.teal }),
  ]
  return [grid(width, [2, 1], [new TableRow({ children: cells })], 'gaps')]
}

function designSection(section: ExportedOutline['sections'][number], width: number): Block[] {
  const cells = [
    cell([label('Visual direction', COLOR.tealInk), ...prose(section.visual, { style: 'CellText' })], {
      fill: COLOR.tealSoft,
    }),
    cell([label('Copy direction'), ...prose(section.copy, { style: 'CellText' })], { fill: COLOR.panel }),
  ]
  // A short section stays on one page. A long one may break, because it would leave a gap.
  const cantSplit = section.visual.length + section.copy.length < 1500
  return [grid(width, [5, 7], [new TableRow({ children: cells, cantSplit })], 'gaps')]
}

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
  return [grid(width, [1], [new TableRow({ children: [cell(notes, { bar: COLOR.teal, fill: COLOR.panel })] })], 'none')]
}
