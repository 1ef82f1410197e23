/**
 * Where the focus goes when a row leaves: to the menu of the next row, else of the one before, else to the heading of
 * the list. A row that comes back takes the focus itself. Ask before the change; the answer moves the focus after it.
 */
export function nextFocus(id: string): () => void {
  const selector = `[data-idea="${CSS.escape(id)}"]`
  const row = document.querySelector(selector)
  if (row === null) return () => document.querySelector<HTMLElement>(`${selector} [data-idea-menu]`)?.focus()
  const menus = [...document.querySelectorAll<HTMLElement>('[data-idea-menu]')].filter((menu) => !row.contains(menu))
  const after = menus.find((menu) => (row.compareDocumentPosition(menu) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  const heading = document.getElementById('main')?.querySelector<HTMLElement>('h1')
  return () => {
    const target = [after, menus.at(-1), heading].find((candidate) => candidate?.isConnected === true)
    if (target === heading) heading?.setAttribute('tabindex', '-1')
    target?.focus()
  }
}
