import type { Language } from '#shared/brand-brief.ts'
import { languageBasics } from '../languages/language-basics.ts'
import { languageRules } from '../languages/load-rules.ts'

/**
 * A text as it's printed: the quotes of the language, curly apostrophes, and no-break spaces in French. Null when a
 * quote isn't closed.
 */
export function typeset(text: string, language: Language): string | null {
  const quoted = withQuotes(straightened(text), language)
  if (quoted === null) return null
  const dotted = quoted.replaceAll('...', '…')
  return languageRules(language).spaced(dotted)
}

function straightened(text: string): string {
  return text
    .replaceAll(/« ?/g, '"')
    .replaceAll(/ ?»/g, '"')
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’‚]/g, "'")
    .replaceAll(/ {2,}/g, ' ')
}

const OPENS_AFTER = /[\s([{"'–—/]/u

function withQuotes(text: string, language: Language): string | null {
  const { outer, inner } = languageBasics(language).quotes
  const open: string[] = []
  let result = ''
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign !== '"' && sign !== "'") {
      result += sign
      continue
    }
    const [before, after] = [text[at - 1], text[at + 1]]
    const starts = (before === undefined || OPENS_AFTER.test(before)) && after !== undefined && /\S/u.test(after)
    if (open.at(-1) === sign && !(sign === "'" && isApostrophe(before, after))) {
      open.pop()
      result += (open.length === 0 ? outer : inner)[1]
    } else if (starts && open.length < 2 && (sign === '"' || closesLater(text, at))) {
      result += (open.length === 0 ? outer : inner)[0]
      open.push(sign)
    } else if (sign === "'") result += '’'
    else return null
  }
  return open.length === 0 ? result : null
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

const isApostrophe = (before: string | undefined, after: string | undefined) => isLetter(before) && isLetter(after)

/** Whether a single quote has a partner: "'90s" has none. */
function closesLater(text: string, from: number): boolean {
  for (let at = text.indexOf("'", from + 1); at >= 0; at = text.indexOf("'", at + 1)) {
    if (!isLetter(text[at + 1]) && /\S/u.test(text[at - 1] ?? ' ')) return true
  }
  return false
}
