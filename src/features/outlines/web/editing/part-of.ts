import type { FieldPath } from '../../content-fields.ts'
import type { OutlinePart } from '../outline-extras.tsx'

const PARTS: Partial<Record<FieldPath, OutlinePart['field']>> = {
  subjectLines: 'subjectLines',
  previewText: 'previewText',
  executiveBrief: 'executiveBrief',
  segment: 'segment',
  cta: 'cta',
  assetNotes: 'assetNotes',
  'additionalElements.overallFeel': 'overallFeel',
  'additionalElements.tone': 'tone',
  'additionalElements.imageDirection': 'imageDirection',
  'additionalElements.links': 'links',
}

/** Undefined for fields that no one comments on. A section is one part, whatever its fields are. */
export const partOf = (field: FieldPath): OutlinePart['field'] | undefined => PARTS[field]
