import type { AppContext } from '#server/app-context.ts'
import type { Mail } from '#server/mailer.ts'
import { recoveryCodesLeftText } from '../../recovery-words.ts'

function securityMail(app: AppContext, to: string, subject: string, lines: string[]): Mail {
  const text = [
    ...lines,
    '',
    `If this wasn't you, choose a new password now: ${app.env.appUrl}/forgot-password`,
    'Then contact support.',
  ].join('\n')
  return { to, subject, kind: 'second_factor', text }
}

export const turnedOnMail = (app: AppContext, to: string) =>
  securityMail(app, to, 'Two-factor authentication is now on', [
    'You turned on two-factor authentication for your Mailmonth account. We logged you out on every other device.',
    'From now on, you enter a code from your authenticator app when you log in.',
  ])

export const turnedOffMail = (app: AppContext, to: string, ofTokens: readonly string[]) =>
  securityMail(app, to, 'Two-factor authentication is now off', [
    'You turned off two-factor authentication for your Mailmonth account. You now log in with your password alone.',
    ...ofTokens,
  ])

export const recoveryCodesReplacedMail = (app: AppContext, to: string) =>
  securityMail(app, to, 'You have new recovery codes', [
    'You created new recovery codes for your Mailmonth account. The old ones no longer work.',
  ])

export const recoveryCodeUsedMail = (app: AppContext, to: string, left: number) =>
  securityMail(app, to, 'A recovery code was used to log in', [
    `Someone, most likely you, logged in to your Mailmonth account with a recovery code. ${recoveryCodesLeftText(left)}`,
    `You can create new ones in your settings: ${app.env.appUrl}/dashboard/settings?tab=profile`,
  ])

export const removedBySupportMail = (app: AppContext, to: string, ofTokens: readonly string[]) =>
  securityMail(app, to, 'Two-factor authentication was removed from your account', [
    'Support removed two-factor authentication from your Mailmonth account and logged you out on every device.',
    `Log in with your password and turn it on again: ${app.env.appUrl}/dashboard/settings?tab=profile`,
    ...ofTokens,
  ])
