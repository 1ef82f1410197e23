import { Link } from '@tanstack/react-router'
import { ChartNoAxesCombined, Database, Lightbulb, ListChecks, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { Avatar } from '#web/kit/avatar.tsx'
import { Badge } from '#web/kit/badge.tsx'
import { Button } from '#web/kit/button.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { paths } from '#web/paths.ts'

export function BrandRow({ brand, place }: { brand: Brand; place: CurrentWorkspace | null }) {
  const unfinished = brand.onboardingStep !== null
  const mayEdit = place?.may('EDIT_BRAND') ?? true
  const mayUpload = place?.may('UPLOAD_HISTORICAL_DATA') ?? true
  const mayCreate = place === null || (!place.readOnly && place.may('CREATE_EMAIL_IDEAS'))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
      <Avatar name={brand.name} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2">
          <span className="truncate text-base font-semibold">{brand.name}</span>
          {unfinished && <Badge>Setup not finished</Badge>}
        </p>
        {brand.website === null ? (
          <p className="text-sm text-fg-3">No website</p>
        ) : (
          <a
            href={brand.website}
            target="_blank"
            rel="noopener noreferrer"
            className="block truncate text-sm text-fg-3 hover:underline"
          >
            {brand.website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        )}
      </div>
      <div className="grid grow grid-cols-2 gap-2 sm:flex sm:grow-0 sm:flex-wrap">
        <Action
          to={paths.onboarding}
          search={{ brandId: brand.id, step: 1 }}
          icon={<Pencil aria-hidden />}
          label={mayEdit ? 'Edit Brand' : 'View Brand'}
          brand={brand.name}
        />
        {mayUpload && (
          <Action
            to={paths.onboarding}
            search={{ brandId: brand.id, step: 5 }}
            icon={<Database aria-hidden />}
            label="Upload Data"
            brand={brand.name}
          />
        )}
        <Action
          to={paths.insights}
          search={{ brandId: brand.id }}
          icon={<ChartNoAxesCombined aria-hidden />}
          label="Insights"
          brand={brand.name}
        />
        <Action
          to={paths.brandSheet}
          search={{ brandId: brand.id }}
          icon={<ListChecks aria-hidden />}
          label="What we understood"
          brand={brand.name}
          wide
        />
        <Action
          to={paths.createEmails}
          search={{ brandId: brand.id }}
          icon={<Lightbulb aria-hidden />}
          label={mayCreate ? 'Create Ideas' : 'View Ideas'}
          brand={brand.name}
          primary
          wide
        />
      </div>
    </li>
  )
}

interface ActionProps {
  to: string
  search: { brandId: string; step?: number }
  icon: ReactNode
  label: string
  brand: string
  primary?: boolean
  /** Takes a whole line on a phone. */
  wide?: boolean
}

/** Every brand has the same ones: the name of the brand tells them apart for those who cannot see the row. */
function Action({ to, search, icon, label, brand, primary = false, wide = false }: ActionProps) {
  return (
    <Button
      asChild
      variant={primary ? 'primary' : 'secondary'}
      size="sm"
      className={classNames('max-md:h-(--touch)', wide && 'max-sm:col-span-full')}
    >
      <Link to={to} search={search}>
        {icon}
        {label}
        <span className="sr-only">{`, ${brand}`}</span>
      </Link>
    </Button>
  )
}
