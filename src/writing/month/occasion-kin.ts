/** Holidays that countries keep on different dates. */
const KIN: Readonly<Record<string, string>> = {
  'gb-mothers-day': 'mothers-day',
  'es-mothers-day': 'mothers-day',
  'fr-mothers-day': 'mothers-day',
  'fathers-day-mar': 'fathers-day',
  'de-vatertag': 'fathers-day',
  'au-fathers-day': 'fathers-day',
  'eu-back-to-school': 'back-to-school',
  'us-back-to-school': 'back-to-school',
  'au-back-to-school': 'back-to-school',
  'es-back-to-school': 'back-to-school',
  'it-back-to-school': 'back-to-school',
  'au-planting-time': 'planting-time',
}

export const isSameOccasion = (one: string, other: string): boolean => kinOf(one) === kinOf(other)

const kinOf = (id: string): string => KIN[id] ?? id
