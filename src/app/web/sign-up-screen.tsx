import { useSearch } from '@tanstack/react-router'
import { SignupPage } from '#features/auth/web/signup-page.tsx'
import { usePaidSession } from '#features/billing/web/widgets/paid-session.ts'

/** The sign-up, with what was paid before it: that belongs to the billing. */
export function SignUpScreen() {
  const { session_id: sessionId } = useSearch({ strict: false })
  return <SignupPage payment={usePaidSession(sessionId)} />
}
