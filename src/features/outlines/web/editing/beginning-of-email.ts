import type { EditableSection } from '../../content-fields.ts'

export const PHONE_LETTERS = 41

// A copy direction tells the writer what to write. Only the draft that it quotes is text of the email.
const DRAFT =
  /(?<!\p{L})(?:Draft|Entwurf|Borrador|Brouillon|Bozza)\s*:\s*(?:“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|"([^"]+)")/u

export function beginningOf(sections: readonly Pick<EditableSection, 'copy'>[]): string {
  const first = sections.find(({ copy }) => copy.trim() !== '')?.copy ?? ''
  const draft =
    DRAFT.exec(first)
      ?.slice(1)
      .find((text) => text !== undefined) ?? ''
  return draft.replaceAll(/\s+/g, ' ').trim().slice(0, 140)
}
