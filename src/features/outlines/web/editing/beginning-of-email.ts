import type { EditableSection } from '../../content-fields.ts'

/** About as many letters of a subject line as phones show. */
export const PHONE_LETTERS = 41

// A copy direction tells what to write; only what it quotes as a draft is text of the mail.
const DRAFT =
  /(?<!\p{L})(?:Draft|Entwurf|Borrador|Brouillon|Bozza)\s*:\s*(?:“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|"([^"]+)")/u

/** What an inbox shows of an email without a preview text: its beginning, as far as the first section drafts it. */
export function beginningOf(sections: readonly Pick<EditableSection, 'copy'>[]): string {
  const first = sections.find(({ copy }) => copy.trim() !== '')?.copy ?? ''
  const draft =
    DRAFT.exec(first)
      ?.slice(1)
      .find((text) => text !== undefined) ?? ''
  return draft.replaceAll(/\s+/g, ' ').trim().slice(0, 140)
}
