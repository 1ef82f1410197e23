import { paths } from '#web/paths.ts'

/** Pages that show one brand. From any other page, a brand leads to its library. */
const OF_BRAND: readonly string[] = [
  paths.createEmails,
  paths.emailOutlines,
  paths.trash,
  paths.emailCalendar,
  paths.insights,
  paths.brandSheet,
]
/** What stays the same for another brand. */
const KEPT = ['year', 'month', 'view']

export function addressOfBrand(
  { pathname, searchStr }: { pathname: string; searchStr: string },
  brandId: string,
): string {
  const isOfBrand = OF_BRAND.includes(pathname)
  const search = new URLSearchParams({ brandId })
  for (const [name, value] of new URLSearchParams(isOfBrand ? searchStr : '')) {
    if (KEPT.includes(name)) search.set(name, value)
  }
  return `${isOfBrand ? pathname : paths.emailOutlines}?${search}`
}
