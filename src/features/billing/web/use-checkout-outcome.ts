import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { forgetOfferCode } from '#features/auth/web/widgets/offer-code.ts'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { billingEndpoints } from '../contract.ts'
import { lookAgainAndTell, tellBillingChanged } from './billing-news.ts'
import { PLAN_DEPENDENT } from './queries.ts'

/**
 * What the query says about a checkout that has just been left: paid, canceled, or paid before the person was signed in.
 * It is told once and taken out of the address.
 */
export function useCheckoutOutcome(): void {
  const { success, canceled, session_id: sessionId } = useSearch({ strict: false })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const told = useRef('')
  const stopLooking = useRef(() => {})

  useEffect(() => {
    const outcome = `${success === 'true'} ${canceled === 'true'} ${sessionId ?? ''}`
    if (outcome === 'false false ' || told.current === outcome) return
    told.current = outcome
    const settled = () => {
      stopLooking.current = lookAgainAndTell(() => void queryClient.invalidateQueries(PLAN_DEPENDENT))
    }
    if (sessionId !== undefined) void takePayment(sessionId).then(settled)
    else if (success === 'true') {
      // The tab of the checkout began as a copy of the one it was opened from.
      forgetOfferCode()
      toast({
        title: 'Subscription Updated',
        description: 'Thank you. Your plan changes as soon as the payment is confirmed.',
      })
      settled()
    } else {
      toast({ title: 'Checkout Canceled', description: 'Nothing was charged. Your plan is as it was.' })
      tellBillingChanged()
    }
    void navigate({ to: paths.billing, replace: true })
  }, [success, canceled, sessionId, queryClient, navigate])

  useEffect(() => () => stopLooking.current(), [])
}

/** Gives a payment that was made before the sign-in to the person who is here now, and says what came of it. */
async function takePayment(sessionId: string): Promise<void> {
  try {
    const { workspaceId } = await call(billingEndpoints.linkSubscription, { body: { sessionId } })
    const description =
      workspaceId === null
        ? 'Your payment is confirmed. The plan starts with your first workspace.'
        : 'Your payment is confirmed and your subscription is active.'
    toast({ title: 'Subscription Updated', description })
  } catch (error) {
    const description = errorMessage(error, 'Please contact support to activate your subscription.')
    toast({ title: 'Subscription not activated', description, variant: 'destructive', duration: 15_000 })
  }
}
