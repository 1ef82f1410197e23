import type { Country } from '#shared/brand-brief.ts'
import { STATUS_LABELS, TYPE_LABELS, type Outline } from '../../contract.ts'
import { titleOf } from '../outline-months.ts'
import { assigneeOf, sendTimeOf } from './outline-wording.ts'

export function outlineAsText(outline: Outline, country: Country): string {
  const { overallFeel, tone, imageDirection, links } = outline.additionalElements
  return [
    titleOf(outline),
    [
      `Send time: ${sendTimeOf(outline, country)}`,
      `Type: ${TYPE_LABELS[outline.type]}`,
      `Template: ${outline.template}`,
      `Status: ${STATUS_LABELS[outline.workflowStatus]}`,
      `Assigned to: ${assigneeOf(outline)}`,
    ].join('\n'),
    headed('Subject lines', outline.subjectLines.map((line, index) => `${index + 1}. ${line}`).join('\n')),
    headed('Preview text', outline.previewText),
    headed('Executive brief', outline.executiveBrief),
    headed('Target segment', outline.segment),
    headed('Call to action', outline.cta),
    headed('Email sections', outline.sections.map(sectionAsText).join('\n\n')),
    headed('Overall feel', overallFeel),
    headed('Tone', tone),
    headed('Image direction', bulleted(imageDirection)),
    headed('Asset notes', outline.assetNotes),
    headed('Links', bulleted(links)),
    headed('Design', outline.designLink ?? ''),
    headed('Notes', outline.notes ?? ''),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

function sectionAsText({ section, visual, copy }: Outline['sections'][number], index: number): string {
  const parts = [`${index + 1}. ${section}`]
  if (visual.trim() !== '') parts.push(`Visual direction: ${visual}`)
  if (copy.trim() !== '') parts.push(`Copy direction: ${copy}`)
  return parts.join('\n')
}

function headed(heading: string, body: string): string {
  return body.trim() === '' ? '' : `${heading.toUpperCase()}\n${body}`
}

function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}
