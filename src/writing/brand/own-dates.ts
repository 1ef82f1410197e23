import { MONTH_NUMBERS } from '#shared/day-names.ts'

/** The parts of a text that was split at its periods, without a cut in "31. Januar". */
export function withWholeDates(parts: readonly string[]): string[] {
  const whole: string[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    const next = /^\p{L}{3,12}/u.exec(part.slice(0, 16))?.[0].toLowerCase() ?? ''
    const isCut = before !== undefined && MONTH_NUMBERS.has(next) && /(?<!\d)\d{1,2}\.$/u.test(before.slice(-4))
    if (isCut) whole[whole.length - 1] = `${before} ${part}`
    else whole.push(part)
  }
  return whole
}
