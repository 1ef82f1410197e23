import { Document, Packer } from 'docx'
import { monthTitle } from '#shared/calendar-dates.ts'
import { shortTitle } from './brief-wording.ts'
import { documentLanguage, documentText } from './document-text.ts'
import { documentStyles, NUMBERING, pageOf, SINGLE_BRIEF } from './document-look.ts'
import { runningLines } from './running-lines.ts'
import { type ExportedOutline } from './exported-outline.ts'
import { outlineBlocks } from './outline-blocks.ts'

export async function outlineAsDocx(outline: ExportedOutline): Promise<Buffer> {
  const month = monthTitle(outline.planMonth)
  const title = documentText(shortTitle(outline))
  const document = new Document({
    title,
    subject: documentText(`Email brief, ${month}`),
    creator: 'Mailmonth',
    lastModifiedBy: 'Mailmonth',
    styles: documentStyles(SINGLE_BRIEF, documentLanguage(outline.brandLanguage, outline.brandCountry)),
    numbering: NUMBERING,
    sections: [
      {
        properties: { page: pageOf(outline.brandCountry) },
        ...runningLines({ country: outline.brandCountry, brandName: outline.brandName, month, footer: title }),
        children: outlineBlocks(outline, { levels: SINGLE_BRIEF }),
      },
    ],
  })
  return Packer.toBuffer(document)
}
