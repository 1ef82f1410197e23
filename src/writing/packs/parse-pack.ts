/** A field of a pack file: a keyword and its text, with the indented lines below it joined. */
export interface RawLine {
  key: string
  text: string
  line: number
  /** The comment directly above the field. */
  comment: string | null
}

/** An `error` stops the pack, and a `note` is printed for the pack's writer. */
export interface PackProblem {
  file: string
  line: number
  field: string
  message: string
  severity: 'error' | 'note'
}

export type Report = (line: number, field: string, message: string, severity?: PackProblem['severity']) => void

const KEYS = new Set([...'=@tpyvsrhblc', 'tag', 'subject', 'theme', 'occasion', 'never', 'ask', 'th', 'be', 'sp'])

/** Cuts a pack file into its fields. Reports what isn't a field and continues, so that a writer sees every problem. */
export function parsePack(text: string, report: Report): RawLine[] {
  const lines: RawLine[] = []
  let comment: string | null = null
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const content = row.trim().replaceAll(/[\u00A0\u202F\t]/g, ' ')
    const line = index + 1
    if (content === '') continue
    if (row.startsWith('#')) {
      comment = content.slice(1).trim()
      continue
    }
    if (/^\s/.test(row)) {
      const last = lines.at(-1)
      if (last === undefined) report(line, '', 'An indented line continues the line above, and there is none.')
      else last.text = `${last.text} ${content}`.trim()
      continue
    }
    const space = content.indexOf(' ')
    const key = space < 0 ? content : content.slice(0, space)
    if (KEYS.has(key)) lines.push({ key, text: space < 0 ? '' : content.slice(space + 1).trim(), line, comment })
    else {
      report(line, '', `"${key.slice(0, 20)}" begins no field. Indent the line if it continues the one above.`)
    }
    comment = null
  }
  return lines
}

export const partsOf = (text: string): string[] => text.split(/\s\|\s/).map((part) => part.trim())
