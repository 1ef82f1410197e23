import { useInfiniteQuery } from '@tanstack/react-query'
import { ChoiceBar } from '#web/kit/choice-bar.tsx'
import { adminBillingEndpoints } from '../../billing-contract.ts'
import { useFilterAddress } from '../lists/filter-address.ts'
import { pagedQuery } from '../lists/paged-query.ts'
import { SubscriptionList } from './subscription-list.tsx'
import { UnlinkedPayments } from './unlinked-payments.tsx'
import { WebhookLog } from './webhook-log.tsx'

const SECTIONS = { subscriptions: 'Subscriptions', unlinked: 'Unlinked payments', webhooks: 'Webhook log' } as const
type Section = keyof typeof SECTIONS

const isSection = (name: string | undefined): name is Section => name !== undefined && name in SECTIONS

export function BillingPanel() {
  const { filter, change } = useFilterAddress(['section'])
  const section = isSection(filter.section) ? filter.section : 'subscriptions'
  const unlinked = useInfiniteQuery(pagedQuery(adminBillingEndpoints.unlinked, {}))
  const first = unlinked.data?.pages[0]
  const waiting = first?.payments.filter(({ endedAt }) => endedAt === null).length ?? 0
  return (
    <>
      <ChoiceBar
        aria-label="Billing section"
        options={(Object.keys(SECTIONS) as Section[]).map((each) => ({
          value: each,
          label:
            each === 'unlinked' && waiting > 0 ? (
              <>
                {SECTIONS[each]}
                <span className="tnum rounded-full bg-warn-soft px-1.5 text-2xs text-warn">
                  {waiting}
                  <span className="sr-only"> waiting</span>
                </span>
              </>
            ) : (
              SECTIONS[each]
            ),
        }))}
        value={section}
        onValueChange={(each) => change({ section: each === 'subscriptions' ? undefined : each })}
      />
      {section === 'subscriptions' && <SubscriptionList />}
      {section === 'unlinked' && <UnlinkedPayments query={unlinked} />}
      {section === 'webhooks' && <WebhookLog />}
    </>
  )
}
