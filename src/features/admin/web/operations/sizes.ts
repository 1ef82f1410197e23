const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

export function sizeText(bytes: number): string {
  let size = bytes / 1000
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${unit === 0 ? Math.ceil(size) : size.toFixed(1)} ${UNITS[unit]}`
}
