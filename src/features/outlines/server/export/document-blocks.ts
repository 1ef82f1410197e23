import {
  BorderStyle,
  type Bookmark,
  ExternalHyperlink,
  type IParagraphOptions,
  type IRunOptions,
  LineRuleType,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  type TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { linkPieces, paragraphsOf, readsRightToLeft, singleLine } from './document-text.ts'
import { BULLETS, COLOR, SUBJECT_LINES } from './document-look.ts'

type ParagraphLook = Omit<IParagraphOptions, 'text' | 'children' | 'bidirectional'>
type RunLook = Omit<IRunOptions, 'text' | 'children' | 'break' | 'rightToLeft'>

export function label(text: string, colour?: string, look: ParagraphLook = {}): Paragraph {
  const run = colour === undefined ? new TextRun(text) : new TextRun({ text, color: colour })
  return new Paragraph({ style: 'FieldLabel', ...look, children: [run] })
}

export function englishHeading(text: string, heading: NonNullable<IParagraphOptions['heading']>): Paragraph {
  return new Paragraph({ heading, children: [new TextRun({ text, language: { value: 'en-US' } })] })
}

export function oneLine(
  text: string,
  look: ParagraphLook = {},
  wrap: (children: ParagraphChild[]) => ParagraphChild[] | Bookmark[] = (children) => children,
): Paragraph {
  const line = singleLine(text)
  const rightToLeft = readsRightToLeft(line)
  return new Paragraph({ ...look, bidirectional: rightToLeft, children: wrap([run(line, rightToLeft)]) })
}

export function prose(text: string, look: ParagraphLook = {}, runLook: RunLook = {}): Paragraph[] {
  return paragraphsOf(text).map((lines) => proseParagraph(lines, look, runLook))
}

export function numberedLines(lines: readonly string[]): Paragraph[] {
  return listLines(lines, SUBJECT_LINES)
}

export function bulletedLines(lines: readonly string[]): Paragraph[] {
  return listLines(lines, BULLETS)
}

function listLines(lines: readonly string[], reference: string): Paragraph[] {
  return lines
    .map((line) => paragraphsOf(line).flat())
    .filter((line) => line.length > 0)
    .map((line) => proseParagraph(line, { style: 'ListLine', numbering: { reference, level: 0 } }, {}))
}

function proseParagraph(lines: readonly string[], look: ParagraphLook, runLook: RunLook): Paragraph {
  const rightToLeft = readsRightToLeft(lines.join('\n'))
  const children = lines.flatMap((line, index) => [
    ...(index === 0 ? [] : [new TextRun({ break: 1 })]),
    ...linkPieces(line).map((piece) =>
      piece.href === undefined
        ? run(piece.text, rightToLeft, runLook)
        : new ExternalHyperlink({
            link: piece.href,
            children: [run(piece.text, rightToLeft, { ...runLook, style: 'Hyperlink' })],
          }),
    ),
  ])
  return new Paragraph({ ...look, bidirectional: rightToLeft, children })
}

function run(text: string, rightToLeft: boolean, look: RunLook = {}): TextRun {
  return new TextRun({ ...look, text, rightToLeft })
}

export interface CellLook {
  fill?: string
  bar?: string
  padding?: number
}

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const NO_LINES = { top: NO_LINE, bottom: NO_LINE, left: NO_LINE, right: NO_LINE } as const

export function cell(children: readonly (Paragraph | Table)[], look: CellLook = {}): TableCell {
  const { padding = 110 } = look
  return new TableCell({
    // Word rejects a cell without a paragraph.
    children: children.length > 0 ? children : [new Paragraph({})],
    margins: { top: padding, bottom: padding, left: 160, right: 160 },
    ...(look.fill === undefined ? {} : { shading: { fill: look.fill } }),
    ...(look.bar === undefined
      ? {}
      : { borders: { ...NO_LINES, left: { style: BorderStyle.SINGLE, size: 24, color: look.bar } } }),
  })
}

export type TableLines = 'none' | 'rows' | 'gaps'

/** Fixed shares keep a long word from pushing its neighbor out. */
export function grid(width: number, shares: readonly number[], rows: readonly TableRow[], lines: TableLines): Table {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const row = { style: BorderStyle.SINGLE, size: 4, color: COLOR.line } as const
  const gap = { style: BorderStyle.SINGLE, size: 24, color: COLOR.white } as const
  const inside = lines === 'rows' ? row : lines === 'gaps' ? gap : NO_LINE
  return new Table({
    rows,
    width: { size: width, type: WidthType.DXA },
    columnWidths: shares.map((share) => Math.round((width * share) / whole)),
    layout: TableLayoutType.FIXED,
    borders: {
      ...NO_LINES,
      ...(lines === 'rows' ? { top: row, bottom: row } : {}),
      insideHorizontal: inside,
      insideVertical: lines === 'gaps' ? gap : NO_LINE,
    },
  })
}

/** Word merges two adjacent tables, so separate them. */
export function spacer(height: number): Paragraph {
  return new Paragraph({ spacing: { before: 0, after: 0, line: height, lineRule: LineRuleType.EXACT }, children: [] })
}
