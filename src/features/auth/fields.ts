import { z } from 'zod'
import { emailField, textField } from '#shared/text-fields.ts'

export const PASSWORD_MAX = 128

/** `message` is for a password that is too short. */
export const passwordField = (least: number, message: string) =>
  z.string(message).min(least, message).max(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`)

export const newPasswordField = passwordField(8, 'Password must be at least 8 characters long')

export const credentials = z.object({ email: emailField, password: passwordField(1, 'Password is required') })

export const profileFields = z.object({
  name: textField(100),
  email: emailField,
  phone: textField(50),
  address: textField(500),
})

export const currentPasswordField = passwordField(1, 'Please enter your current password')

export const passwordChange = z.object({
  currentPassword: currentPasswordField,
  newPassword: newPasswordField,
})
