/**
 * Where the focus goes when a row leaves: to the menu of the next row, else of the one before, else to the heading of
 * the list. A row that comes back takes the focus itself. Ask before the change; the answer moves the focus after it.
 * Rows carry `data-idea` with their id and a `data-idea-menu`, or the same of another `kind`.
 */
export function nextFocus(id: string, kind: 'idea' | 'trashed' = 'idea'): () => void {
  const selector = `[data-${kind}="${CSS.escape(id)}"]`
  const anyMenu = `[data-${kind}-menu]`
  const row = document.querySelector(selector)
  if (row === null) return () => document.querySelector<HTMLElement>(`${selector} ${anyMenu}`)?.focus()
  const menus = [...document.querySelectorAll<HTMLElement>(anyMenu)].filter((menu) => !row.contains(menu))
  const after = menus.find((menu) => (row.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  const heading = document.getElementById('main')?.querySelector<HTMLElement>('h1')
  return () => {
    const target = [after, menus.at(-1), heading].find((candidate) => candidate?.isConnected === true)
    if (target === heading) heading?.setAttribute('tabindex', '-1')
    target?.focus()
  }
}
