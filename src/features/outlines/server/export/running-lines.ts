import { BorderStyle, Footer, Header, PageNumber, Paragraph, TabStopType, TextRun } from 'docx'
import type { Country } from '#shared/brand-brief.ts'
import { shortened } from './brief-wording.ts'
import { documentText } from './document-text.ts'
import { COLOR, textWidth } from './document-look.ts'

export function runningLines(facts: { country: Country; brandName: string; month: string; footer: string }): {
  headers: { default: Header }
  footers: { default: Footer }
} {
  const tabStops = [{ type: TabStopType.RIGHT, position: textWidth(facts.country) }]
  const english = { language: { value: 'en-US' } } as const
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 6, color: COLOR.line } as const
  const header = new Paragraph({
    style: 'Running',
    tabStops,
    border: { bottom: rule },
    children: [
      new TextRun({ text: shortened(documentText(facts.brandName), 70), bold: true, color: COLOR.ink }),
      new TextRun({ text: `\t${facts.month}`, ...english }),
    ],
  })
  const footer = new Paragraph({
    style: 'Running',
    tabStops,
    border: { top: rule },
    children: [
      new TextRun(shortened(documentText(facts.footer), 70)),
      new TextRun({ children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES], ...english }),
    ],
  })
  return {
    headers: { default: new Header({ children: [header] }) },
    footers: { default: new Footer({ children: [footer] }) },
  }
}
