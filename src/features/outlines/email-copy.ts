// A copy direction tells the writer what to write. Only the draft in it is text of the email.
const DRAFT_BEGINS = /(?<!\p{L})(?:Draft|Entwurf|Borrador|Brouillon|Bozza)\s?:\s{0,3}(?=[“„«"])/u
const CLOSING: Record<string, string> = { '“': '”', '„': '“”', '«': '»', '"': '"' }
const DIRECTION = /^[^\S\n]{0,8}(?:Direction|Umsetzung|Indicación|Consigne|Indicazione)\s?:/mu

interface EmailCopy {
  /** What the email says. */
  lines: string
  /** What only the people read who make the email. */
  note: string
  /** Whether the copy direction marks its draft. Otherwise, all of it counts as text of the email. */
  isMarked: boolean
}

export function emailCopy(copy: string): EmailCopy {
  const draft = quotedDraft(copy)
  if (draft !== null) {
    const { start, open, close } = draft
    const around = [copy.slice(0, start).trim(), copy.slice(close + 1).trim()]
    return { lines: copy.slice(open + 1, close).trim(), note: around.filter(Boolean).join('\n'), isMarked: true }
  }
  const direction = DIRECTION.exec(copy)
  if (direction === null) return { lines: copy.trim(), note: '', isMarked: false }
  return { lines: copy.slice(0, direction.index).trim(), note: copy.slice(direction.index).trim(), isMarked: true }
}

/** The first draft in quotation marks: where its word begins, and where its marks are. */
function quotedDraft(copy: string): { start: number; open: number; close: number } | null {
  const begins = DRAFT_BEGINS.exec(copy)
  if (begins === null) return null
  const open = begins.index + begins[0].length
  const closing = CLOSING[copy[open] ?? ''] ?? ''
  const ends = [...closing].map((mark) => copy.indexOf(mark, open + 1)).filter((at) => at !== -1)
  return ends.length === 0 ? null : { start: begins.index, open, close: Math.min(...ends) }
}

export type Ratio = `${number}:${number}`

const NAMED_RATIO = /(?<![\d:])(?:1:1|2:1|3:1|4:1|3:2|2:3|4:3|3:4|5:4|4:5|5:2|16:9|9:16|21:9)(?![\d:])/u

/** The ratio of a picture where its direction names one. */
export const namedRatio = (visual: string): Ratio | null => (NAMED_RATIO.exec(visual)?.[0] as Ratio | undefined) ?? null

/** The text that an inbox shows after the subject line: the preview text, or the first sentence of the email. */
export function inboxText(outline: { previewText: string; sections: readonly { copy: string }[] }): string {
  const own = oneLine(outline.previewText)
  if (own !== '') return own
  const first = outline.sections.map(({ copy }) => emailCopy(copy).lines).find((lines) => lines !== '') ?? ''
  const [sentence] = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(
    oneLine(first.split(/\n/u)[0] ?? ''),
  )
  return sentence?.segment.trim() ?? ''
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()
