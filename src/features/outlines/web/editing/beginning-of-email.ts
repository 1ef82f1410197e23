import type { EditableSection } from '../../content-fields.ts'
import { emailCopy, oneLine } from '../../email-copy.ts'

export const PHONE_LETTERS = 41

/** Empty where a copy direction doesn't mark its draft, because it may be an instruction. */
export function beginningOf(sections: readonly Pick<EditableSection, 'copy'>[]): string {
  const first = sections.find(({ copy }) => copy.trim() !== '')?.copy ?? ''
  const { lines, isMarked } = emailCopy(first)
  return isMarked ? oneLine(lines).slice(0, 140) : ''
}
