import { useSearch } from '@tanstack/react-router'
import { SignupPage } from '#features/auth/web/signup-page.tsx'
import { usePaidSession } from '#features/billing/web/widgets/paid-session.ts'
import { routeIds } from '#web/searches.ts'

export function SignUpScreen() {
  const { session_id: sessionId } = useSearch({ from: routeIds.everyPage })
  return <SignupPage payment={usePaidSession(sessionId)} />
}
