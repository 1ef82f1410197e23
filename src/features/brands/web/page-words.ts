export function pageInWords(page: string): string {
  const { pathname } = new URL(page)
  if (pathname === '/') return 'home page'
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
