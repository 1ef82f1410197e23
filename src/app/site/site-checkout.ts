import { showToast } from './site-toast.ts'

/** The public pages load no schemas, so the addresses stand here too; a test compares them with the contract. */
export const GUEST_CHECKOUT = '/api/billing/checkout-guest'
/** The checkout of somebody who is signed in, for the current workspace. */
export const ACCOUNT_CHECKOUT = '/api/billing/checkout'
const FAILED = 'Failed to start checkout'

interface Order {
  plan: string
  promotionCode?: string
}

/** Asks for a checkout page; what the server says against it becomes the error's message. */
export async function checkoutUrl(path: string, order: Order): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(order),
  })
  // Something between here and the server may have answered, with a page of its own.
  const body = (await answer.json().catch(() => ({}))) as { url?: string; error?: string }
  if (!answer.ok || body.url === undefined) throw new Error(body.error ?? FAILED)
  return body.url
}

/** Whoever turned back at the checkout is told so once; a reload does not say it again. */
export function greetFromCheckout(): void {
  const url = new URL(location.href)
  if (url.searchParams.get('canceled') !== 'true') return
  showToast('Checkout Canceled', 'Nothing was charged. Your choice of plan is still open.')
  url.searchParams.delete('canceled')
  history.replaceState(null, '', url)
}

/** Links that start a checkout. Without a script they lead to the sign-up or the billing page instead. */
export function connectCheckout(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault()
    if (link.ariaDisabled === 'true' || link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    const { checkout = '', code } = link.dataset
    const path = 'signedIn' in link.dataset ? ACCOUNT_CHECKOUT : GUEST_CHECKOUT
    checkoutUrl(path, { plan: checkout, ...(code !== undefined && { promotionCode: code }) })
      .then((url) => location.assign(url))
      .catch((error: unknown) => {
        link.ariaBusy = null
        showToast(
          'Error',
          error instanceof Error && !(error instanceof TypeError) ? error.message : FAILED,
          'destructive',
        )
      })
  })
  // Whoever comes back from the checkout finds the page as it was left, from the browser's memory.
  window.addEventListener('pageshow', () => void (link.ariaBusy = null))
}
