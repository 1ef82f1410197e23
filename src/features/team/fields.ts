import { z } from 'zod'
import { emailField, textField } from '#shared/text-fields.ts'
import { ASSIGNABLE_ROLES } from '#shared/role-ladder.ts'
import { PASSWORD_MAX, passwordField } from '#features/auth/fields.ts'

export const inviteFields = z.object({
  email: emailField,
  name: textField(100).optional(),
  role: z.enum(ASSIGNABLE_ROLES, 'Choose a role.'),
})

export const acceptPasswordField = z
  .string('Password is required')
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const memberPasswordField = passwordField(6, 'Password must be at least 6 characters long')

export const memberNameField = textField(100, 'Name is required')
