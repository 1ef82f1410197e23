/**
 * The focus moves to the next row's menu, else the previous row's, else the list's heading. Call this before the change
 * and the returned function after it.
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
