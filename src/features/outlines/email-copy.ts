// A copy direction tells the writer what to write. Only the draft in it is text of the email.
const QUOTED_DRAFT =
  /(?<!\p{L})(?:Draft|Entwurf|Borrador|Brouillon|Bozza)\s?:\s{0,3}(?:“([^”]{1,2000})”|„([^“”]{1,2000})[“”]|«([^»]{1,2000})»|"([^"]{1,2000})")/u
const DIRECTION = /^[^\S\n]{0,8}(?:Direction|Umsetzung|Indicación|Consigne|Indicazione)\s?:/mu

export interface EmailCopy {
  /** What the email says. */
  lines: string
  /** What only the people read who make the email. */
  note: string
  /** Whether the copy direction marks its draft. Otherwise, all of it counts as text of the email. */
  isMarked: boolean
}

export function emailCopy(copy: string): EmailCopy {
  const quoted = QUOTED_DRAFT.exec(copy)
  if (quoted !== null) {
    const lines = quoted.slice(1).find((text) => text !== undefined) ?? ''
    const before = copy.slice(0, quoted.index).trim()
    const after = copy.slice(quoted.index + quoted[0].length).trim()
    return { lines: lines.trim(), note: [before, after].filter(Boolean).join('\n'), isMarked: true }
  }
  const direction = DIRECTION.exec(copy)
  if (direction === null) return { lines: copy.trim(), note: '', isMarked: false }
  return { lines: copy.slice(0, direction.index).trim(), note: copy.slice(direction.index).trim(), isMarked: true }
}

const NAMED_RATIO = /(?<![\d:])(?:1:1|2:1|3:1|4:1|3:2|2:3|4:3|3:4|5:4|4:5|5:2|16:9|9:16|21:9)(?![\d:])/u

/** The ratio of a picture where its direction names one. */
export const namedRatio = (visual: string): string | null => NAMED_RATIO.exec(visual)?.[0] ?? null

const SENTENCES = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** The text that an inbox shows after the subject line: the preview text, or the first sentence of the email. */
export function inboxText(outline: { previewText: string; sections: readonly { copy: string }[] }): string {
  const own = oneLine(outline.previewText)
  if (own !== '') return own
  const first = outline.sections.map(({ copy }) => emailCopy(copy).lines).find((lines) => lines !== '') ?? ''
  const [sentence] = SENTENCES.segment(oneLine(first.split(/\n/u)[0] ?? ''))
  return sentence?.segment.trim() ?? ''
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
