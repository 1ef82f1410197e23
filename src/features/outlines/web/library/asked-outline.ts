import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#web/kit/toast-store.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../../contract.ts'
import type { LibraryQuery } from '../../library-contract.ts'
import { SHOW_ALL, useLibraryAddress } from './library-address.ts'
import { isShown } from './library-filter.ts'
import { outlineOptions } from '../outlines-query.ts'

const CORRECTED = { replace: true }

/**
 * The outline an address asks for. One of another brand is gone to; filters that hide it leave the address; one that
 * does not exist, or is not ours to see, is said so once and leaves the address.
 */
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
  // Somebody archives the outline they came for: it stays in sight, and so does what else they filter.
  const hiding = hidden && Object.values(query).some((each) => each !== undefined)

  useEffect(() => {
    if (elsewhere) void changeAddress({ ...SHOW_ALL, brandId }, CORRECTED)
    else if (hiding) void changeAddress(SHOW_ALL, CORRECTED)
    else if (missing) {
      const unknown = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400))
      toast({
        variant: 'destructive',
        title: unknown ? 'Outline Not Found' : 'Error',
        description: unknown
          ? 'It may have been deleted, or it belongs to another workspace.'
          : errorMessage(error, 'The outline could not be loaded'),
      })
      void changeAddress({ id: undefined }, CORRECTED)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the address becomes depends on the answer alone
  }, [elsewhere, hiding, missing, brandId, error])
  return outline?.brandId === brand.id ? outline : undefined
}

/** The brand to go to; null when the answer is no outline of a brand of this workspace. */
export function brandOfAnswer(
  answer: { outline: Pick<Outline, 'brandId'> } | { outlines: unknown },
  brands: readonly Pick<Brand, 'id'>[],
): string | null {
  if (!('outline' in answer)) return null
  const { brandId } = answer.outline
  return brands.some(({ id }) => id === brandId) ? brandId : null
}
