import { LANGUAGES } from '#shared/brand-brief.ts'
import { MONTH_NUMBERS, WEEKDAY_NUMBERS, weekdayNumbersIn } from '#shared/day-names.ts'
import { normalized } from '#shared/text.ts'
import { isAbbreviation } from './abbreviations.ts'
import { withoutMarkup } from './pasted-text.ts'

const LONGEST_FIELD = 10_000
const PAIRS: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '“': '”',
  '„': '“”',
  '«': '»',
  '‹': '›',
  '"': '"',
}
const BULLET =
  /^(?:[-–—*•·▪◦‣●○■□✓✔➤→>]{1,8}(?=\s)|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s)|(?:\p{Extended_Pictographic}[\u{FE0F}\u{200D}]?){1,4}\s*)/u
export interface Pieces {
  pieces: string[]
  /**
   * The user separated the entries with lines, bullets, semicolons, bars or slashes, so commas are part of an entry.
   */
  isMarked: boolean
}

export function piecesOf(text: string): Pieces {
  const clean = withoutMarkup(normalized(text.slice(0, LONGEST_FIELD), 'NFC'))
    .replace(/,[ \t]{0,20}\r?\n/gu, ', ')
    // "1) First lesson 35 € 2) Five lessons 160 €" has an entry in each number.
    .replace(/(?<=\S)[ \t](?=[1-9]\)[ \t])/gu, (space, at: number, whole: string) =>
      isInBracket(whole, at) ? space : '\n',
    )
    // "(call first!) On February 5": the bracket ends its sentence.
    .replace(/(?<=!\))[ \t](?=\p{Lu})/gu, '\n')
  const pieces: string[] = []
  let marks = 0
  for (const line of clean.split(/[\n\r\u2028\u2029]+/)) {
    const start = line.trim().replace(BULLET, '').trim()
    if (!/[\p{L}\p{N}]/u.test(start)) continue
    if (pieces.length > 0) marks += 1
    let from = 0
    forEachOutside(start, (sign, at) => {
      const isMark = ';|•·'.includes(sign) || (sign === '/' && isSeparating(start, at))
      const isEnd = sign === '?' ? isSpace(start[at + 1]) : endsSentence(start, at) || endsQuote(start, at)
      if (!isMark && !isEnd) return
      if (isMark) marks += 1
      pieces.push(start.slice(from, isEnd ? at + 1 : at))
      from = at + 1
    })
    pieces.push(start.slice(from))
  }
  return {
    pieces: withAsides(pieces.map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))),
    isMarked: marks > 0,
  }
}

/** "We're in Leeds. (No, not that one.) The jar is £12": a sentence in brackets between two others. */
export const withoutAside = (piece: string): string[] => {
  const [aside] = BETWEEN_SENTENCES.exec(piece.slice(0, LONGEST_PIECE)) ?? []
  if (aside === undefined) return [piece]
  const at = piece.indexOf(aside)
  return [piece.slice(0, at), piece.slice(at + aside.length).trim()].filter((part) => part !== '')
}

const LONGEST_PIECE = 2000
const BETWEEN_SENTENCES = /(?<=\p{L}[.!?]\s)\([^()]{1,400}[.!?]\)(?=\s\p{Lu})/u

/** "Closed (December 20 to January 3) for a rest" */
const isInBracket = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > Math.max(text.lastIndexOf(')', at), at - LONGEST_BRACKET)

const ASIDE = /^(\([^()]{1,400}\))[\s.]*(?:[–—-]\s+)?(.*)$/su

/** "And if we have it? (we exchange it)": the parenthesis belongs to the question. */
function withAsides(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const before = joined.at(-1)
    const [, aside, rest = ''] = ASIDE.exec(piece) ?? []
    if (aside === undefined || before === undefined || !/\?\s?["”“»›]?$/u.test(before)) joined.push(piece)
    else {
      joined[joined.length - 1] = `${before} ${aside}`
      if (/\p{L}/u.test(rest)) joined.push(rest)
    }
  }
  return joined
}

/** "hats / gloves" and "hats/ gloves" are two things. "12 € / kg", "w/ lid" and "24/7" are not. */
function isSeparating(line: string, at: number): boolean {
  if (!isSpace(line[at - 1]) && !isSpace(line[at + 1])) return false
  const before = line.slice(Math.max(0, at - 12), at).trimEnd()
  if (/(?:^|\s)w$/iu.test(before)) return false
  const unit = /^\s{0,3}(\p{L}{1,9})(?!\p{L})/u.exec(line.slice(at + 1, at + 14))?.[1] ?? ''
  // "10 / 312 / 13" and "Typ III / IV" are sizes and types of one thing.
  const after = line.slice(at + 1, at + 14).trimStart()
  if (/\d$/u.test(before) && /^\d/u.test(after)) return false
  if (/\s[IVX]{1,4}$/u.test(before) && /^[IVX]{1,4}(?!\p{L})/u.test(after)) return false
  return !(/[\d$€£]$/u.test(before) && UNITS.has(unit.toLowerCase()))
}

const UNITS = new Set(
  'kg g l ml cl m cm km mile m² stück stk monat monate month mo year hour h std stunde tag woche mois an heure jour mes hora día mese ora giorno pers person personne persona bottle flasche piece pezzo pieza'.split(
    ' ',
  ),
)

const isSpace = (sign: string | undefined) => sign !== undefined && /\s/u.test(sign)

/** A full stop inside of quotation marks ends the sentence around them as well. */
const endsQuote = (line: string, at: number) =>
  isSpace(line[at]) &&
  '"”“»'.includes(line[at - 1] ?? ' ') &&
  /[.!?]\s?$/.test(line.slice(Math.max(0, at - 3), at - 1)) &&
  /^\s{1,3}[“"„«]?\s?\p{Lu}/u.test(line.slice(at, at + 6))

function endsSentence(line: string, at: number): boolean {
  const sign = line[at]
  if (sign !== '.' && sign !== '!' && sign !== '…') return false
  const next = line.slice(at + 1, at + 4).trimStart()[0] ?? ''
  if (!isSpace(line[at + 1])) return false
  const word = /[\p{L}\p{N}]{1,12}$/u.exec(line.slice(Math.max(0, at - 12), at))?.[0] ?? ''
  const isSmall = /\p{Ll}/u.test(next)
  // "Plus MwSt. and packaging"
  if (sign === '.' && isSmall && /^\p{Lu}\p{Ll}{0,3}\p{Lu}/u.test(word)) return false
  const isStart =
    UNTIL_DAY.test(line.slice(Math.max(0, at - 24), at)) ||
    /[\p{Lu}\p{N}"“„«»‚¿¡~≈$€£]/u.test(next) ||
    (isSmall && (/^[^\p{L}]{0,20}\p{Ll}/u.test(line) || /^\p{L}{4,}$/u.test(word) || AFTER_SIGN.test(line[at - 1]!)))
  if (!isStart) return false
  const endings = [endsSizes, endsDates, endsPrice, endsHour, endsHours, endsMonthDay]
  if (sign !== '.' || endings.some((ends) => ends(line, at))) return true
  // "At 11 a.m. Until January 31": a name rarely follows the hour.
  if (HALF_OF_DAY.test(line.slice(Math.max(0, at - 5), at))) return /^\s\p{Lu}\p{Ll}/u.test(line.slice(at + 1, at + 4))
  if (word.toLowerCase() === 'mind') return !/^\d/u.test(next)
  if (MEASURED.test(line.slice(Math.max(0, at - 8), at)) && startsSentence(line, at)) return true
  // "Plazas 80. Promo": no day has such a number.
  const isNumber = /^\d{1,2}$/u.test(word)
  if (isNumber && endsCount(line, at)) return true
  const mayBeDay = isNumber && Number(word) <= LATEST_DAY
  return !(mayBeDay || isAbbreviation(word, line.slice(at + 1)) || /^\p{Ll}$/u.test(word))
}

/** Before the number of a day: "am 15. geöffnet". */
const BEFORE_DAY = /(?:^|\s)(?:am|zum|den|dem|der|des|bis|ab|vom|von|im|und|u|oder|jeden)\s\d{1,2}$/iu
/** Before the hour that ends a sentence: "demo at 10. Workshop". */
const BEFORE_HOUR = /\s(?:at|till|alle|ore|las|à)\s\d{1,2}$/iu

/** "Kinder 15. abend am 29. Januar", "demo at 10. Workshop in May": the number counts something else than days. */
function endsCount(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 16), at)
  const next = /^\s(\p{L}{1,12})/u.exec(line.slice(at + 1, at + 15))?.[1] ?? ''
  if (next === '' || MONTH_NUMBERS.has(next.toLowerCase())) return false
  if (/^\p{Lu}/u.test(next)) return BEFORE_HOUR.test(before) || startsSentence(line, at)
  return /\p{L}{2}\s\d{1,2}$/u.test(before) && !BEFORE_DAY.test(before) && !JOINS_DAYS.test(next)
}

/** "Five teas of 10 g. In the tasting room": the sign of a unit, before a word that begins sentences. */
const MEASURED = /\d\s?(?:g|kg|ml|cl|l|cm|mm|m|oz|lb|min|h)$/iu

function startsSentence(line: string, at: number): boolean {
  const next = /^\s(\p{Lu}\p{L}{0,12})/u.exec(line.slice(at + 1, at + 15))?.[1] ?? ''
  return REFUSING.test(next) || STARTING.test(next)
}

/** "Only from 18. No claims about health" */
const REFUSING = /^(?:Keine?|Kein|Nicht|Nie|No|Not|Never|Don|Pas|Ne|Jamais|Non|Niente|Nunca|Nada|Mai)$/u
/** "Reprise le 7. Du 16 au 29 novembre": a small word with a capital begins a sentence. */
const STARTING =
  /^(?:Du|De|Le|La|Les|Un|Une|En|Au|Aux|Nous|On|Pour|Samedi|Dimanche|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Sábado|Domingo|Lunes|Martes|Miércoles|Jueves|Viernes|Sabato|Domenica|Lunedì|Martedì|Mercoledì|Giovedì|Venerdì|Il|Lo|Gli|Dal|Del|El|Los|Las|Al|Desde|Con|Per|Si|We|The|Our|From|Der|Die|Das|Wir|Im|Am|Ab|Vom|Bis|Zum|Ein|Eine|Una|Uno|Unos|Unas|Chaque|Cada|Ogni|Dans|Chez|Nel|Nella|In|Every|Each|Jede|Jeden|Also|Then|There|Dazu|Außerdem|También|Poi|Puis|Et|Y|E)$/u
const JOINS_DAYS = /^(?:bis|und|u|oder|od|sowie)$/iu

/** "Free over 250 €. new from February 1": no abbreviation ends in such a sign. */
const AFTER_SIGN = /[€$£%)]/u

/** "March 14, 3 pm. No office hours on January 6", "15 h. Pas de permanence": the sign of an hour. */
const endsHour = (line: string, at: number) =>
  /\d\s?h$/u.test(line.slice(Math.max(0, at - 4), at)) &&
  /^\s(?:\p{Lu}\p{Ll}|\p{Ll}{4})/u.test(line.slice(at + 1, at + 6))

const HALF_OF_DAY = /\d\s?[ap]\.m$/iu
const LATEST_DAY = 31

/** "Inscriptions jusqu'au 24. Abonnement": no language with these words writes days with a period. */
const UNTIL_DAY = /(?:jusqu['’]au|hasta el|entro il|fino al|avant le|antes del|until the)\s\d{1,2}$/u

/** "UK sizes 3 to 9. Ankle boots £145": no language with this word writes days with a period. */
const endsSizes = (line: string, at: number) => /\d to \d{1,2}$/u.test(line.slice(Math.max(0, at - 8), at))

/**
 * "Betriebsferien 24.12.–6.1. Kein Ostern": the period after the last number ends the sentence as well. In "25.12.-6.1.
 * keine Zustellung" the days are of what follows.
 */
const endsDates = (line: string, at: number) =>
  /\p{L}{2}\s\d{1,2}\/\d{1,2}$/u.test(line.slice(Math.max(0, at - 10), at)) ||
  (!/^\s\p{Ll}/u.test(line.slice(at + 1, at + 3)) &&
    /\p{L}{3}[^.!?]{0,40}\d{1,2}\.\d{1,2}\.?\s?(?:[–—-]|bis)\s?\d{1,2}\.\d{1,2}$/u.test(
      line.slice(Math.max(0, at - 80), at),
    ))

/** "Sat 9 - 13. Half season": the hours of a weekday. */
function endsHours(line: string, at: number): boolean {
  const [, day = ''] = /(\p{L}{2,10})\.?\s\d{1,2}\s?[–-]\s?\d{1,2}$/u.exec(line.slice(Math.max(0, at - 24), at)) ?? []
  return LANGUAGES.some((language) => weekdayNumbersIn(language).has(day.toLowerCase()))
}

/** "Closed until January 8. No emails on Sundays": the number belongs to the word before it. */
function endsMonthDay(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 20), at)
  const month = /(\p{L}{1,12})\.?\s(?:\d{1,2}\s?[–-]\s?)?\d{1,2}$/u.exec(before)?.[1] ?? ''
  // "Mon Dec 14. January is for repotting", "free, 12-4. Jan 23: a class"
  if (MONTH_NUMBERS.has(month.toLowerCase()) || DAY_OF_ITS_OWN.test(line.slice(at + 1, at + 16))) return true
  const next = /^\s(\p{L}{2,12})/u.exec(line.slice(at + 1, at + 16))?.[1] ?? ''
  if (UNTIL_DAY.test(before)) return !MONTH_NUMBERS.has(next.toLowerCase())
  // "Anmeldung bis 23.1. Preise steigen".
  const isWritten = /\s(?:bis|am|ab|zum|den|dem)\s(?:\p{L}{2,10}[.,]{0,2}\s)?\d{1,2}\.\d{1,2}$/u.test(before)
  const isNewDay = /^\s(?:am|ab|vom)\s\d/u.test(line.slice(at + 1, at + 10))
  if (isWritten) return isNewDay || (/^\p{Lu}/u.test(next) && !MONTH_NUMBERS.has(next.toLowerCase()))
  const isDay =
    [MONTH_NUMBERS, WEEKDAY_NUMBERS].some((names) => names.has(month.toLowerCase())) ||
    NUMBERED.test(month.toLowerCase())
  return isDay && !MONTH_NUMBERS.has(next.toLowerCase())
}

/** A month with a day behind it needs none before it. */
const DAY_OF_ITS_OWN = /^\s(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)[a-z]{0,7}\.?\s\d{1,2}(?!\d)/u
const NUMBERED =
  /^(?:d[íi]a|day|jour|giorno|h|table|sta(?:nd|ll)|booth|halle?|tisch|platz|nummer|pitch|puesto|banco|padiglione|pabellón|d[ea]l)$/u

/** "Traubensaft 5,50. Versand …", "Oyster knife £16. Potted shrimp …": no date ends in such a number. */
const endsPrice = (line: string, at: number) =>
  /\d,\d{2}$|(?:[£$€]|CHF)\s?\d{1,6}(?:[.,]\d{1,3})?$/u.test(line.slice(Math.max(0, at - 12), at))

/** Positions of the commas outside of brackets and quotation marks that aren't inside a number. */
export function commasIn(piece: string): number[] {
  const found: number[] = []
  forEachOutside(piece, (sign, at) => {
    if (sign !== ',' && sign !== '،' && sign !== '、') return
    // "1,200" and "29,–" are one number.
    if (/\d/.test(piece[at - 1] ?? '') && /[\d–—-]/.test(piece[at + 1] ?? '')) return
    if (isInDate(piece, at) || isInChoice(piece, at) || isBetweenDays(piece, at)) return
    found.push(at)
  })
  return found
}

/** "14, 21, 28 gennaio e 4 febbraio" is one list of days. */
function isBetweenDays(piece: string, at: number): boolean {
  const [, month = ''] =
    (/(?:^|[\s(])\d{1,2}\.?$/u.test(piece.slice(Math.max(0, at - 4), at)) ? DAYS_UNTIL_MONTH : null)?.exec(
      piece.slice(at + 1, at + 60),
    ) ?? []
  return MONTH_NUMBERS.has(month.toLowerCase())
}

const DAYS_UNTIL_MONTH =
  /^\s\d{1,2}\.?(?:,\s\d{1,2}\.?){0,8}(?:,?\s(?:e|y|et|und|and|&)\s\d{1,2}\.?)?\s(?:de\s)?(\p{L}{3,12})/iu

/** "Every 4, 6 or 8 weeks" */
const isInChoice = (piece: string, at: number): boolean =>
  /\s\d{1,2}$/u.test(piece.slice(Math.max(0, at - 3), at)) &&
  /^\s\d{1,2}(?:,\s\d{1,2}){0,3}\s\p{L}{1,4}\s\d{1,2}\s\p{L}/u.test(piece.slice(at + 1, at + 30))

/** "Saturday, January 23" and "Samstag, 23. Januar" are one day. */
function isInDate(piece: string, at: number): boolean {
  const day = /(\p{L}{2,12})\.?$/u.exec(piece.slice(Math.max(0, at - 13), at))?.[1] ?? ''
  if (!WEEKDAY_NUMBERS.has(day.toLowerCase())) return false
  const next = piece.slice(at + 1, at + 28)
  const [, number, dayMonth = ''] =
    /^\s(?:(?:den|the|le|el|il)\s)?\d{1,2}(?:(\.)|(?:st|nd|rd|th|er|º)?\s(?:(?:de|of)\s)?(\p{L}{3,12}))/u.exec(next) ??
    []
  const [, month = ''] = /^\s(\p{L}{3,12})\.?\s\d/u.exec(next) ?? []
  return number !== undefined || [dayMonth, month].some((name) => MONTH_NUMBERS.has(name.toLowerCase()))
}

/** The parts between these commas. After `most` commas, the rest is one part. */
export function partsAtCommas(piece: string, most = Infinity): string[] {
  const commas = commasIn(piece).slice(0, most)
  return [-1, ...commas].map((at, index) => piece.slice(at + 1, commas[index] ?? piece.length).trim())
}

export function withoutBrackets(part: string): { text: string; inside: string[] } {
  const inside: string[] = []
  let text = ''
  let depth = 0
  let held = ''
  for (const sign of part) {
    if (sign === '(' || sign === '[') {
      if (depth > 0) held += sign
      depth += 1
    } else if ((sign === ')' || sign === ']') && depth > 0) {
      depth -= 1
      if (depth > 0) held += sign
      else {
        inside.push(held)
        held = ''
      }
    } else if (depth > 0) held += sign
    else text += sign
  }
  // A parenthesis that never closes hides nothing.
  return { text: depth > 0 ? `${text} ${held}` : text, inside }
}

/** Calls back for every character outside of brackets and quotation marks. A mark that never closes hides nothing. */
function forEachOutside(text: string, visit: (sign: string, at: number) => void): void {
  const unclosed = new Set<string>()
  for (let at = 0; at < text.length; at += 1) {
    const closing = isInchMark(text, at) ? undefined : PAIRS[text[at]!]
    if (closing !== undefined && !unclosed.has(closing)) {
      const end = closingAt(text, at + 1, closing)
      if (end !== null) {
        at = end
        continue
      }
      if (![...closing].some((sign) => text.includes(sign, at + 1))) unclosed.add(closing)
    }
    visit(text[at]!, at)
  }
}

/** The mark of 12" opens no quotation. */
const isInchMark = (text: string, at: number) => text[at] === '"' && /\d/.test(text[at - 1] ?? '')

const LONGEST_BRACKET = 400

function closingAt(text: string, from: number, closing: string): number | null {
  const ends = [...closing].map((sign) => text.indexOf(sign, from)).filter((at) => at >= 0)
  const end = ends.length === 0 ? -1 : Math.min(...ends)
  return end < 0 || end - from > LONGEST_BRACKET ? null : end
}
