import type { EditableSection } from '../../content-fields.ts'

/** About as many letters of a subject line as phones show. */
export const PHONE_LETTERS = 41

/** What an inbox shows behind a subject line: how the mail begins. */
export function previewText(sections: readonly Pick<EditableSection, 'copy'>[]): string {
  const first = sections.find(({ copy }) => copy.trim() !== '')?.copy ?? ''
  return first.replaceAll(/\s+/g, ' ').trim().slice(0, 140)
}
