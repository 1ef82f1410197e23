import type { BrandBrief } from '#shared/brand-brief.ts'
import type { WrittenEmail, WrittenMonth } from './planned-year.ts'

export function printedMonth(brand: BrandBrief, { year, month, thesis, emails, shelf }: WrittenMonth): string {
  const shelfByTopic = [...Map.groupBy(shelf, ({ topic }) => topic)]
  return [
    `# ${brand.name}, ${year}-${String(month).padStart(2, '0')}`,
    thesis === null ? 'No thesis.' : `${thesis.title}\n${thesis.because}`,
    `${emails.length} emails planned, ${shelf.length} more ideas on the shelf.`,
    ...emails.map(printedEmail),
    '## Shelf',
    ...shelfByTopic.map(([topic, ideas]) => [`${topic}:`, ...ideas.map(({ title }) => `- ${title}`)].join('\n')),
  ].join('\n\n')
}

function printedEmail({ plannedFor, title, description, why, outline }: WrittenEmail): string {
  const head = [`## ${plannedFor}: ${title}`, description, `Why: ${why}`]
  if (outline === null) return [...head, 'No outline.'].join('\n')
  const { subjectLines, previewText, segment, cta, executiveBrief, assetNotes, sections } = outline
  return [
    ...head,
    `Subject lines: ${subjectLines.join(' | ')}`,
    `Preview text: ${previewText}`,
    `Brief: ${executiveBrief}`,
    `For: ${segment}`,
    ...sections.map(({ section, visual, copy }) => `### ${section}\n${copy}\nPicture: ${visual}`),
    `Button: ${cta}`,
    `Notes: ${assetNotes}`,
  ].join('\n')
}
