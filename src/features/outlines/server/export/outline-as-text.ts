import { type BriefFact, factsOf } from './brief-wording.ts'
import { documentText, singleLine } from './document-text.ts'
import { type ExportedOutline, titleOf } from './exported-outline.ts'

export function outlineAsText(outline: ExportedOutline): string {
  const { overallFeel, tone, imageDirection, links } = outline.additionalElements
  const blocks = [
    underlined(titleOf(outline), '='),
    factLines(factsOf(outline)),
    headed('Subject lines', numbered(outline.subjectLines)),
    headed('Preview text', singleLine(outline.previewText)),
    headed('Executive brief', outline.executiveBrief),
    headed('Target segment', outline.segment),
    headed('Call to action', outline.cta),
    headed('Email sections', outline.sections.map(sectionText).join('\n\n')),
    headed('Overall feel', overallFeel),
    headed('Tone', tone),
    headed('Image direction', bulleted(imageDirection)),
    headed('Asset notes', outline.assetNotes),
    headed('Links', bulleted(links)),
    headed('Design link', outline.designLink ?? ''),
    headed('Notes', outline.notes ?? ''),
  ]
  return `${blocks.join('\n\n')}\n`
}

function sectionText(section: ExportedOutline['sections'][number], index: number): string {
  return [
    `${index + 1}. ${singleLine(section.section) || 'Untitled section'}`,
    `   Visual direction: ${indented(section.visual, '   ')}`,
    `   Copy direction: ${indented(section.copy, '   ')}`,
  ].join('\n')
}

function factLines(facts: readonly BriefFact[]): string {
  const width = Math.max(...facts.map((fact) => fact.label.length)) + 2
  return facts.map((fact) => `${`${fact.label}:`.padEnd(width)}${singleLine(fact.value) || 'None'}`).join('\n')
}

function headed(heading: string, body: string): string {
  return `${underlined(heading, '-')}\n${documentText(body).trim() || 'None'}`
}

function underlined(heading: string, line: '=' | '-'): string {
  const text = singleLine(heading)
  return `${text}\n${line.repeat(Math.min([...text].length, 80))}`
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${singleLine(line)}`).join('\n')
}

function bulleted(lines: readonly string[]): string {
  return lines.map((line) => `- ${indented(line, '  ')}`).join('\n')
}

function indented(text: string, indent: string): string {
  return documentText(text).trim().replaceAll('\n', `\n${indent}`) || 'None'
}
