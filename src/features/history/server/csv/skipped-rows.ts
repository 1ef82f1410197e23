import { normaliseHeader } from './header-names.ts'

const TOTALS =
  /^(?:totals?|grand total|sum|summe|gesamt|gesamtsumme|total general|totaux|totale|totali|suma|promedio|average|durchschnitt|moyenne|media)$/
const CHANNEL = /^(?:campaign (?:message )?channel|channel|kanal|canal|canale)$/
const OTHER_CHANNEL = /^(?:sms|mms|push|mobile push|whatsapp|web push)$/
const STATUS = /^(?:status|campaign status|estado|statut|stato)$/
const NOT_SENT =
  /^(?:draft|scheduled|cancell?ed|entwurf|geplant|abgebrochen|borrador|programad[oa]|cancelad[oa]|brouillon|programmee?|planifiee?|annulee?|bozza|programmat[oa]|annullat[oa])/

export function skipReasons(headers: readonly string[]) {
  const names = headers.map(normaliseHeader)
  const channel = names.findIndex((name) => CHANNEL.test(name))
  const status = names.findIndex((name) => STATUS.test(name))
  return (cells: readonly string[]): string | null => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    if (filled.length === 0) return 'Blank rows'
    if (filled.length > 1 && names.every((name, at) => normaliseHeader(cells[at] ?? '') === name)) {
      return 'Repeated headers'
    }
    if (TOTALS.test(normaliseHeader(filled[0]!))) return 'Totals'
    if (OTHER_CHANNEL.test(normaliseHeader(cells[channel] ?? ''))) return 'Not an email'
    if (NOT_SENT.test(normaliseHeader(cells[status] ?? ''))) return 'Not sent'
    // A row with only a name was planned and never sent.
    return filled.length === 1 ? 'Not sent' : null
  }
}
