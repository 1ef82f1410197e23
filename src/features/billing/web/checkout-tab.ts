export interface CheckoutTab {
  /** Opens the URL in the new tab, or here if the browser opened none. */
  show(url: string): void
  close(): void
}

/** Opens a tab during the click. After the response, the browser would block it as a pop-up. */
export function openCheckoutTab(message: string, here: Pick<Window, 'open' | 'location'> = window): CheckoutTab {
  const tab = here.open('', '_blank')
  if (tab === null) {
    return { show: (url) => here.location.assign(url), close: () => undefined }
  }
  // The next page isn't ours and must not reach this one.
  tab.opener = null
  tab.document.title = message
  tab.document.body.textContent = message
  return {
    show(url) {
      // If the user closed the tab meanwhile, we don't open the page here.
      if (!tab.closed) tab.location.replace(url)
    },
    close: () => tab.close(),
  }
}
