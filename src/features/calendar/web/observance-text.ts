import { dayName } from '../calendar-days.ts'
import type { ShownObservance } from '../contract.ts'

/** `Black Friday`; with what a name alone does not say: that the date may move, that it lasts, that nothing is sold. */
export function observanceText({ name, kind, date, lastDay, approximate }: ShownObservance): string {
  return [
    name,
    ...(approximate ? ['check the date'] : []),
    ...(lastDay > date ? [`until ${dayName(lastDay)}`] : []),
    ...(kind === 'sensitive' ? ['no day for offers'] : []),
  ].join(', ')
}
