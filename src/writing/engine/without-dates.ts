import type { Language } from '#shared/brand-brief.ts'
import { monthNumbersIn, weekdayNumbersIn } from '#shared/day-names.ts'

/** Two texts that name a Saturday or a January don't speak of the same thing. */
export function withoutDates(text: string, language: Language): string {
  const [months, weekdays] = [monthNumbersIn(language), weekdayNumbersIn(language)]
  return text.replaceAll(/\p{L}+/gu, (word) =>
    months.has(word.toLowerCase()) || weekdays.has(word.toLowerCase()) ? ' ' : word,
  )
}
