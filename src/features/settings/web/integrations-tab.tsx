import { useQuery } from '@tanstack/react-query'
import { Cloud, ShoppingBag, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { brandsOptions, chooseBrand } from '#features/brands/web/queries.ts'
import { WebhooksCard } from '#features/hooks/web/widgets/webhooks-card.tsx'
import { KlaviyoCard } from '#features/history/web/widgets/klaviyo-card.tsx'
import { ApiTokensCard } from '#features/tokens/web/widgets/api-tokens-card.tsx'
import { AssistantsCard } from '#features/tokens/web/widgets/assistants-card.tsx'
import { SecurityLogCard } from '#features/tokens/web/widgets/security-log-card.tsx'
import { TeamsOnlyCard } from '#features/tokens/web/widgets/teams-only-card.tsx'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Card } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { Select } from '#web/kit/select.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { QueryFailed } from '#web/query-failed.tsx'

export function IntegrationsTab({ current }: { current: CurrentWorkspace }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {current.limits.klaviyoIntegrationEnabled ? (
        <KlaviyoOfBrand current={current} />
      ) : (
        <TeamsOnlyCard title="Klaviyo" current={current} />
      )}
      <Integration icon={<ShoppingBag aria-hidden />} title="Online store" badge="Coming soon">
        Use your store's products and prices in outlines.
      </Integration>
      <Integration icon={<Cloud aria-hidden />} title="Cloud file storage" badge="Coming soon">
        Save finished outlines to your team's folder.
      </Integration>
      <ApiTokensCard current={current} />
      <AssistantsCard current={current} />
      <WebhooksCard current={current} />
      <SecurityLogCard current={current} />
    </div>
  )
}

/** The key belongs to a brand, because an agency has one per brand. */
function KlaviyoOfBrand({ current }: { current: CurrentWorkspace }) {
  const query = useQuery(brandsOptions)
  const [chosen, setChosen] = useState<string>()
  const brands = (query.data?.brands ?? []).filter(({ workspaceId }) => workspaceId === current.workspace.id)
  const brand = chooseBrand(brands, chosen, current.membership?.lastAccessedBrandId)
  if (query.isError) {
    return (
      <Card className="lg:col-span-3">
        <QueryFailed query={query} what="Your brands" />
      </Card>
    )
  }
  if (brand === null) {
    return query.isPending ? (
      <LoadingRegion label="Loading your brands">
        <Skeleton className="h-48 w-full rounded-xl" />
      </LoadingRegion>
    ) : (
      <Integration icon={<Store aria-hidden />} title="Klaviyo" badge="No brand yet">
        Klaviyo connects to a brand. Create a brand first.
      </Integration>
    )
  }
  return (
    <div className="grid min-w-0 gap-4 lg:col-span-3">
      {brands.length > 1 && (
        <Field label="Brand" className="max-w-sm">
          <Select
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
            value={brand.id}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <KlaviyoCard key={brand.id} brand={brand} locked={whyLocked(current)} waitsForKey />
    </div>
  )
}

const whyLocked = (current: CurrentWorkspace) =>
  current.readOnly
    ? "This workspace is suspended, so you can't change the connection."
    : current.may('UPLOAD_HISTORICAL_DATA')
      ? undefined
      : 'Only managers, admins and the owner can change the connection.'

function Integration(props: { icon: ReactNode; title: string; badge: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-center gap-2.5">
        <span className="grid size-8 place-items-center rounded-lg bg-surface-3 text-fg-2 [&_svg]:size-4">
          {props.icon}
        </span>
        <h2 className="flex-1 text-base font-semibold">{props.title}</h2>
        <Badge variant="secondary">{props.badge}</Badge>
      </div>
      <p className="text-sm text-fg-2">{props.children}</p>
    </Card>
  )
}
