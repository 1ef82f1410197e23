import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#web/endpoint-query.ts'
import { type CurrentUser, authEndpoints } from '../contract.ts'

/** The signed-in person, or null. Everyone who asks shares one answer. */
export const sessionOptions = sessionQuery(authEndpoints.me, {})

/** The signed-in person. Only for pages behind the sign-in, whose route has loaded the session already. */
export function useSignedIn(): CurrentUser {
  const { data } = useSuspenseQuery(sessionOptions)
  if (data === null) throw new Error('This page stands behind the sign-in.')
  return data
}
