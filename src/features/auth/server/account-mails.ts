import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'

interface Change {
  formerEmail: string
  email: string
}

export const resetPasswordMail = (app: AppContext, to: string, token: string): Mail => ({
  to,
  subject: 'Choose a new password for Mailmonth',
  kind: 'reset_password',
  text: [
    'Someone, most likely you, asked for a new password for your Mailmonth account.',
    '',
    `Choose it here within an hour: ${app.env.appUrl}/reset-password?token=${token}`,
    '',
    'If it was not you, ignore this mail: your password stays as it is.',
  ].join('\n'),
})

export const passwordChangedMail = (app: AppContext, to: string, loggedOut: string): Mail => ({
  to,
  subject: 'Your Mailmonth password was changed',
  kind: 'password_changed',
  text: [
    `The password of your Mailmonth account was changed, and ${loggedOut} was logged out.`,
    '',
    `If it wasn't you, choose a new one now: ${app.env.appUrl}/forgot-password`,
  ].join('\n'),
})

export const confirmEmailMail = (app: AppContext, to: string, token: string): Mail => ({
  to,
  subject: 'Confirm your new Mailmonth email address',
  kind: 'confirm_email',
  text: [
    'Someone, most likely you, wants to use this address for their Mailmonth account.',
    '',
    `Confirm it here within 24 hours: ${app.env.appUrl}/confirm-email?token=${token}`,
    '',
    "If it wasn't you, ignore this email. Nothing changes without a click on that page.",
  ].join('\n'),
})

/** To the old address with the way back, and to the new one. */
export const emailChangedMails = (app: AppContext, { formerEmail, email }: Change, revertToken: string): Mail[] => [
  {
    to: formerEmail,
    subject: 'Your Mailmonth email address was changed',
    kind: 'email_changed',
    text: [
      `The email address of your Mailmonth account was changed to ${email}. You log in with that address from now on.`,
      '',
      `If it wasn't you, bring this address back within seven days: ${app.env.appUrl}/revert-email?token=${revertToken}`,
      '',
      'The link stops working when the password is reset.',
    ].join('\n'),
  },
  {
    to: email,
    subject: 'You now log in to Mailmonth with this address',
    kind: 'email_confirmed',
    text: `The email address of your Mailmonth account was changed from ${formerEmail} to this one. Every other device was logged out.`,
  },
]

export const emailRevertedMails = (app: AppContext, { formerEmail, email }: Change): Mail[] => [
  {
    to: email,
    subject: 'Your Mailmonth email address is back',
    kind: 'email_reverted',
    text: [
      'Your Mailmonth account uses this address again, and every device was logged out.',
      '',
      `Choose a new password now: ${app.env.appUrl}/forgot-password`,
    ].join('\n'),
  },
  {
    to: formerEmail,
    subject: 'Your Mailmonth email address was changed back',
    kind: 'email_reverted',
    text: 'The owner of the former address took back the email change of this Mailmonth account. This address no longer logs in.',
  },
]
