import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#web/kit/toast-store.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../../contract.ts'
import type { LibraryQuery } from '../../library-contract.ts'
import { type LibraryAddress, SHOW_ALL, useLibraryAddress } from './library-address.ts'
import { isShown } from './library-filter.ts'
import { outlineOptions } from '../outlines-query.ts'

const CORRECTED = { replace: true }

/** Goes to the outline's brand and removes filters that hide it. An outline that doesn't exist shows one toast. */
export function useAskedOutline(
  brand: Pick<Brand, 'id'>,
  brands: readonly Brand[],
  query: LibraryQuery,
  userId: string,
): Outline | undefined {
  const { address, changeAddress } = useLibraryAddress()
  const { data, error } = useQuery({ ...outlineOptions(address.id ?? ''), enabled: address.id !== undefined })
  const outline = data !== undefined && 'outline' in data ? data.outline : undefined
  const brandId = data === undefined ? undefined : brandOfAnswer(data, brands)
  const elsewhere = brandId !== undefined && brandId !== null && brandId !== brand.id
  const missing = address.id !== undefined && (brandId === null || error !== null)
  const hidden = outline !== undefined && outline.brandId === brand.id && !isShown(outline, query, userId)
  // If the user archives this outline, it stays in view together with the other filters.
  const hiding = hidden && Object.values(query).some((each) => each !== undefined)

  useEffect(() => {
    if (elsewhere) void changeAddress({ ...SHOW_ALL, brandId }, CORRECTED)
    else if (hiding) void changeAddress(SHOW_ALL, CORRECTED)
    else if (missing) {
      const unknown = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400))
      toast({
        variant: 'destructive',
        title: unknown ? 'Outline not found' : 'Error',
        description: unknown
          ? 'It may have been deleted, or it belongs to another workspace.'
          : errorMessage(error, "We couldn't load the outline"),
      })
      void changeAddress({ id: undefined }, CORRECTED)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the address becomes depends on the answer alone
  }, [elsewhere, hiding, missing, brandId, error])
  return outline?.brandId === brand.id ? outline : undefined
}

/** The outline that the user comes back from. Its row is scrolled into view. If it was deleted, we show no error. */
export function useReturnedOutline(brand: Pick<Brand, 'id'>, { id, at }: LibraryAddress): Outline | undefined {
  const enabled = at !== undefined && id === undefined
  const { data } = useQuery({ ...outlineOptions(at ?? ''), enabled })
  const outline = enabled && data !== undefined && 'outline' in data ? data.outline : undefined
  return outline?.brandId === brand.id ? outline : undefined
}

export function brandOfAnswer(
  answer: { outline: Pick<Outline, 'brandId'> } | { outlines: unknown },
  brands: readonly Pick<Brand, 'id'>[],
): string | null {
  if (!('outline' in answer)) return null
  const { brandId } = answer.outline
  return brands.some(({ id }) => id === brandId) ? brandId : null
}
