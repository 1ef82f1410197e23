import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, FileText, Lightbulb, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { brandsOptions } from '#features/brands/web/queries.ts'
import { usageOptions } from '#features/plans/web/queries.ts'
import { useWorkspace, workspacesOptions } from '#features/workspaces/web/queries.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { UsageBar } from '#web/kit/usage-bar.tsx'
import { paths } from '#web/paths.ts'
import { AddBrand } from './add-brand.tsx'
import { BrandRow } from './brand-row.tsx'

/** Where a day begins: what there is, what is left this month, and the way to the next idea. */
export function HomePage() {
  const place = useWorkspace()
  const { data: workspaces } = useSuspenseQuery(workspacesOptions)
  const { data } = useSuspenseQuery(brandsOptions)
  const brands = data.brands.filter(({ workspaceId }) => workspaceId === place?.workspace.id)
  const mayWrite = place === null || (!place.readOnly && place.may('CREATE_EMAIL_IDEAS'))
  return (
    <>
      <title>Dashboard · Mailmonth</title>
      <PageHeader
        title="Dashboard"
        description={place?.workspace.name}
        actions={brands.length > 0 && <AddBrand place={place} brandCount={brands.length} />}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <Tile icon={<Store aria-hidden />} title="Total Brands" figure={String(brands.length)}>
          {`in ${workspaces.workspaces.length} ${workspaces.workspaces.length === 1 ? 'workspace' : 'workspaces'}`}
        </Tile>
        <Tile icon={<Lightbulb aria-hidden />} title="Create Email Ideas" to={paths.createEmails}>
          {mayWrite ? 'Fill a month with ideas for your brand' : 'Read the ideas of your brands'}
        </Tile>
        <Tile icon={<FileText aria-hidden />} title="View Outlines" to={paths.emailOutlines}>
          Read the briefs by month, and hand them over
        </Tile>
      </div>
      {place !== null && <UsageCard workspaceId={place.workspace.id} />}
      <Card as="section" className="mt-4">
        {brands.length === 0 ? (
          <EmptyState
            icon={<Store aria-hidden />}
            title="No brands yet"
            description="Describe your brand once. Everything that is planned and written builds on it."
            action={<AddBrand place={place} brandCount={0} />}
          />
        ) : (
          <>
            <CardHeader title="Your Brands" />
            <ul className="divide-y divide-line border-t border-line">
              {brands.map((brand) => (
                <BrandRow key={brand.id} brand={brand} place={place} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </>
  )
}

function Tile({
  icon,
  title,
  figure,
  to,
  children,
}: {
  icon: ReactNode
  title: string
  figure?: string
  to?: string
  children: ReactNode
}) {
  const content = (
    <>
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-teal-soft text-teal-ink [&_svg]:size-4.5">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="text-base font-semibold">{title}</span>
          {figure !== undefined && <span className="tnum text-lg font-semibold text-teal-ink">{figure}</span>}
        </span>
        <span className="mt-0.5 block text-sm text-fg-3">{children}</span>
      </span>
      {to !== undefined && (
        <ArrowRight
          aria-hidden
          className="size-4 shrink-0 text-fg-3 transition-transform group-hover:translate-x-0.5"
        />
      )}
    </>
  )
  const look = 'sheet flex min-w-0 items-center gap-4 p-5'
  return to === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <Link
      to={to}
      className={`${look} group rounded-xl transition-shadow hover:shadow-[0_0_0_1px_var(--teal-soft-line),var(--e2)]`}
    >
      {content}
    </Link>
  )
}

/** What the plan includes this billing period; an aid, so the page stands without it. */
function UsageCard({ workspaceId }: { workspaceId: string }) {
  const { data, isError, refetch } = useQuery(usageOptions(workspaceId))
  return (
    <Card as="section" className="mt-4">
      <CardHeader
        title="This Month's Plan"
        description={
          data === undefined
            ? undefined
            : `Starts again on ${new Date(data.periodEndsAt).toLocaleDateString('en', { dateStyle: 'long' })}`
        }
      />
      <CardBody>
        {isError ? (
          <p className="flex flex-wrap items-center gap-3 text-sm text-fg-3">
            What you have used could not be loaded.
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </p>
        ) : (
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {data === undefined ? (
              ['topics', 'ideas', 'outlines', 'brands'].map((name) => <Skeleton key={name} className="h-8" />)
            ) : (
              <>
                <UsageBar label="Topics" used={data.usage.topics} limit={data.limits.topics} />
                <UsageBar label="Ideas" used={data.usage.subtopics} limit={data.limits.subtopics} />
                <UsageBar label="Outlines" used={data.usage.outlines} limit={data.limits.outlines} />
                <UsageBar label="Brands" used={data.usage.brands} limit={data.limits.brands} />
              </>
            )}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
