import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, errorMessage } from '#web/api-client.ts'
import { useProductForm } from '#web/product-form.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { type CurrentUser, type authEndpoints, credentials } from '../../contract.ts'
import { challengeOf } from './second-factor/second-step.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface LoginForm {
  /** `logIn` or `logInAsSuperAdmin`: both take and answer the same. */
  row: typeof authEndpoints.logIn
  /** What is said where the server gave no sentence. */
  fallback: string
  onLoggedIn: (user: CurrentUser) => Promise<void>
  onRefused?: (sentence: string) => void
}

/**
 * Email, password and what follows. Where the answer is a challenge, `secondStep` holds the properties of the second
 * step, to show in place of the form.
 */
export function useLoginForm({ row, fallback, onLoggedIn, onRefused }: LoginForm) {
  const form = useProductForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  useFirstFocus(() => form.setFocus('email'))
  const [startedOver, setStartedOver] = useState<string>()
  const enter = async ({ superadminToken, ...user }: CurrentUser & { superadminToken?: string | undefined }) => {
    keepSuperadminToken(superadminToken)
    await onLoggedIn(user)
  }
  const logIn = useMutation({
    mutationFn: (body: { email: string; password: string }) => call(row, { body }),
    onSuccess: enter,
    onError: (error) => {
      if (challengeOf(error) !== undefined) return
      onRefused?.(errorMessage(error, fallback))
      form.setFocus('password', { shouldSelect: true })
    },
  })
  const challenge = challengeOf(logIn.error)
  const startOver = (reason?: string) => {
    logIn.reset()
    form.reset()
    setStartedOver(reason)
  }
  return {
    form,
    logIn,
    failure: logIn.isError ? errorMessage(logIn.error, fallback) : startedOver,
    secondStep: challenge === undefined ? null : { challenge, onLoggedIn: enter, onStartOver: startOver },
  }
}
