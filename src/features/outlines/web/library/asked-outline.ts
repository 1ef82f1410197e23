import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#web/kit/toast-store.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import type { Brand } from '#features/brands/contract.ts'
import type { Outline } from '../../contract.ts'
import { useLibraryAddress } from './library-address.ts'
import { outlineOptions } from './outlines-query.ts'

/**
 * Follows an address that asks for an outline of another brand: it goes there. One that does not exist, or is not ours
 * to see, is said so once and leaves the address.
 */
export function useAskedOutline(outlines: readonly Outline[] | undefined, brands: readonly Brand[]): void {
  const { address, changeAddress } = useLibraryAddress()
  const elsewhere = outlines !== undefined && address.id !== undefined && !outlines.some(({ id }) => id === address.id)
  const { data, error } = useQuery({ ...outlineOptions(address.id ?? ''), enabled: elsewhere })
  const brandId = data === undefined ? undefined : brandOfAnswer(data, brands)

  useEffect(() => {
    if (!elsewhere) return
    if (brandId !== undefined && brandId !== null) {
      void changeAddress({ brandId })
    } else if (brandId === null || error !== null) {
      const missing = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400))
      toast({
        variant: 'destructive',
        title: missing ? 'Outline Not Found' : 'Error',
        description: missing
          ? 'It may have been deleted, or it belongs to another workspace.'
          : errorMessage(error, 'The outline could not be loaded'),
      })
      void changeAddress({ id: undefined })
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the address becomes depends on the answer alone
  }, [elsewhere, brandId, error])
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
