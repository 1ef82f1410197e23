import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import type { SubscriptionStatus } from '#shared/plan-catalog.ts'
import { paths } from '#web/paths.ts'
import { paymentBanner } from '../billing-banners.ts'
import { billingOptions } from '../queries.ts'

const TROUBLE: readonly SubscriptionStatus[] = ['past_due', 'unpaid', 'incomplete']

export function DunningBanner() {
  const current = useWorkspace()
  const onBilling = useLocation({ select: ({ pathname }) => pathname.startsWith(paths.billing) })
  // The billing page itself shows the payment and how to pay it.
  if (current === null || onBilling || !current.may('VIEW_BILLING')) return null
  return TROUBLE.includes(current.workspace.subscription.status) ? <OpenPayment current={current} /> : null
}

function OpenPayment({ current }: { current: CurrentWorkspace }) {
  const { data } = useQuery(billingOptions(current.workspace.id))
  const [openedAt] = useState(() => new Date())
  const notice = data === undefined ? undefined : paymentBanner(data, openedAt)
  if (notice === undefined) return null
  return (
    <section aria-label={notice.title} className="border-b border-line bg-warn-soft px-4 py-3 md:px-6">
      <p className="flex items-start gap-2.5 text-sm text-fg">
        <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <span>
          <strong className="font-semibold text-warn">{notice.title}:</strong> {notice.text}{' '}
          <Link
            to={paths.billing}
            className="-my-3 inline-block py-3 font-medium text-teal underline underline-offset-4"
          >
            Go to billing
          </Link>
        </span>
      </p>
    </section>
  )
}
