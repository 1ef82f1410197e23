import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { PLAN_CATALOGUE } from '#shared/plan-catalogue.ts'
import { type BillingSubscription, claimNotice, findPayerEmails } from './store.ts'

type NoticeKind = Extract<
  Mail['kind'],
  | 'payment_action_required'
  | 'payment_failed'
  | 'payment_refunded'
  | 'payment_waits_for_account'
  | 'subscription_ended'
  | 'trial_ending'
>

/**
 * Mails everybody who looks after the payments of the workspace, or the payer while there is no workspace. `about`
 * names the one thing it is about: for each there is one mail, however often the provider reports it.
 */
export async function sendNotice(
  app: AppContext,
  kind: NoticeKind,
  subscription: BillingSubscription,
  about: string,
): Promise<void> {
  const { workspaceId, email } = subscription
  const found = workspaceId === null ? [] : await findPayerEmails(app.db, workspaceId)
  const recipients = found.length === 0 && email !== null ? [email] : found
  if (recipients.length === 0) return
  if (!(await claimNotice(app.db, `${kind}:${about}`, app.clock.now()))) return
  const { subject, lines } = texts(app, kind, subscription)
  for (const to of recipients) {
    // What was paid counts when the mail server is away, too.
    void app.mailer
      .send({ to, subject, kind, text: lines.join('\n') })
      .catch((error: unknown) => app.log.error({ err: error, kind }, 'mail was not sent'))
  }
}

function texts(
  app: AppContext,
  kind: NoticeKind,
  subscription: BillingSubscription,
): { subject: string; lines: string[] } {
  const plan = subscription.plan === null ? 'paid' : PLAN_CATALOGUE[subscription.plan].label
  const billing = `${app.env.appUrl}/dashboard/billing`
  const pay = subscription.paymentUrl ?? billing
  switch (kind) {
    case 'payment_failed':
      return {
        subject: 'Your Mailmonth payment failed',
        lines: [
          `The payment for your ${plan} plan did not go through. Your plan keeps working for seven days.`,
          '',
          `Pay or use another card: ${pay}`,
          '',
          'After that the workspace is on the Free plan until the payment succeeds. Nothing of yours is deleted.',
        ],
      }
    case 'payment_action_required':
      return {
        subject: 'Please confirm your Mailmonth payment',
        lines: [
          `Your bank wants you to confirm the payment for your ${plan} plan.`,
          '',
          `Confirm it here: ${pay}`,
          '',
          'Your plan keeps working for seven days. After that the workspace is on the Free plan until it is paid.',
        ],
      }
    case 'trial_ending':
      return {
        subject: 'Your Mailmonth trial ends soon',
        lines: [
          `Your trial of the ${plan} plan ends on ${day(subscription.trialEndsAt)}. Then the first payment is made.`,
          '',
          `Change or cancel it here: ${billing}`,
        ],
      }
    case 'subscription_ended':
      return {
        subject: 'Your Mailmonth subscription has ended',
        lines: [
          `Your ${plan} plan has ended and the workspace is on the Free plan now.`,
          '',
          'Everything you made is still there. What is over the limits of the Free plan can be read, not added to.',
          '',
          `Subscribe again here: ${billing}`,
        ],
      }
    case 'payment_refunded':
      return {
        subject: 'A second Mailmonth payment is returned',
        lines: [
          'Your workspace was paid for twice. The second subscription was ended and its payment is on its way back.',
          '',
          `Your plan goes on as it is: ${billing}`,
        ],
      }
    case 'payment_waits_for_account':
      return {
        subject: 'Finish setting up your Mailmonth account',
        lines: [
          `Thank you: the payment for your ${plan} plan has arrived. It waits for your account.`,
          '',
          `Choose a password here: ${app.env.appUrl}/signup?session_id=${subscription.checkoutSessionId}`,
          '',
          'Did you sign up with another address or change your mind? Answer this mail and we put it right.',
        ],
      }
  }
}

const day = (date: Date | null) => (date === null ? 'its last day' : date.toISOString().slice(0, 10))
