import type { BrandRow } from '#features/brands/server/service.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'
import { archetypes } from '#server/marketing-knowledge/archetypes.ts'
import { judgeOutline } from '#server/quality/outline-quality.ts'
import type { QualityFinding } from '#server/quality/quality-report.ts'
import { type EditableContent, SECTION_PARTS, type SectionPart, sectionField } from '../../content-fields.ts'
import type { Hint } from '../../editing-contract.ts'
import type { OutlineRow } from '../store.ts'
import { contentNow } from './keep-version.ts'
import { requestOfOutline } from './request-of-outline.ts'

export const TEMPLATES = archetypes.map(({ name }) => name)

/** What the quality gate says of an outline that a person has changed: hints, because a person may know better. */
export async function hintsOf(tx: WorkspaceTx, outline: OutlineRow, brand: BrandRow, now: Date): Promise<Hint[]> {
  const content = contentNow(outline)
  const request = await requestOfOutline(tx, outline, brand, outline.type, now)
  return judgeOutline(content, { request, templates: TEMPLATES }).failures.map((finding) => hintOf(finding, content))
}

export function hintOf({ check, path, message }: QualityFinding, content: EditableContent): Hint {
  if (check === 'cta' && content.cta.trim() === '') {
    return { check, field: 'cta', line: null, message: 'The call to action is missing.' }
  }
  const ofSection = /^sections\[(\d+)\]\.(\w+)$/.exec(path)
  if (ofSection !== null && SECTION_PARTS.includes(ofSection[2] as SectionPart)) {
    const section = content.sections[Number(ofSection[1])]!
    return { check, field: sectionField(section.id, ofSection[2] as SectionPart), line: null, message }
  }
  const ofList = /^(.+)\[(\d+)\]$/.exec(path)
  return ofList === null
    ? { check, field: path, line: null, message }
    : { check, field: ofList[1]!, line: Number(ofList[2]), message }
}
