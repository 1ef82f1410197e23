import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { toast } from '#web/kit/toast-store.ts'
import type { ChangingCall } from '#web/use-change.ts'
import { billingEndpoints } from '../../contract.ts'
import { paymentOptions } from '../queries.ts'

export interface PaidSession {
  sessionId: string
  email: string | undefined
  plan: string | undefined
  lookingUp: boolean
  link: (change: ChangingCall) => Promise<unknown>
}

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
    plan: data && `${PLAN_CATALOG[data.plan].label} plan`,
    lookingUp: isPending,
    link: (change) => change(billingEndpoints.linkSubscription, { body: { sessionId } }),
  }
}
