import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text.ts'
import { currentPasswordField, signedInUser } from './contract.ts'

const CODE_NEEDED = 'Enter the code from your authenticator app.'
/** Longer than any code, so that spaces and hyphens may be typed along. */
const codeField = textField(60, CODE_NEEDED)

export const passwordOnly = z.object({ currentPassword: currentPasswordField })
export const codeOnly = z.object({ code: codeField })
export const passwordAndCode = z.object({ currentPassword: currentPasswordField, code: codeField })

/** Told once: only their hashes are kept. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** Calls about your own second factor. They are yours alone, whoever else may act in your account. */
const ofYourOwn = {
  access: 'session',
  gate: null,
  whenSuspended: 'ignore',
  whileImpersonating: 'refuse',
  rate: 'write',
} as const
const path = '/api/auth/second-factor'

export const factorEndpoints = {
  status: endpoint({
    ...ofYourOwn,
    method: 'GET',
    path,
    summary: 'Whether you use two-factor authentication, and how many recovery codes are left',
    answer: z.object({ on: z.boolean(), since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() }),
    rate: 'read',
    audit: null,
    errors: [],
  }),
  begin: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path,
    summary: 'Begin to set up two-factor authentication: a new secret as text, address and QR code; nothing is on yet',
    body: passwordOnly,
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    audit: null,
    errors: ['CONFLICT'],
  }),
  confirm: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'Turn two-factor authentication on with a first code; logs out every other device',
    body: codeOnly,
    answer: newRecoveryCodes,
    audit: 'second_factor.turned_on',
    errors: ['CONFLICT'],
  }),
  replaceRecoveryCodes: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Get ten new recovery codes; the old ones stop working',
    body: passwordAndCode,
    answer: newRecoveryCodes,
    audit: 'second_factor.recovery_codes_replaced',
    auditRefusal: 'second_factor.recovery_codes_refused',
    errors: ['CONFLICT'],
  }),
  turnOff: endpoint({
    ...ofYourOwn,
    method: 'DELETE',
    path,
    summary: 'Turn two-factor authentication off with your password and a code or a recovery code',
    body: passwordAndCode,
    answer: z.object({ ok: z.boolean() }),
    audit: 'second_factor.turned_off',
    auditRefusal: 'second_factor.turn_off_refused',
    errors: ['CONFLICT'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login/second-factor',
    summary: 'The second step of a login: the challenge of the first step with a code or a recovery code',
    body: z.object({ challenge: textField(200), code: codeField }),
    answer: signedInUser.extend({
      /** Only after a recovery code. */
      recoveryCodesLeft: z.int().optional(),
    }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-in',
    audit: 'user.logged_in',
    auditRefusal: 'user.log_in_failed',
    errors: ['INVALID_TOKEN'],
  }),
}
