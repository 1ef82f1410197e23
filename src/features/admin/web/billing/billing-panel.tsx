import { useInfiniteQuery } from '@tanstack/react-query'
import { classNames } from '#web/kit/class-names.ts'
import { adminBillingEndpoints } from '../../billing-contract.ts'
import { useFilterAddress } from '../lists/filter-address.ts'
import { pagedQuery } from '../lists/paged-query.ts'
import { SubscriptionList } from './subscription-list.tsx'
import { UnlinkedPayments } from './unlinked-payments.tsx'
import { WebhookLog } from './webhook-log.tsx'

const SECTIONS = { subscriptions: 'Subscriptions', unlinked: 'Unlinked payments', webhooks: 'Webhook log' } as const
type Section = keyof typeof SECTIONS

const isSection = (name: string | undefined): name is Section => name !== undefined && name in SECTIONS

/** The payments of the platform: who pays for what, what belongs to nobody yet, and what the provider reported. */
export function BillingPanel() {
  const { filter, change } = useFilterAddress(['section'])
  const section = isSection(filter.section) ? filter.section : 'subscriptions'
  // How many wait is said before somebody looks.
  const unlinked = useInfiniteQuery(pagedQuery(adminBillingEndpoints.unlinked, {}))
  const first = unlinked.data?.pages[0]
  const waiting = first?.payments.filter(({ endedAt }) => endedAt === null).length ?? 0
  return (
    <>
      <div
        role="group"
        aria-label="Part of the billing"
        className="mb-4 flex gap-1 overflow-x-auto rounded-lg bg-surface-2 p-1 hairline"
      >
        {(Object.keys(SECTIONS) as Section[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === section}
            onClick={() => change({ section: each === 'subscriptions' ? undefined : each })}
            className={classNames(
              'flex h-8 shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium whitespace-nowrap max-md:h-(--touch)',
              'transition-colors focus-visible:-outline-offset-2',
              each === section ? 'bg-surface text-fg shadow-e1' : 'text-fg-2 hover:text-fg',
            )}
          >
            {SECTIONS[each]}
            {each === 'unlinked' && waiting > 0 && (
              <span className="tnum rounded-full bg-warn-soft px-1.5 text-2xs text-warn">
                {waiting}
                <span className="sr-only"> waiting</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {section === 'subscriptions' && <SubscriptionList />}
      {section === 'unlinked' && <UnlinkedPayments query={unlinked} />}
      {section === 'webhooks' && <WebhookLog />}
    </>
  )
}
