import { normaliseHeader } from './header-names.ts'

const TOTALS =
  /^(?:totals?|grand total|sum|summe|gesamt|gesamtsumme|total general|totaux|totale|totali|suma|promedio|average|durchschnitt|moyenne|media)$/
const CHANNEL = /^(?:campaign (?:message )?channel|channel|kanal|canal|canale)$/
const OTHER_CHANNEL = /^(?:sms|mms|push|mobile push|whatsapp|web push)$/
const STATUS = /^(?:status|campaign status|estado|statut|stato)$/
const NOT_SENT =
  /^(?:draft|scheduled|cancell?ed|entwurf|geplant|abgebrochen|borrador|programad[oa]|cancelad[oa]|brouillon|programmee?|planifiee?|annulee?|bozza|programmat[oa]|annullat[oa])/

// Normalizing keeps digits, and looking for one is faster.
const DIGIT = /\d/
const isNamed = (cell: string, name: string) => DIGIT.test(cell) === DIGIT.test(name) && normaliseHeader(cell) === name

const isFilled = (cell: string) => cell.trim() !== ''

export function skipReasons(headers: readonly string[]) {
  const names = headers.map(normaliseHeader)
  const channel = names.findIndex((name) => CHANNEL.test(name))
  const status = names.findIndex((name) => STATUS.test(name))
  return (cells: readonly string[]): string | null => {
    const begins = cells.findIndex(isFilled)
    if (begins === -1) return 'Blank rows'
    const isAlone = cells.findLastIndex(isFilled) === begins
    if (!isAlone && names.every((name, at) => isNamed(cells[at] ?? '', name))) return 'Repeated headers'
    if (!DIGIT.test(cells[begins]!) && TOTALS.test(normaliseHeader(cells[begins]!))) return 'Totals'
    if (channel !== -1 && OTHER_CHANNEL.test(normaliseHeader(cells[channel] ?? ''))) return 'Not an email'
    if (status !== -1 && NOT_SENT.test(normaliseHeader(cells[status] ?? ''))) return 'Not sent'
    // A row with only a name was planned and never sent.
    return isAlone ? 'Not sent' : null
  }
}
