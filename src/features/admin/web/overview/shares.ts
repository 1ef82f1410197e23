/** Never rounds a share to 0% or 100% unless it is exact. */
export function shareText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %'
  const percent = (part / whole) * 100
  if (percent < 1) return '<1 %'
  if (part < whole && percent > 99) return '>99 %'
  return `${Math.round(percent)} %`
}
