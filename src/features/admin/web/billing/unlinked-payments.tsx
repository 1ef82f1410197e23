import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#shared/endpoint.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import type { UnlinkedPayment, adminBillingEndpoints } from '../../billing-contract.ts'
import { PagedList } from '../lists/paged-list.tsx'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { shortDayText, moneyText } from '#features/billing/web/widgets/money-and-days.ts'
import { STATUS_LOOK } from './payment-texts.ts'
import { ProviderLink } from './subscription-list.tsx'

type Page = AnswerOf<(typeof adminBillingEndpoints)['unlinked']>

export function UnlinkedPayments({ query }: { query: UseInfiniteQueryResult<InfiniteData<Page>> }) {
  const [assigning, setAssigning] = useState<UnlinkedPayment>()
  return (
    <Card as="section" className="@container">
      <CardHeader
        title="Unlinked payments"
        description="Payments made before sign-up. We remind payers after one hour, three days and two weeks."
      />
      <PagedList
        query={query}
        what="payments"
        rowsOf={({ payments }) => payments}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon={<UserRoundCheck aria-hidden />}
            title="No unlinked payments"
            description="Payments made before sign-up appear here until they're claimed."
          />
        }
      >
        {(payment) => <PaymentRow payment={payment} onAssign={() => setAssigning(payment)} />}
      </PagedList>
      {assigning !== undefined && <AssignDialog payment={assigning} onClose={() => setAssigning(undefined)} />}
    </Card>
  )
}

function PaymentRow({ payment, onAssign }: { payment: UnlinkedPayment; onAssign: () => void }) {
  const { email, plan, status, monthlyAmount, currency, paidAt, endedAt, takenOverBy, providerUrl } = payment
  const { label, dot } = STATUS_LOOK[status]
  const name = email ?? payment.id
  const forbidden = changeRefusal(useSuperAdmin())
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]">
      <div className="min-w-0">
        <p className="truncate font-medium">{email ?? 'No email address'}</p>
        <p className="text-xs text-fg-3">{`Paid ${shortDayText(paidAt)} · ${waitText(payment)}`}</p>
      </div>
      <p className="flex flex-wrap items-center gap-1.5">
        {plan !== null && <Badge>{PLAN_CATALOG[plan].label}</Badge>}
        <Badge variant="secondary" dot={endedAt === null ? dot : 'muted'}>
          {endedAt === null ? label : 'Ended'}
        </Badge>
        <span className="tnum text-xs text-fg-3">{`${moneyText(monthlyAmount, currency)} a month`}</span>
      </p>
      <div className="flex justify-end gap-1">
        {providerUrl !== null && <ProviderLink href={providerUrl} of={name} />}
        {endedAt === null && plan !== null && takenOverBy === null && (
          <Button variant="secondary" size="touch" reason={forbidden} onClick={onAssign}>
            <UserRoundPlus aria-hidden />
            Assign
            <span className="sr-only">{` the payment of ${name}`}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

function waitText({ endedAt, takenOverBy, reminders, remindedAt }: UnlinkedPayment): string {
  if (endedAt !== null) return `ended ${shortDayText(endedAt)}`
  if (takenOverBy !== null) return `waiting for ${takenOverBy}'s first workspace`
  if (remindedAt === null) return 'waiting for an account, no reminder sent yet'
  const times = reminders === 1 ? 'once' : `${reminders} times`
  return `waiting for an account, reminded ${times}, last ${shortDayText(remindedAt)}`
}
