/** Days that countries keep on dates of their own, by what all of them are. */
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

/** Whether two ids of the calendar stand for one occasion: what is written for Mother's Day suits it in every country. */
export const isSameOccasion = (one: string, other: string): boolean => kinOf(one) === kinOf(other)

const kinOf = (id: string): string => KIN[id] ?? id
