import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CurrentWorkspace, useWorkspace } from '#features/access/web/queries.ts'
import { Card } from '#web/kit/card.tsx'
import { QueryFailed } from '#web/query-failed.tsx'
import { routeIds } from '#web/searches.ts'
import type { Brand } from '../../contract.ts'
import { useBrandChoice } from '../brand-choice.ts'
import { NoBrandCard, type NoBrandCardProps } from './no-brand-card.tsx'

export interface ChosenBrand {
  current: CurrentWorkspace
  brands: readonly Brand[]
  brand: Brand
  choose: (brandId: string) => void
}

interface BrandPageProps {
  title: string
  header: ReactNode
  loading: ReactNode
  noBrand: Omit<NoBrandCardProps, 'mayCreate'>
  onChoose: (brandId: string) => void
  children: (place: ChosenBrand) => ReactNode
}

/** The frame of a page about one brand. It shows a page without a workspace or a brand, while loading and after an error. */
export function BrandPage({ title, ...props }: BrandPageProps) {
  const current = useWorkspace()
  return (
    <>
      <title>{`${title} · Mailmonth`}</title>
      {current === null ? (
        <>
          {props.header}
          <NoBrandCard {...props.noBrand} mayCreate />
        </>
      ) : (
        <WorkspacePage current={current} {...props} />
      )}
    </>
  )
}

function WorkspacePage({
  current,
  header,
  loading,
  noBrand,
  onChoose,
  children,
}: Omit<BrandPageProps, 'title'> & { current: CurrentWorkspace }) {
  const { brandId } = useSearch({ from: routeIds.dashboard })
  const { query, brands, brand, choose } = useBrandChoice(current, brandId, onChoose)
  if (brand !== null) return children({ current, brands, brand, choose })
  return (
    <>
      {header}
      {query.isPending ? (
        loading
      ) : query.isError ? (
        <Card>
          <QueryFailed query={query} what="Your brands" />
        </Card>
      ) : (
        <NoBrandCard {...noBrand} mayCreate={current.may('CREATE_BRAND') && !current.readOnly} />
      )}
    </>
  )
}
