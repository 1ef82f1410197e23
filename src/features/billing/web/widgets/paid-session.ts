import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { call } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { billingEndpoints } from '../../contract.ts'
import { paymentOptions } from '../queries.ts'

export interface PaidSession {
  sessionId: string
  /** Undefined while it is looked up, and where that failed. */
  email: string | undefined
  plan: string | undefined
  lookingUp: boolean
  link: () => Promise<unknown>
}

/** What somebody has paid before they had an account: whose address it was, and the way to take it over. */
export function usePaidSession(sessionId: string | undefined): PaidSession | undefined {
  const { data, isPending, isError } = useQuery({
    ...paymentOptions(sessionId ?? ''),
    enabled: sessionId !== undefined,
  })
  const warn = useEffectEvent(() => {
    const description = 'Could not retrieve payment information. Please contact support.'
    toast({ title: 'Warning', description, variant: 'destructive', duration: 15_000 })
  })
  useEffect(() => {
    if (isError) warn()
  }, [isError])
  if (sessionId === undefined) return undefined
  return {
    sessionId,
    email: data?.email,
    plan: data && `${PLAN_CATALOGUE[data.plan].label} plan`,
    lookingUp: isPending,
    link: () => call(billingEndpoints.linkSubscription, { body: { sessionId } }),
  }
}
