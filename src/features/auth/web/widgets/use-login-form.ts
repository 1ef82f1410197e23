import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { errorMessage } from '#web/api-client.ts'
import { useProductForm } from '#web/product-form.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { useChange } from '#web/use-change.ts'
import { type CurrentUser, type authEndpoints, credentials } from '../../contract.ts'
import { challengeOf } from './second-factor/second-step.tsx'
import { useFirstFocus } from './use-first-focus.ts'

interface LoginForm {
  row: typeof authEndpoints.logIn
  fallback: string
  onLoggedIn: (user: CurrentUser) => Promise<void>
  onRefused?: (sentence: string) => void
}

export function useLoginForm({ row, fallback, onLoggedIn, onRefused }: LoginForm) {
  const form = useProductForm({ resolver: zodResolver(credentials), defaultValues: { email: '', password: '' } })
  useFirstFocus(() => form.setFocus('email'))
  const [startedOver, setStartedOver] = useState<string>()
  const enter = async ({ superadminToken, ...user }: CurrentUser & { superadminToken?: string | undefined }) => {
    keepSuperadminToken(superadminToken)
    await onLoggedIn(user)
  }
  const logIn = useChange(row, {
    input: (body: { email: string; password: string }) => ({ body }),
    leavesPage: true,
    onAnswer: enter,
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
