import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** What the address of the page says: whose ideas, of which month, and whether the archive is looked at. */
export interface CreateAddress {
  brandId?: string | undefined
  year?: number | undefined
  month?: number | undefined
  view?: 'archived' | undefined
}

/** The address, and the way to change a part of it without a new entry in the browser's history. */
export function useCreateAddress() {
  const address: CreateAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    address,
    changeAddress: (change: CreateAddress) =>
      navigate({ to: paths.createEmails, search: (now) => ({ ...now, ...change }), replace: true }),
  }
}
