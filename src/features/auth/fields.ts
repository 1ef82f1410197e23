import { z } from 'zod'
import { emailField, textField } from '#shared/text-fields.ts'

export const PASSWORD_MAX = 128

export const newPasswordField = z
  .string('Password must be at least 8 characters long')
  .min(8, 'Password must be at least 8 characters long')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const credentials = z.object({
  email: emailField,
  password: z
    .string('Password is required')
    .min(1, 'Password is required')
    .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`),
})

export const profileFields = z.object({
  name: textField(100),
  email: emailField,
  phone: textField(50),
  address: textField(500),
})

export const currentPasswordField = z
  .string('Please enter your current password')
  .min(1, 'Please enter your current password')
  .max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const passwordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})
