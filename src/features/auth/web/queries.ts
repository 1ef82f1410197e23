import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/endpoint-query.ts'
import { type CurrentUser, authEndpoints } from '../contract.ts'

export const sessionOptions = sessionQuery(authEndpoints.me, {})

export function useSignedIn(): CurrentUser {
  const { data } = useSuspenseQuery(sessionOptions)
  if (data === null) throw new Error('Log in to see this page.')
  return data
}
