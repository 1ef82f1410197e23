import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { textField } from '#shared/text-fields.ts'
import { signedInUser } from './contract.ts'
import { currentPasswordField } from './fields.ts'

const CODE_NEEDED = 'Enter the code from your authenticator app.'
/** Longer than a code, so that users can type spaces and hyphens. */
const codeField = textField(60, CODE_NEEDED)

export const passwordOnly = z.object({ currentPassword: currentPasswordField })
export const codeOnly = z.object({ code: codeField })
export const passwordAndCode = z.object({ currentPassword: currentPasswordField, code: codeField })

/** Only this response has the codes, because we store their hashes. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** These endpoints are for the user alone, so an impersonating super admin can't call them. */
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
    summary: 'Get the state of your two-factor authentication and the number of recovery codes left',
    answer: z.object({ on: z.boolean(), since: z.iso.datetime().nullable(), recoveryCodesLeft: z.int() }),
    rate: 'read',
    audit: null,
    shows: ['session'],
    errors: [],
  }),
  begin: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path,
    summary:
      'Start to set up two-factor authentication. Returns a new secret as text, address and QR code, and turns nothing on yet',
    body: passwordOnly,
    answer: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    audit: null,
    changesNothing: 'Nothing is on yet.',
    errors: ['CONFLICT'],
  }),
  confirm: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path: `${path}/confirm`,
    summary: 'Turn on two-factor authentication with a first code. Logs out every other device',
    body: codeOnly,
    answer: newRecoveryCodes,
    audit: 'second_factor.turned_on',
    changes: ['session'],
    errors: ['CONFLICT'],
  }),
  replaceRecoveryCodes: endpoint({
    ...ofYourOwn,
    method: 'POST',
    path: `${path}/recovery-codes`,
    summary: 'Create ten new recovery codes. The old ones stop working',
    body: passwordAndCode,
    answer: newRecoveryCodes,
    audit: 'second_factor.recovery_codes_replaced',
    auditRefusal: 'second_factor.recovery_codes_refused',
    changes: ['session'],
    errors: ['CONFLICT'],
  }),
  turnOff: endpoint({
    ...ofYourOwn,
    method: 'DELETE',
    path,
    summary: 'Turn off two-factor authentication with your password and a code or a recovery code',
    body: passwordAndCode,
    answer: z.object({ ok: z.boolean() }),
    audit: 'second_factor.turned_off',
    auditRefusal: 'second_factor.turn_off_refused',
    changes: ['session'],
    errors: ['CONFLICT'],
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/api/auth/login/second-factor',
    summary: 'Complete a login with the challenge of the first step and a code or a recovery code',
    body: z.object({ challenge: textField(200), code: codeField }),
    answer: signedInUser.extend({
      recoveryCodesLeft: z.int().optional(),
    }),
    access: 'public',
    gate: null,
    whenSuspended: 'ignore',
    rate: 'sign-in',
    audit: 'user.logged_in',
    auditRefusal: 'user.log_in_failed',
    changes: ['session'],
    errors: ['INVALID_TOKEN'],
  }),
}
