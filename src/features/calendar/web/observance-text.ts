import { dayName } from '../calendar-days.ts'
import type { ShownObservance } from '../contract.ts'

export function observanceText({ name, kind, date, lastDay, approximate }: ShownObservance): string {
  return [
    name,
    ...(approximate ? ['date may change'] : []),
    ...(lastDay > date ? [`until ${dayName(lastDay)}`] : []),
    ...(kind === 'sensitive' ? ['avoid offers'] : []),
  ].join(', ')
}
