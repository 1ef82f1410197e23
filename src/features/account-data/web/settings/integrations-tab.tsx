import { Link } from '@tanstack/react-router'
import { Cloud, Send, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrentWorkspace } from '#features/workspaces/web/queries.ts'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Card } from '#web/kit/card.tsx'
import { LockedCard } from '#web/kit/locked-card.tsx'
import { paths } from '#web/paths.ts'

/** What the workspace can be joined to. */
export function IntegrationsTab({ current }: { current: CurrentWorkspace }) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {current.limits.klaviyoIntegrationEnabled ? (
        <Integration icon={<Send aria-hidden />} title="Klaviyo" badge="In a later version">
          Your plan includes the Klaviyo connection. Connecting an account comes with a later version of Mailmonth;
          there is nothing to set up yet.
        </Integration>
      ) : (
        <LockedCard
          title="Klaviyo"
          requirement="Available only on Teams plan"
          {...(current.may('VIEW_BILLING') && {
            action: (
              <Button asChild size="sm" className="max-md:h-(--touch)">
                <Link to={paths.billing}>Upgrade to Teams</Link>
              </Button>
            ),
          })}
        />
      )}
      <Integration icon={<ShoppingBag aria-hidden />} title="Online store" badge="Coming soon">
        Products and prices of your shop as material for outlines.
      </Integration>
      <Integration icon={<Cloud aria-hidden />} title="Cloud file storage" badge="Coming soon">
        Finished documents in the folder your team works from.
      </Integration>
    </div>
  )
}

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
