import { showToast } from './site-toast.ts'

export const GUEST_CHECKOUT = '/api/billing/checkout-guest'
export const ACCOUNT_CHECKOUT = '/api/billing/checkout'
const FAILED = 'Failed to start checkout'

interface Order {
  plan: string
  promotionCode?: string
}

export async function checkoutUrl(path: string, order: Order): Promise<string> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(order),
  })
  // A proxy may have responded with its own page.
  const body = (await answer.json().catch(() => ({}))) as { url?: string; error?: string }
  if (!answer.ok || body.url === undefined) throw new Error(body.error ?? FAILED)
  return body.url
}

export function greetFromCheckout(): void {
  const url = new URL(location.href)
  if (url.searchParams.get('canceled') !== 'true') return
  showToast('Checkout Canceled', "You weren't charged. You can choose a plan at any time.")
  url.searchParams.delete('canceled')
  history.replaceState(null, '', url)
}

/** Without a script these links lead to the sign-up or the billing page. */
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
  // After the browser's Back button the page comes from its cache, still busy.
  window.addEventListener('pageshow', () => void (link.ariaBusy = null))
}
