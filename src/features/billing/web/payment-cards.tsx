import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CreditCard, ExternalLink, LifeBuoy } from 'lucide-react'
import { errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import type { Billing } from '../contract.ts'
import { InvoiceList } from './invoice-list.tsx'
import { invoicesOptions } from './queries.ts'

interface PaymentCardsProps {
  workspaceId: string
  billing: Billing
  opening: boolean
  onPortal: (() => void) | undefined
}

export function PaymentCards({ workspaceId, billing, opening, onPortal }: PaymentCardsProps) {
  return (
    <div className="mt-6 grid items-start gap-4 @4xl:grid-cols-[20rem_minmax(0,1fr)]">
      <PaymentMethodCard billing={billing} opening={opening} onPortal={onPortal} />
      {billing.hasPortal ? <HistoryCard workspaceId={workspaceId} /> : <SupportHistoryCard />}
    </div>
  )
}

function PaymentMethodCard({ billing, opening, onPortal }: Omit<PaymentCardsProps, 'workspaceId'>) {
  return (
    <Card as="section">
      <CardHeader title="Payment method" />
      <CardBody className="grid justify-items-start gap-4">
        <p className="flex gap-3 text-sm text-fg-2">
          <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
          {billing.hasPortal
            ? billing.mode === 'simulated'
              ? 'Payments are simulated here. No card is charged.'
              : 'Our payment provider stores your card. We never see the number.'
            : "You don't pay for this plan by card. Contact support to change the plan or the payment method."}
        </p>
        {billing.hasPortal ? (
          onPortal !== undefined && (
            <Button variant="secondary" size="touch" busy={opening} onClick={onPortal}>
              Update payment method
              <ExternalLink aria-hidden />
            </Button>
          )
        ) : (
          <Button asChild variant="secondary" size="touch">
            <Link to={paths.settings} search={{ tab: 'support' }}>
              <LifeBuoy aria-hidden />
              Contact support
            </Link>
          </Button>
        )}
      </CardBody>
    </Card>
  )
}

function SupportHistoryCard() {
  return (
    <Card as="section">
      <CardHeader title="Billing history" />
      <CardBody>
        <p className="text-sm text-fg-2">
          There are no invoices here because you don't pay for this plan by card. Contact support if you need a
          document.
        </p>
      </CardBody>
    </Card>
  )
}

function HistoryCard({ workspaceId }: { workspaceId: string }) {
  const { data, error, isFetching, refetch } = useQuery(invoicesOptions(workspaceId))
  return (
    <Card as="section" className="overflow-hidden">
      <CardHeader title="Billing history" description="Your latest invoices." />
      {data !== undefined ? (
        <InvoiceList invoices={data.invoices} />
      ) : error === null ? (
        <CardBody className="grid gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-9" />
          ))}
        </CardBody>
      ) : (
        <CardBody>
          <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-fg-3">
            {errorMessage(error, "We couldn't load your invoices.")}
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        </CardBody>
      )}
    </Card>
  )
}
