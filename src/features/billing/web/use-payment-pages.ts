import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { forgetOfferCode, useOfferCode } from '#features/auth/web/widgets/offer-code.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { type CHOOSABLE_PLANS, billingEndpoints } from '../contract.ts'
import { onBillingChanged } from './billing-news.ts'
import { type CheckoutTab, openCheckoutTab } from './checkout-tab.ts'
import { PLAN_DEPENDENT } from './queries.ts'

type Choosable = (typeof CHOOSABLE_PLANS)[number]

/** A page of the payment provider: the checkout of a plan, or the customer portal. */
type PaymentPage = Choosable | 'portal'

/**
 * The ways to the payment provider. Its pages open in a new tab; what was changed there is asked again as soon as
 * somebody is back here, or as the other tab says so.
 */
export function usePaymentPages(workspaceId: string) {
  const coupon = useOfferCode()
  const queryClient = useQueryClient()
  const away = useRef(false)
  const open = useMutation({
    mutationFn: ({ page }: { page: PaymentPage; tab: CheckoutTab }) => addressOf(page, workspaceId, coupon),
    onSuccess: ({ url, offerEnded }, { page, tab }) => {
      if (page !== 'portal') forgetOfferCode()
      away.current = true
      tab.show(url)
      if (offerEnded) {
        toast({ title: 'Your offer has ended', description: 'The checkout asks for the regular price.' })
      }
    },
    onError: (error, { page, tab }) => {
      tab.close()
      const fallback = page === 'portal' ? 'Failed to open the billing portal' : 'Failed to start checkout'
      toast({ title: 'Error', description: errorMessage(error, fallback), variant: 'destructive' })
      // What the page offered may rest on a plan that is no longer so.
      void queryClient.invalidateQueries(PLAN_DEPENDENT)
    },
  })

  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries(PLAN_DEPENDENT)
    const onReturn = () => {
      if (document.visibilityState === 'visible' && away.current) refresh()
    }
    document.addEventListener('visibilitychange', onReturn)
    const stopListening = onBillingChanged(refresh)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      stopListening()
    }
  }, [queryClient])

  return {
    /** Call it in the handler of a click. */
    go: (page: PaymentPage) => {
      const tab = openCheckoutTab(page === 'portal' ? 'Opening the billing portal' : 'Opening the checkout')
      open.mutate({ page, tab })
    },
    /** The offer somebody came with, until a checkout has taken it. */
    offer: open.isSuccess ? undefined : coupon,
    /** The page that is on its way. */
    opening: open.isPending ? open.variables.page : undefined,
  }
}

async function addressOf(
  page: PaymentPage,
  workspaceId: string,
  coupon: string | undefined,
): Promise<{ url: string; offerEnded: boolean }> {
  if (page !== 'portal') {
    const body = { plan: page, workspaceId, ...(coupon !== undefined && { coupon }) }
    return call(billingEndpoints.checkout, { body })
  }
  const { url } = await call(billingEndpoints.portal, { body: { workspaceId } })
  return { url, offerEnded: false }
}
