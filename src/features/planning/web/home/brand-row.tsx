import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, Check, Database, Lightbulb, ListChecks, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import type { MonthState } from '#features/outlines/overview-contract.ts'
import { MonthStateLine } from '#features/outlines/web/month-state.tsx'
import { monthTitle } from '#shared/calendar-dates.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { Skeleton } from '#web/kit/skeleton.tsx'
import { paths } from '#web/paths.ts'
import { type NextAction, nextAction } from './next-action.ts'

interface BrandRowProps {
  brand: Brand
  place: CurrentWorkspace
  /** Undefined while loading, null after an error. */
  state: MonthState | undefined | null
  /** The page has one filled button, for the first brand with something to do. */
  leads: boolean
}

export function BrandRow({ brand, place, state, leads }: BrandRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_9.5rem] @3xl:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={brand.name} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="truncate text-base font-semibold">{brand.name}</span>
            {brand.onboardingStep !== null && <Badge>Setup incomplete</Badge>}
          </p>
          <Website url={brand.website} />
        </div>
      </div>
      <Month state={state} />
      <div className="flex @3xl:justify-end">
        {state === undefined && <Skeleton className="h-9 w-32 rounded-lg max-md:h-11 @max-md:w-full" />}
        {state !== undefined && state !== null && (
          <Next action={nextAction(brand, state, place)} brand={brand.name} leads={leads} />
        )}
      </div>
      <BrandLinks brand={brand} place={place} />
    </li>
  )
}

function Website({ url }: { url: string | null }) {
  if (url === null) return <p className="text-sm text-fg-3">No website</p>
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="block truncate text-sm text-fg-3 hover:underline"
    >
      {url.replace(/^https?:\/\//, '').replace(/\/$/, '')}
    </a>
  )
}

/** As high while loading as with its facts, which take two lines where the row is narrow. */
const MONTH_CLASSES = 'grid min-h-18 content-center gap-0.5 @lg:min-h-13 @3xl:min-h-18 @5xl:min-h-13'

function Month({ state }: Pick<BrandRowProps, 'state'>) {
  if (state === null) {
    return (
      <div className={MONTH_CLASSES}>
        <p className="text-sm text-fg-3">We couldn&apos;t load this month.</p>
      </div>
    )
  }
  if (state === undefined) {
    return (
      <div className={MONTH_CLASSES}>
        <Skeleton className="w-28" />
        <Skeleton className="mt-1.5 w-48" />
      </div>
    )
  }
  return (
    <div className={MONTH_CLASSES}>
      <p className="text-sm font-medium">{monthTitle(state)}</p>
      <MonthStateLine state={state} />
    </div>
  )
}

function Next({ action, brand, leads }: { action: ReturnType<typeof nextAction>; brand: string; leads: boolean }) {
  if (action === null) {
    return (
      <p className="flex h-9 items-center gap-2 text-sm font-medium text-fg-2">
        <Check aria-hidden className="size-4 text-ok" />
        All set
      </p>
    )
  }
  const { label, to, search, mine } = action
  return (
    <Button asChild variant={leads ? 'primary' : mine ? 'secondary' : 'ghost'} size="touch" className="@max-md:grow">
      <Link to={to} search={search}>
        {label}
        <span className="sr-only">{`, ${brand}`}</span>
      </Link>
    </Button>
  )
}

function BrandLinks({ brand, place }: Pick<BrandRowProps, 'brand' | 'place'>) {
  const ofBrand = { brandId: brand.id }
  const name = brand.name
  return (
    <div className="-mx-2.5 flex flex-wrap gap-x-1 @max-md:grid @max-md:grid-cols-2 @max-md:justify-items-start @3xl:col-span-full @3xl:ml-10.5">
      <BrandLink to={paths.onboarding} search={{ ...ofBrand, step: 1 }} icon={<Pencil aria-hidden />} brand={name}>
        {place.may('EDIT_BRAND') ? 'Edit Brand' : 'View Brand'}
      </BrandLink>
      {place.may('UPLOAD_HISTORICAL_DATA') && (
        <BrandLink to={paths.onboarding} search={{ ...ofBrand, step: 5 }} icon={<Database aria-hidden />} brand={name}>
          Upload Data
        </BrandLink>
      )}
      <BrandLink to={paths.createEmails} search={ofBrand} icon={<Lightbulb aria-hidden />} brand={name}>
        {!place.readOnly && place.may('CREATE_EMAIL_IDEAS') ? 'Create Ideas' : 'View Ideas'}
      </BrandLink>
      <BrandLink to={paths.insights} search={ofBrand} icon={<ChartNoAxesCombined aria-hidden />} brand={name}>
        Insights
      </BrandLink>
      <BrandLink to={paths.brandSheet} search={ofBrand} icon={<ListChecks aria-hidden />} brand={name}>
        What we understood
      </BrandLink>
    </div>
  )
}

interface BrandLinkProps {
  to: string
  search: NextAction['search']
  icon: ReactNode
  brand: string
  children: string
}

/** The label contains the brand's name, because screen readers don't announce the row. */
function BrandLink({ to, search, icon, brand, children }: BrandLinkProps) {
  return (
    <Button asChild variant="ghost" size="touch-sm">
      <Link to={to} search={search}>
        {icon}
        {children}
        <span className="sr-only">{`, ${brand}`}</span>
      </Link>
    </Button>
  )
}
