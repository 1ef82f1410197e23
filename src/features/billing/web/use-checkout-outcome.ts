import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { forgetOfferCode } from '#features/auth/web/widgets/offer-code.ts'
import { errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { routeIds } from '#web/searches.ts'
import { useChange, useRefresh } from '#web/use-change.ts'
import { billingEndpoints } from '../contract.ts'
import { lookAgainAndTell, tellBillingChanged } from './billing-news.ts'

export function useCheckoutOutcome(): void {
  const { success, canceled, session_id: sessionId } = useSearch({ from: routeIds.billing })
  const refresh = useRefresh()
  const navigate = useNavigate()
  const told = useRef('')
  const stopLooking = useRef(() => {})
  const settled = useCallback(() => {
    stopLooking.current = lookAgainAndTell(() => void refresh('workspace'))
  }, [refresh])
  const { mutate: takePayment } = useChange(billingEndpoints.linkSubscription, {
    input: (id: string) => ({ body: { sessionId: id } }),
    done: ({ workspaceId }) => ({
      title: 'Subscription Updated',
      description:
        workspaceId === null
          ? 'Your payment is confirmed. The plan starts with your first workspace.'
          : 'Your payment is confirmed and your subscription is active.',
    }),
    onError: (error) => {
      const description = errorMessage(error, 'Please contact support to activate your subscription.')
      toast({ title: 'Subscription not activated', description, variant: 'destructive', duration: 15_000 })
    },
    onSettled: settled,
    // `settled` asks again, more than once.
    isFollowed: () => true,
  })

  useEffect(() => {
    const outcome = `${success === 'true'} ${canceled === 'true'} ${sessionId ?? ''}`
    if (outcome === 'false false ' || told.current === outcome) return
    told.current = outcome
    if (sessionId !== undefined) takePayment(sessionId)
    else if (success === 'true') {
      // The browser copies the session storage of this tab into the tab of the checkout.
      forgetOfferCode()
      toast({
        title: 'Subscription Updated',
        description: 'Thanks! Your plan changes as soon as the payment is confirmed.',
      })
      settled()
    } else {
      toast({ title: 'Checkout Canceled', description: "You weren't charged. Your plan didn't change." })
      tellBillingChanged()
    }
    void navigate({ to: paths.billing, replace: true })
  }, [success, canceled, sessionId, settled, takePayment, navigate])

  useEffect(() => () => stopLooking.current(), [])
}
