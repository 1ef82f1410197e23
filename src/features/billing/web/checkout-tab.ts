/** A tab for a page whose address is not known yet. */
export interface CheckoutTab {
  /** Goes to the page: in the new tab, or here where the browser allowed none. */
  show(url: string): void
  /** There is nothing to show after all. */
  close(): void
}

/**
 * Opens a tab while the click still counts as one: asked for only once the server has answered, it would be blocked as a
 * pop-up.
 */
export function openCheckoutTab(message: string, here: Pick<Window, 'open' | 'location'> = window): CheckoutTab {
  const tab = here.open('', '_blank')
  if (tab === null) {
    return { show: (url) => here.location.assign(url), close: () => undefined }
  }
  // The page that comes is not ours; it must not reach this one.
  tab.opener = null
  tab.document.title = message
  tab.document.body.textContent = message
  return {
    show(url) {
      // Whoever has closed the tab in the meantime does not want the page elsewhere either.
      if (!tab.closed) tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}
