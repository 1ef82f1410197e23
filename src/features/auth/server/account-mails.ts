import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

interface Change {
  formerEmail: string
  email: string
}

export const resetPasswordMail = (app: AppContext, to: string, token: string): Mail => ({
  to,
  subject: 'Reset your Mailmonth password',
  kind: 'reset_password',
  text: [
    'We received a request to reset your Mailmonth password.',
    '',
    `Reset it within one hour: ${app.env.appUrl}/reset-password?token=${token}`,
    '',
    "If you didn't ask for this, ignore this email. Your password won't change.",
  ].join('\n'),
})

export const passwordChangedMail = (
  app: AppContext,
  to: string,
  loggedOut: string,
  ofTokens: readonly string[],
): Mail => ({
  to,
  subject: 'Your Mailmonth password was changed',
  kind: 'password_changed',
  text: [
    `Your Mailmonth password was changed. We logged you out on ${loggedOut}.`,
    ...ofTokens,
    '',
    `If you didn't change it, reset your password now: ${app.env.appUrl}/forgot-password`,
  ].join('\n'),
})

export const confirmEmailMail = (app: AppContext, to: string, token: string): Mail => ({
  to,
  subject: 'Confirm your new Mailmonth email address',
  kind: 'confirm_email',
  text: [
    'We received a request to use this address for a Mailmonth account.',
    '',
    `Confirm it within 24 hours: ${app.env.appUrl}/confirm-email?token=${token}`,
    '',
    "If you didn't ask for this, ignore this email. Nothing changes unless you confirm it.",
  ].join('\n'),
})

export const emailChangedMails = (app: AppContext, { formerEmail, email }: Change, revertToken: string): Mail[] => [
  {
    to: formerEmail,
    subject: 'Your Mailmonth email address was changed',
    kind: 'email_changed',
    text: [
      `Your Mailmonth email address was changed to ${email}. Use it to log in from now on.`,
      '',
      `If you didn't change it, restore this address within seven days: ${app.env.appUrl}/revert-email?token=${revertToken}`,
      '',
      'The link stops working when the password is reset.',
    ].join('\n'),
  },
  {
    to: email,
    subject: 'You now log in to Mailmonth with this address',
    kind: 'email_confirmed',
    text: `The email address of your Mailmonth account was changed from ${formerEmail} to this one. We logged you out on every other device.`,
  },
]

export const emailRevertedMails = (app: AppContext, { formerEmail, email }: Change): Mail[] => [
  {
    to: email,
    subject: 'Your Mailmonth email address is restored',
    kind: 'email_reverted',
    text: [
      'Your Mailmonth account uses this address again. We logged you out on every device.',
      '',
      `Choose a new password now: ${app.env.appUrl}/forgot-password`,
    ].join('\n'),
  },
  {
    to: formerEmail,
    subject: 'Your Mailmonth email address was changed back',
    kind: 'email_reverted',
    text: "The owner of the previous address undid the email change of this Mailmonth account. You can't log in with this address anymore.",
  },
]
