import { useEffect, useRef } from 'react'
import { forgetOfferCode, useOfferCode } from '#features/auth/web/widgets/offer-code.ts'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type ChangingCall, useChanges, useRefresh } from '#web/use-change.ts'
import { type CHOOSABLE_PLANS, billingEndpoints } from '../contract.ts'
import { onBillingChanged } from './billing-news.ts'
import { type CheckoutTab, openCheckoutTab } from './checkout-tab.ts'

type Choosable = (typeof CHOOSABLE_PLANS)[number]

type PaymentPage = Choosable | 'portal'

/** The provider's pages open in a new tab, so we read the plan again when the user comes back. */
export function usePaymentPages(workspaceId: string) {
  const coupon = useOfferCode()
  const refresh = useRefresh()
  const away = useRef(false)
  const open = useChanges(
    (change, { page }: { page: PaymentPage; tab: CheckoutTab }) => addressOf(change, page, workspaceId, coupon),
    {
      onAnswer: ({ url }, { page, tab }) => {
        if (page !== 'portal') forgetOfferCode()
        away.current = true
        tab.show(url)
      },
      done: ({ offerEnded }) =>
        offerEnded ? { title: 'Your offer has ended', description: 'Checkout shows the regular price.' } : undefined,
      onError: (error, { page, tab }) => {
        tab.close()
        const fallback = page === 'portal' ? 'Failed to open the billing portal' : 'Failed to start checkout'
        toast({ title: 'Error', description: errorMessage(error, fallback), variant: 'destructive' })
        // The page may have offered something based on an old plan.
        void refresh('workspace')
      },
    },
  )

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible' && away.current) void refresh('workspace')
    }
    document.addEventListener('visibilitychange', onReturn)
    const stopListening = onBillingChanged(() => void refresh('workspace'))
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      stopListening()
    }
  }, [refresh])

  return {
    /** Call this in a click handler, or the browser blocks the new tab. */
    go: (page: PaymentPage) => {
      const tab = openCheckoutTab(page === 'portal' ? 'Opening the billing portal' : 'Opening the checkout')
      open.mutate({ page, tab })
    },
    offer: open.isSuccess ? undefined : coupon,
    opening: open.isPending ? open.variables.page : undefined,
  }
}

async function addressOf(
  change: ChangingCall,
  page: PaymentPage,
  workspaceId: string,
  coupon: string | undefined,
): Promise<{ url: string; offerEnded: boolean }> {
  if (page !== 'portal') {
    const body = { plan: page, workspaceId, ...(coupon !== undefined && { coupon }) }
    return change(billingEndpoints.checkout, { body })
  }
  const { url } = await change(billingEndpoints.portal, { body: { workspaceId } })
  return { url, offerEnded: false }
}
