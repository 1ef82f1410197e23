/** `example.com` becomes `https://example.com`, and empty stays empty. */
export function withProtocol(website: string): string {
  const trimmed = website.trim()
  return trimmed === '' || /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`
}

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.') && username === ''
}
