import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#web/paths.ts'

/** What the address of the library says: whose outlines, which of them, and which one is asked for. */
export interface LibraryAddress {
  brandId?: string | undefined
  id?: string | undefined
  /** Missing for all of them. */
  filter?: string | undefined
  /** What is searched for. */
  q?: string | undefined
  status?: string | undefined
  assignee?: string | undefined
  type?: string | undefined
}

/** An address that leaves nothing out. */
export const SHOW_ALL = {
  filter: undefined,
  q: undefined,
  status: undefined,
  assignee: undefined,
  type: undefined,
} satisfies LibraryAddress

/**
 * The library's address, and the ways to change it: the browser's Back leads to what was chosen before, and passes over
 * what was corrected or is being typed.
 */
export function useLibraryAddress() {
  const address: LibraryAddress = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    address,
    changeAddress: (change: LibraryAddress, { replace = false } = {}) =>
      navigate({ to: paths.emailOutlines, search: withChange(address, change), replace }),
  }
}

/** The address with a change; what is undefined leaves it, what it says beside is kept. */
export function withChange(address: LibraryAddress, change: LibraryAddress): LibraryAddress {
  return Object.fromEntries(Object.entries({ ...address, ...change }).filter(([, value]) => value !== undefined))
}
