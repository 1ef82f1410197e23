import type { YearMonth } from './calendar-dates.ts'

/** A day of the planned month that somebody named in their notes. */
export interface NotedDay {
  /** ISO date. */
  date: string
  isLaunch: boolean
  /** The words around it, as they were typed. */
  words: string
}

/** What can be told from a person's notes without understanding every word. */
export interface NotedWishes {
  noDiscounts: boolean
  days: NotedDay[]
}

const LONGEST_WORDS = 80
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const

const NOT = String.raw`no|not|without|never|don['’]?t|avoid|skip|kein\p{L}*|nicht|ohne|sans|pas|aucun\p{L}*|jamais|sin|ning[uú]n\p{L}*|nunca|senza|niente|nessun\p{L}*|non|mai`
const CLOSED = 'closed|geschlossen|fermée?s?|cerrad[oa]s?|chius[oaie]'
const DISCOUNT =
  'discount|sales?(?!\\p{L})|offers?(?!\\p{L})|promo|coupon|voucher|price cut|rabatt|aktion|angebot|gutschein|nachlass|nachlässe|remise|réduction|rabais|solde|descuento|oferta|rebaja|cup[oó]n|scont|offert|promozion|saldi'
const LAUNCH =
  'launch|release|going live|goes live|new product|new collection|lancier|verkaufsstart|markteinführung|neuheit|lancement|sortie|lanzamiento|lanzam|estreno|lancio|lanciamo|uscita'

const isNegated = new RegExp(String.raw`(?<!\p{L})(?:${NOT}|${CLOSED})(?!\p{L})`, 'iu')
const isLaunch = new RegExp(LAUNCH, 'iu')
const refusesDiscounts = new RegExp(
  String.raw`(?<!\p{L})(?:${NOT})[\s-]+(?:[\p{L}’']+\s+){0,2}(?:${DISCOUNT})|discount[\s-]free|rabattfrei`,
  'iu',
)

const MONTH_NUMBERS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((width) => {
      const format = new Intl.DateTimeFormat(language, { month: width, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        format.format(Date.UTC(2000, index)).toLowerCase().replace(/\.$/, ''),
        index + 1,
      ])
    }),
  ),
)
const MONTH = [...MONTH_NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const END = String.raw`(?![\p{L}\d%€$£])`

/** Ways to write a day; each gives day and, where it is named, month. */
const DAYS: { pattern: RegExp; read: (match: RegExpExecArray, month: number) => { day: number; month?: number } }[] = [
  {
    pattern: /(?<!\d)\d{4}-(\d{2})-(\d{2})(?!\d)/gu,
    read: ([, month, day]) => ({ day: Number(day), month: Number(month) }),
  },
  {
    pattern: new RegExp(
      String.raw`(?<![\d.])(\d{1,2})(?:st|nd|rd|th|er|º|°|\.)?\s*(?:of\s+|de\s+)?(${MONTH})${END}`,
      'giu',
    ),
    read: ([, day, name]) => ({ day: Number(day), month: MONTH_NUMBERS.get(name!.toLowerCase())! }),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})(${MONTH})\.?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?${END}`, 'giu'),
    read: ([, name, day]) => ({ day: Number(day), month: MONTH_NUMBERS.get(name!.toLowerCase())! }),
  },
  {
    pattern: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.?(?![\d%])/gu,
    read: ([, day, month]) => ({ day: Number(day), month: Number(month) }),
  },
  {
    // Whichever of the two is the planned month: the other one is the day.
    pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/gu,
    read: ([, first, second], month) =>
      Number(second) === month ? { day: Number(first), month } : { day: Number(second), month: Number(first) },
  },
  { pattern: /(?<!\d)(\d{1,2})(?:st|nd|rd|th)(?!\p{L})/giu, read: ([, day]) => ({ day: Number(day) }) },
  {
    pattern:
      /(?<!\p{L})(?:on(?: the)?|am|ab|bis|den|le|el(?: d[ií]a)?|il(?: giorno)?)\s+(\d{1,2})(?=\.?\s*(?:[,;:!?)]|$))/giu,
    read: ([, day]) => ({ day: Number(day) }),
  },
]

/** Whether notes say that nothing is to be reduced: "no discounts", "keine Rabatte". */
export const rulesOutDiscounts = (notes: string): boolean => refusesDiscounts.test(notes)

/** Reads notes such as "launch on the 12th, no discounts", in the five languages, for a planned month. */
export function readNotes(notes: string, { year, month }: YearMonth): NotedWishes {
  const days = new Map<string, NotedDay>()
  for (const clause of notes.split(/(?<!\d)\.(?=\s|$)|[,;\n!?]+/u)) {
    const words = clause.trim()
    // "Closed on the 24th", "no mails on the 24th": a day on which nothing is to happen.
    if (words === '' || isNegated.test(words)) continue
    let rest = words
    for (const { pattern, read } of DAYS) {
      rest = rest.replace(pattern, (...found) => {
        const match = found.slice(
          0,
          found.findIndex((part) => typeof part === 'number'),
        ) as unknown as RegExpExecArray
        const { day, month: named = month } = read(match, month)
        const date = dateOf(year, month, day)
        if (named === month && date !== null && !days.has(date)) {
          days.set(date, { date, isLaunch: isLaunch.test(words), words: words.slice(0, LONGEST_WORDS) })
        }
        return ' '
      })
    }
  }
  return {
    noDiscounts: rulesOutDiscounts(notes),
    days: [...days.values()].toSorted((left, right) => left.date.localeCompare(right.date)),
  }
}

function dateOf(year: number, month: number, day: number): string | null {
  if (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
