import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { keep, kept } from '#web/browser-storage.ts'
import { useChange } from '#web/use-change.ts'
import { brandEndpoints } from '../contract.ts'
import { brandsOptions, chooseBrand } from './queries.ts'

/** `show` puts the choice into the address. The next page starts with the brand that was shown last. */
export function useBrandChoice(
  { workspace, membership }: CurrentWorkspace,
  asked: string | undefined,
  show: (brandId: string) => void,
) {
  const query = useQuery(brandsOptions)
  const key = `mailmonth-brand-${workspace.id}`
  const brands = (query.data?.brands ?? []).filter(({ workspaceId }) => workspaceId === workspace.id)
  const last = membership === null ? kept('browser', key) : membership.lastAccessedBrandId
  const brand = chooseBrand(brands, asked, last)
  // The address has the choice. If we can't save it, the next visit takes one more click.
  const save = useChange(brandEndpoints.rememberBrand, {
    input: (brandId: string) => ({ body: { brandId, workspaceId: workspace.id } }),
  })
  const remembered = useRef<string>(undefined)
  const remember = (brandId: string) => {
    const next = remembered.current ?? chooseBrand(brands, undefined, last)?.id
    if (brandId === next) return
    remembered.current = brandId
    // A super admin has no membership that could store the choice.
    if (membership === null) keep('browser', key, brandId)
    else save.mutate(brandId)
  }
  const onNamed = useEffectEvent(remember)
  // A link from the dashboard or the search names a brand too, so this follows the address.
  const named = brand !== null && brand.id === asked ? asked : undefined
  useEffect(() => {
    if (named !== undefined) onNamed(named)
  }, [named])
  const choose = (brandId: string) => {
    show(brandId)
    remember(brandId)
  }
  return { query, brands, brand, choose }
}
