import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** What the address of the page says: whose ideas, of which month, whether the archive is looked at, and which idea it leads to. */
export interface CreateAddress {
  brandId?: string | undefined
  year?: number | undefined
  month?: number | undefined
  view?: 'archived' | undefined
  idea?: string | undefined
}

/** The address, and the way to choose something else: the browser's Back leads to what was chosen before. */
export function useCreateAddress() {
  const address: CreateAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    address,
    changeAddress: (change: Omit<CreateAddress, 'idea'>) =>
      navigate({ to: paths.createEmails, search: (now) => ({ ...now, ...change, idea: undefined }) }),
  }
}
