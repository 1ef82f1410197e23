import { z } from 'zod'
import { textField } from '#shared/text-fields.ts'
import { acceptPasswordField } from '../fields.ts'

export const acceptInviteForm = z
  .object({ name: textField(100), password: acceptPasswordField, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: () => true,
  })

export function invalidTitle(status: 'PENDING' | 'ACCEPTED' | 'CANCELED' | 'EXPIRED' | null): string {
  if (status === 'CANCELED') return 'Invitation Canceled'
  if (status === 'EXPIRED') return 'Invitation Expired'
  if (status === 'ACCEPTED') return 'Invitation Already Used'
  return 'Invalid Invitation'
}
