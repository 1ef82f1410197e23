import { Link, useLocation } from '@tanstack/react-router'
import { CreditCard, Settings, type LucideIcon } from 'lucide-react'
import { useWorkspace } from '#features/workspaces/web/queries.ts'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { Button } from '../kit/button.tsx'
import { Card } from '../kit/card.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { PageHeader } from '../kit/page-header.tsx'
import { paths } from '../paths.ts'
import { pageName } from './shell/sidebar-entries.ts'

const icons: Record<string, LucideIcon> = {
  [paths.billing]: CreditCard,
}

/** Addresses that other parts of the product and mails already name, although this version does not have them. */
export function ComingPage() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') })
  const plan = useWorkspace()?.workspace.plan ?? 'FREE'
  const title = pageName(pathname) ?? 'This page'
  const Icon = icons[pathname] ?? Settings
  const billing = pathname === paths.billing
  return (
    <>
      <title>{`${title} · Mailmonth`}</title>
      <PageHeader title={title} />
      <Card>
        <EmptyState
          icon={<Icon aria-hidden />}
          title={billing ? 'Plans cannot be changed yet' : `${title} is not in this version yet`}
          description={
            billing
              ? `Your workspace is on the ${PLAN_CATALOGUE[plan].label} plan. Nothing is charged, and nothing you have made is lost.`
              : 'It comes with a later version. Everything you plan and write now will be there.'
          }
          action={
            <Button asChild variant="secondary" className="max-md:h-(--touch)">
              <Link to={paths.dashboard}>Go to Dashboard</Link>
            </Button>
          }
        />
      </Card>
    </>
  )
}
