import { useRef, useState, type FormEvent } from 'react'
import { errorMessage } from '#web/api-client.ts'
import { keepSuperadminToken } from '#web/superadmin-token.ts'
import { useChange } from '#web/use-change.ts'
import type { CurrentUser, authEndpoints } from '../../contract.ts'
import { challengeOf } from './second-factor/challenge.ts'
import { type CheckedLogin, type Credentials, type LoginField, checkLogin } from './check-login.ts'
import { useFirstFocus } from './use-first-focus.ts'

interface LoginForm {
  row: typeof authEndpoints.logIn
  fallback: string
  onLoggedIn: (user: CurrentUser) => Promise<void>
  onRefused?: (sentence: string) => void
}

/** Without the form library, because the login page is the first one that many visitors load. */
export function useLoginForm({ row, fallback, onLoggedIn, onRefused }: LoginForm) {
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [errors, setErrors] = useState<CheckedLogin['errors']>()
  useFirstFocus(() => email.current?.focus())
  const [startedOver, setStartedOver] = useState<string>()
  const enter = async ({ superadminToken, ...user }: CurrentUser & { superadminToken?: string | undefined }) => {
    keepSuperadminToken(superadminToken)
    await onLoggedIn(user)
  }
  const logIn = useChange(row, {
    input: (body: Credentials) => ({ body }),
    leavesPage: true,
    onAnswer: enter,
    onError: (error) => {
      if (challengeOf(error) !== undefined) return
      onRefused?.(errorMessage(error, fallback))
      password.current?.focus()
      password.current?.select()
    },
  })
  // The browser may fill the fields in without an event, so they are read when they are sent.
  const typed = (): Credentials => ({ email: email.current?.value ?? '', password: password.current?.value ?? '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const checked = await checkLogin(typed())
    setErrors(checked.errors)
    if (checked.errors.email !== undefined) email.current?.focus()
    else if (checked.errors.password !== undefined) password.current?.focus()
    else logIn.mutate(checked.credentials)
  }
  /** After the first try, a field is checked as it changes. */
  const recheck = async (name: LoginField) => {
    if (errors === undefined) return
    const checked = await checkLogin(typed())
    setErrors((before) => ({ ...before, [name]: checked.errors[name] }))
  }
  const field = (name: LoginField) => ({ name, error: errors?.[name], onChange: () => void recheck(name) })
  const challenge = challengeOf(logIn.error)
  const startOver = (reason?: string) => {
    logIn.reset()
    setErrors(undefined)
    setStartedOver(reason)
  }
  return {
    email: { ...field('email'), ref: email },
    password: { ...field('password'), ref: password },
    submit: (event: FormEvent) => void submit(event),
    logIn,
    failure: logIn.isError ? errorMessage(logIn.error, fallback) : startedOver,
    secondStep: challenge === undefined ? null : { challenge, onLoggedIn: enter, onStartOver: startOver },
  }
}
