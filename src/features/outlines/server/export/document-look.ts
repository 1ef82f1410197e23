import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  type IBaseParagraphStyleOptions,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx'
import type { Country } from '#shared/brand-brief.ts'

export const COLOR = {
  ink: '12223F',
  inkSoft: '3C4A5F',
  muted: '596677',
  line: 'CBD4DB',
  panel: 'F1F6F8',
  teal: '007873',
  tealInk: '005D5B',
  tealSoft: 'E0F7F5',
  tealLine: 'AFDFDB',
  white: 'FFFFFF',
} as const

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Arial' } as const

export interface HeadingLevels {
  brief: (typeof HeadingLevel)[keyof typeof HeadingLevel]
  part: (typeof HeadingLevel)[keyof typeof HeadingLevel]
  section: (typeof HeadingLevel)[keyof typeof HeadingLevel]
}

export const SINGLE_BRIEF: HeadingLevels = {
  brief: HeadingLevel.TITLE,
  part: HeadingLevel.HEADING_1,
  section: HeadingLevel.HEADING_2,
}

export const BRIEF_OF_MONTH: HeadingLevels = {
  brief: HeadingLevel.HEADING_1,
  part: HeadingLevel.HEADING_2,
  section: HeadingLevel.HEADING_3,
}

const BRIEF_TITLE: IBaseParagraphStyleOptions = {
  run: { size: 48, bold: true, color: COLOR.ink },
  paragraph: {
    spacing: { before: 0, after: 280, line: 252, lineRule: LineRuleType.AUTO },
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 18, space: 10, color: COLOR.teal } },
  },
}

const PART_HEADING: IBaseParagraphStyleOptions = {
  run: { size: 28, bold: true, color: COLOR.tealInk },
  paragraph: { spacing: { before: 360, after: 120 }, keepNext: true },
}

const SECTION_HEADING: IBaseParagraphStyleOptions = {
  run: { size: 23, bold: true, color: COLOR.ink },
  paragraph: { spacing: { before: 240, after: 100 }, keepNext: true },
}

const COVER_TITLE: IBaseParagraphStyleOptions = {
  run: { size: 72, bold: true, color: COLOR.ink },
  paragraph: {
    spacing: { before: 0, after: 200, line: 240, lineRule: LineRuleType.AUTO },
    border: { bottom: { style: BorderStyle.SINGLE, size: 36, space: 14, color: COLOR.teal } },
  },
}

const LABEL_LANGUAGE = { value: 'en-US' } as const

const PARAGRAPH_STYLES: IParagraphStyleOptions[] = [
  {
    id: 'Eyebrow',
    name: 'Eyebrow',
    basedOn: 'Normal',
    next: 'Normal',
    run: { size: 18, bold: true, color: COLOR.teal, allCaps: true, characterSpacing: 30, language: LABEL_LANGUAGE },
    paragraph: { spacing: { after: 60 }, keepNext: true },
  },
  {
    id: 'FieldLabel',
    name: 'Field label',
    basedOn: 'Normal',
    next: 'Normal',
    run: { size: 16, bold: true, color: COLOR.muted, allCaps: true, characterSpacing: 16, language: LABEL_LANGUAGE },
    paragraph: { spacing: { after: 30, line: 240, lineRule: LineRuleType.AUTO } },
  },
  {
    id: 'FieldValue',
    name: 'Field value',
    basedOn: 'Normal',
    run: { color: COLOR.ink, bold: true },
    paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
  },
  {
    id: 'CellText',
    name: 'Cell text',
    basedOn: 'Normal',
    paragraph: { spacing: { after: 60 } },
  },
  {
    id: 'Button',
    name: 'Button',
    basedOn: 'Normal',
    run: { size: 26, bold: true, color: COLOR.white },
    paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
  },
  {
    id: 'ListLine',
    name: 'List line',
    basedOn: 'Normal',
    paragraph: { spacing: { after: 70 } },
  },
  {
    id: 'SideNote',
    name: 'Side note',
    basedOn: 'Normal',
    run: { italics: true, color: COLOR.muted },
  },
  {
    id: 'Running',
    name: 'Running line',
    basedOn: 'Normal',
    run: { size: 17, color: COLOR.muted },
    paragraph: { spacing: { after: 0 } },
  },
  {
    id: 'Compact',
    name: 'Compact',
    basedOn: 'Normal',
    run: { size: 20, color: COLOR.ink },
    paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
  },
  {
    id: 'CompactLink',
    name: 'Compact link',
    basedOn: 'Compact',
    run: { bold: true, color: COLOR.tealInk },
  },
  {
    id: 'CoverBrand',
    name: 'Cover brand',
    basedOn: 'Normal',
    next: 'Title',
    run: { size: 40, color: COLOR.inkSoft },
    paragraph: { spacing: { after: 0 }, keepNext: true },
  },
  {
    // A heading style would list this in the contents.
    id: 'PlainHeading',
    name: 'Plain heading',
    basedOn: 'Normal',
    next: 'Normal',
    run: { size: 28, bold: true, color: COLOR.tealInk, language: LABEL_LANGUAGE },
    paragraph: { spacing: { before: 360, after: 140 }, keepNext: true },
  },
  {
    id: 'TOC1',
    name: 'toc 1',
    basedOn: 'Normal',
    next: 'Normal',
    paragraph: { spacing: { after: 90 } },
  },
]

/** Editors check the spelling with this language. */
export function documentStyles(levels: HeadingLevels, language: string): IStylesOptions {
  const headings: Pick<
    NonNullable<IStylesOptions['default']>,
    'title' | 'heading1' | 'heading2' | 'heading3'
  > = levels === SINGLE_BRIEF
    ? { title: BRIEF_TITLE, heading1: PART_HEADING, heading2: SECTION_HEADING }
    : { title: COVER_TITLE, heading1: BRIEF_TITLE, heading2: PART_HEADING, heading3: SECTION_HEADING }
  return {
    default: {
      document: {
        run: { font: FONT, size: 21, color: COLOR.inkSoft, language: { value: language } },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      hyperlink: { run: { color: COLOR.teal, underline: {} } },
      ...headings,
    },
    paragraphStyles: PARAGRAPH_STYLES,
  }
}

export const SUBJECT_LINES = 'subject-lines'
export const BULLETS = 'bullets'

export const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: SUBJECT_LINES,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1',
          alignment: AlignmentType.START,
          style: {
            run: { bold: true, color: COLOR.teal },
            paragraph: { indent: { start: 440, hanging: 440 } },
          },
        },
      ],
    },
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.START,
          style: {
            run: { bold: true, color: COLOR.teal },
            paragraph: { indent: { start: 340, hanging: 340 } },
          },
        },
      ],
    },
  ],
}

/** Letter in North America, A4 elsewhere. Lengths are in twentieths of a point. */
export function pageOf(country: Country): {
  size: { width: number; height: number }
  margin: { top: number; right: number; bottom: number; left: number; header: number; footer: number }
} {
  const letter = country === 'US' || country === 'CA'
  return {
    size: letter ? { width: 12240, height: 15840 } : { width: 11906, height: 16838 },
    margin: { top: 1300, right: 1134, bottom: 1200, left: 1134, header: 620, footer: 560 },
  }
}

export function textWidth(country: Country): number {
  const { size, margin } = pageOf(country)
  return size.width - margin.left - margin.right
}
