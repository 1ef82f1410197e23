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

/** How a paid plan is paid, and what was paid before. */
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
      <CardHeader title="Payment Method" />
      <CardBody className="grid justify-items-start gap-4">
        <p className="flex gap-3 text-sm text-fg-2">
          <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
          {billing.hasPortal
            ? billing.mode === 'simulated'
              ? 'Payments are simulated here. There is no card, and none is charged.'
              : 'Your card is kept by our payment provider. We never see its number.'
            : 'Your plan is not paid by card. Our support changes it, or how it is paid.'}
        </p>
        {billing.hasPortal ? (
          onPortal !== undefined && (
            <Button variant="secondary" className="max-md:h-(--touch)" busy={opening} onClick={onPortal}>
              Update Payment Method
              <ExternalLink aria-hidden />
            </Button>
          )
        ) : (
          <Button asChild variant="secondary" className="max-md:h-(--touch)">
            <Link to={paths.settings} search={{ tab: 'support' }}>
              <LifeBuoy aria-hidden />
              Contact Support
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
      <CardHeader title="Billing History" />
      <CardBody>
        <p className="text-sm text-fg-2">
          There are no invoices here because your plan isn't paid by card. Contact support if you need a document.
        </p>
      </CardBody>
    </Card>
  )
}

function HistoryCard({ workspaceId }: { workspaceId: string }) {
  const { data, error, isFetching, refetch } = useQuery(invoicesOptions(workspaceId))
  return (
    <Card as="section" className="overflow-hidden">
      <CardHeader title="Billing History" description="Your newest invoices." />
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
            {errorMessage(error, 'Your invoices could not be loaded.')}
            <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        </CardBody>
      )}
    </Card>
  )
}
