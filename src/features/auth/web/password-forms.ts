import { z } from 'zod'
import { emailField } from '#shared/text-fields.ts'
import { newPasswordField } from '../fields.ts'

interface TwoPasswords {
  password: string
  confirmPassword: string
}

const same = ({ password, confirmPassword }: TwoPasswords) => password === confirmPassword
const mismatch = { path: ['confirmPassword'], message: 'Passwords do not match', when: () => true }

const twoPasswords = { password: newPasswordField, confirmPassword: z.string() }

export const signupForm = z.object({ email: emailField, ...twoPasswords }).refine(same, mismatch)
export const resetPasswordForm = z.object(twoPasswords).refine(same, mismatch)
export const forgotPasswordForm = z.object({ email: emailField })
