import { useCallback, useRef, useState } from 'react'
import type { AnswerOf } from '#shared/endpoint.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { PlainButton } from '#web/kit/plain-button.tsx'
import { toast } from '#web/kit/toast-store.ts'
import { useChange } from '#web/use-change.ts'
import { factorEndpoints } from '../../../factor-contract.ts'
import { recoveryCodesLeftText } from '../../../recovery-words.ts'
import { AuthCard } from '../auth-card.tsx'
import { FailureBanner } from '../failure-banner.tsx'
import { CodeField, RecoveryCodeField } from './code-field.tsx'
import { refusedField, refusedOtherwise } from './refused-field.ts'

const FALLBACK = "We couldn't check your code. Please try again."

interface SecondStepProps {
  challenge: string
  onLoggedIn: (entered: Omit<AnswerOf<typeof factorEndpoints.logIn>, 'recoveryCodesLeft'>) => Promise<void>
  onStartOver: (reason?: string) => void
}

export function SecondStep({ challenge, onLoggedIn, onStartOver }: SecondStepProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const logIn = useChange(factorEndpoints.logIn, {
    input: (typed: string) => ({ body: { challenge, code: typed } }),
    leavesPage: true,
    async onAnswer(answer) {
      const { recoveryCodesLeft, ...entered } = answer
      await onLoggedIn(entered)
      if (recoveryCodesLeft === undefined) return
      const description = recoveryCodesLeftText(recoveryCodesLeft)
      toast({ title: 'Recovery code used', description, variant: 'warning', duration: 10_000 })
    },
    onError(error) {
      if (error instanceof ApiError && error.body.code === 'INVALID_TOKEN') {
        onStartOver(errorMessage(error, FALLBACK))
        return
      }
      input.current?.focus()
      input.current?.select()
    },
  })
  const busy = logIn.isPending || logIn.isSuccess
  const submit = (typed: string) => {
    if (!busy) logIn.mutate(typed)
  }
  const change = (typed: string) => {
    logIn.reset()
    setCode(typed)
  }
  // The field takes the focus as it appears, because the user has just asked for it.
  const focusNew = useCallback((element: HTMLInputElement | null) => {
    input.current = element
    element?.focus()
  }, [])
  const field = { ref: focusNew, value: code, onChange: change, error: refusedField(logIn.error, 'code') }
  const failure = refusedOtherwise(logIn.error, FALLBACK)

  return (
    <AuthCard
      title="Enter your code"
      description={
        isRecovery ? 'Enter one of the recovery codes that you saved.' : 'Enter the code from your authenticator app.'
      }
    >
      {failure !== undefined && <FailureBanner>{failure}</FailureBanner>}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit(code)
        }}
      >
        {isRecovery ? <RecoveryCodeField {...field} /> : <CodeField {...field} onComplete={submit} />}
        <PlainButton type="submit" size="lg" className="mt-1 w-full" busy={busy}>
          Log in
        </PlainButton>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <PlainButton
          variant="link"
          size="touch"
          onClick={() => {
            change('')
            setIsRecovery(!isRecovery)
          }}
        >
          {isRecovery ? 'Use your authenticator app instead' : 'Use a recovery code instead'}
        </PlainButton>
        <PlainButton variant="link" size="touch" onClick={() => onStartOver()}>
          Start over
        </PlainButton>
      </div>
    </AuthCard>
  )
}
