import { z } from 'zod'
import { PASSWORD_MAX } from '#features/auth/fields.ts'

const password = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters`)

export const passwordConfirmation = z.object({ password })
