import { zodResolver } from '@hookform/resolvers/zod'
import { BadgeCheck, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { Button } from '#web/kit/button.tsx'
import { type ToastMessage, toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import { useProductForm } from '#web/product-form.ts'
import { type ChangingCall, isAtField, useChanges } from '#web/use-change.ts'
import { authEndpoints } from '../contract.ts'
import { AuthCard } from './widgets/auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { FailureBanner } from './widgets/failure-banner.tsx'
import { NewPasswordFields } from './widgets/new-password-fields.tsx'
import { forgetOfferCode, useOfferCode } from './widgets/offer-code.ts'
import { signupForm } from './password-forms.ts'
import { useArrival } from './widgets/use-arrival.ts'
import { useFirstFocus } from './widgets/use-first-focus.ts'

const FALLBACK = 'Failed to create account. Please try again.'

export interface SignupPayment {
  sessionId: string
  email: string | undefined
  plan: string | undefined
  lookingUp: boolean
  link: (change: ChangingCall) => Promise<unknown>
}

export function SignupPage({ payment }: { payment?: SignupPayment | undefined }) {
  const arrive = useArrival()
  const coupon = useOfferCode()
  const paidEmail = payment?.email
  const form = useProductForm({
    resolver: zodResolver(signupForm),
    defaultValues: { email: '', password: '', confirmPassword: '' },
    ...(paidEmail !== undefined && { values: { email: paidEmail, password: '', confirmPassword: '' } }),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  useFirstFocus(() => form.setFocus(payment === undefined ? 'email' : 'password'))
  const signUp = useChanges(
    async (change, typed: { email: string; password: string }) => {
      const body = {
        ...typed,
        ...(payment && { sessionId: payment.sessionId }),
        ...(coupon !== undefined && { coupon }),
      }
      const user = await change(authEndpoints.signUp, { body })
      // The account exists even if linking the payment fails.
      const linked = await payment?.link(change).then(
        () => true,
        () => false,
      )
      return { user, linked }
    },
    {
      leavesPage: true,
      onAnswer: async ({ user, linked }) => {
        forgetOfferCode()
        toast(welcome(linked))
        await arrive(user, paths.onboarding)
      },
      onError: (error) => {
        const sentence = errorMessage(error, FALLBACK)
        toast({ title: 'Signup failed', description: sentence, variant: 'destructive' })
        if (!isAtField(form, error)) form.setFocus('email')
      },
      form,
    },
  )
  const taken = signUp.error instanceof ApiError && signUp.error.body.code === 'EMAIL_TAKEN'

  return (
    <AuthCard
      title="Create your account"
      description={
        payment === undefined
          ? 'Free forever. No credit card required.'
          : paidEmail === undefined
            ? 'Create an account to plan your first month.'
            : 'Your payment is confirmed. Create an account to activate your subscription.'
      }
      footer={
        <>
          Already have an account? <AuthLink to={paths.login}>Log in</AuthLink>
        </>
      }
    >
      {signUp.isError && (
        <FailureBanner>
          {errorMessage(signUp.error, FALLBACK)}
          {taken && (
            <>
              {' '}
              <AuthLink to={paths.login}>
                {payment === undefined ? 'Go to Login' : 'Log in to activate your subscription'}
              </AuthLink>
            </>
          )}
        </FailureBanner>
      )}
      <form
        noValidate
        className="mt-6 grid gap-4"
        onSubmit={(event) => void form.handleSubmit(({ email, password }) => signUp.mutate({ email, password }))(event)}
      >
        {payment?.plan !== undefined && <PaidPlan plan={payment.plan} />}
        {payment === undefined && coupon !== undefined && <OfferNote code={coupon} />}
        <EmailField
          {...form.register('email')}
          error={errors.email?.message}
          readOnly={paidEmail !== undefined || payment?.lookingUp === true}
          {...(paidEmail !== undefined && { hint: "This is the email you paid with. You can't change it here." })}
        />
        <NewPasswordFields
          password={form.register('password', { deps: ['confirmPassword'] })}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        <Button
          type="submit"
          size="lg"
          className="mt-1 w-full"
          busy={signUp.isPending || signUp.isSuccess || payment?.lookingUp === true}
        >
          Create account
        </Button>
      </form>
      <p className="mt-4 text-center text-xs text-fg-3">
        By creating an account you accept the <PublicLink to="/terms">Terms</PublicLink> and the{' '}
        <PublicLink to="/privacy">Privacy Policy</PublicLink>.
      </p>
    </AuthCard>
  )
}

function welcome(linked: boolean | undefined): ToastMessage {
  if (linked === undefined) return { title: 'Account created!', description: "Let's set up your brand." }
  return linked
    ? {
        title: 'Account created successfully!',
        description: 'Your payment is confirmed and your subscription is active.',
      }
    : {
        title: 'Account created',
        description: 'Please contact support to activate your subscription.',
        variant: 'destructive',
      }
}

function PaidPlan({ plan }: { plan: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-lg bg-teal-soft px-3.5 py-3 text-sm font-medium text-teal-ink shadow-[inset_0_0_0_1px_var(--teal-soft-line)]">
      <BadgeCheck aria-hidden className="size-4 shrink-0" />
      {plan}, paid
    </p>
  )
}

function OfferNote({ code }: { code: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-lg bg-surface-2 px-3.5 py-3 text-sm text-fg-2">
      <Tag aria-hidden className="mt-0.5 size-4 shrink-0 text-fg-3" />
      <span>
        We&apos;ll apply <strong className="font-semibold text-fg">{code}</strong> to your first paid plan while the
        offer lasts.
      </span>
    </p>
  )
}

/** The public site is another document, so the router can't open it. */
function PublicLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noopener"
      className="-my-3 inline-block rounded-xs py-3 font-medium text-teal underline-offset-4 hover:underline"
    >
      {children}
    </a>
  )
}
