import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { formatLongDay } from '#shared/calendar-dates.ts'
import { PLAN_CATALOG } from '#shared/plan-catalog.ts'
import { type BillingSubscription, claimBillingMail, findPayerEmails } from './store.ts'

type BillingMailKind = Extract<
  Mail['kind'],
  | 'payment_action_required'
  | 'payment_failed'
  | 'payment_refunded'
  | 'payment_waits_for_account'
  | 'subscription_ended'
  | 'trial_ending'
>

/** `about` identifies the event, so that each event causes one email. */
export async function sendBillingMail(
  app: AppContext,
  kind: BillingMailKind,
  subscription: BillingSubscription,
  about: string,
): Promise<void> {
  const { workspaceId, email } = subscription
  const found = workspaceId === null ? [] : await findPayerEmails(app.db, workspaceId)
  const recipients = found.length === 0 && email !== null ? [email] : found
  if (recipients.length === 0) return
  if (!(await claimBillingMail(app.db, `${kind}:${about}`, app.clock.now()))) return
  const { subject, lines } = texts(app, kind, subscription)
  for (const to of recipients) {
    // An SMTP error must not fail the payment.
    void app.mailer
      .send({ to, subject, kind, text: lines.join('\n') })
      .catch((error: unknown) => app.log.error({ err: error, kind }, 'email not sent'))
  }
}

function texts(
  app: AppContext,
  kind: BillingMailKind,
  subscription: BillingSubscription,
): { subject: string; lines: string[] } {
  const plan = subscription.plan === null ? 'paid' : PLAN_CATALOG[subscription.plan].label
  const billing = `${app.env.appUrl}/dashboard/billing`
  const pay = subscription.paymentUrl ?? billing
  switch (kind) {
    case 'payment_failed':
      return {
        subject: 'Your Mailmonth payment failed',
        lines: [
          `The payment for your ${plan} plan didn't go through. Your plan keeps working for seven days.`,
          '',
          `Pay now or use another card: ${pay}`,
          '',
          "After that, the workspace is on the Free plan until the payment succeeds. We don't delete anything.",
        ],
      }
    case 'payment_action_required':
      return {
        subject: 'Please confirm your Mailmonth payment',
        lines: [
          `Your bank asks you to confirm the payment for your ${plan} plan.`,
          '',
          `Confirm it here: ${pay}`,
          '',
          'Your plan keeps working for seven days. After that, the workspace is on the Free plan until you pay.',
        ],
      }
    case 'trial_ending':
      return {
        subject: 'Your Mailmonth trial ends soon',
        lines: [
          `Your ${plan} trial ends on ${day(subscription.trialEndsAt)}. We charge your card then.`,
          '',
          `Change or cancel it here: ${billing}`,
        ],
      }
    case 'subscription_ended':
      return {
        subject: 'Your Mailmonth subscription has ended',
        lines: [
          `Your ${plan} plan has ended. The workspace is now on the Free plan.`,
          '',
          "You keep everything you made. You can view what's over the Free plan's limits, but you can't add to it.",
          '',
          `Subscribe again here: ${billing}`,
        ],
      }
    case 'payment_refunded':
      return {
        subject: "We're refunding your second Mailmonth payment",
        lines: [
          'You paid for your workspace twice. We canceled the second subscription and are refunding it.',
          '',
          `Your plan continues unchanged: ${billing}`,
        ],
      }
    case 'payment_waits_for_account':
      return {
        subject: 'Finish setting up your Mailmonth account',
        lines: [
          `Thanks! We received your payment for the ${plan} plan. Create your account to use it.`,
          '',
          `Choose a password here: ${app.env.appUrl}/signup?session_id=${subscription.checkoutSessionId}`,
          '',
          "Did you sign up with another address or change your mind? Reply to this email and we'll help.",
        ],
      }
  }
}

const day = (date: Date | null) => (date === null ? 'its last day' : formatLongDay(date))
