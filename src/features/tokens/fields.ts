import { z } from 'zod'
import { optionalText, textField } from '#shared/text-fields.ts'
import { currentPasswordField } from '#features/auth/fields.ts'

export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const TOKEN_DAYS = [30, 90, 365] as const

export const newTokenFields = z.object({
  name: textField(60, 'Enter a name'),
  scope: z.enum(TOKEN_SCOPES, 'Choose a scope.'),
  expiresInDays: z.literal(TOKEN_DAYS, 'Choose one of the lifetimes.'),
  currentPassword: currentPasswordField,
  /** Required if the user has two-factor authentication. */
  code: optionalText(60),
})
