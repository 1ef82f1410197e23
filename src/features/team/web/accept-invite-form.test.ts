import { expect, test } from 'vitest'
import { acceptInviteForm, invalidTitle } from './accept-invite-form.ts'

test.each([
  ['', '', 'password', 'Password is required'],
  ['1234567', '1234567', 'password', 'Password must be at least 8 characters'],
  ['long enough', 'long enouhg', 'confirmPassword', "Passwords don't match"],
])('%j and %j', (password, confirmPassword, field, message) => {
  const { error } = acceptInviteForm.safeParse({ name: '', password, confirmPassword })
  expect(error?.issues[0]).toMatchObject({ path: [field], message })
})

test('a name is optional', () => {
  const typed = { name: '', password: 'long enough', confirmPassword: 'long enough' }
  expect(acceptInviteForm.safeParse(typed).success).toBe(true)
})

test.each([
  ['CANCELED', 'Invitation Canceled'],
  ['EXPIRED', 'Invitation Expired'],
  ['ACCEPTED', 'Invitation Already Used'],
  ['PENDING', 'Invalid Invitation'],
  [null, 'Invalid Invitation'],
] as const)('a link that is %s says %s', (status, title) => {
  expect(invalidTitle(status)).toBe(title)
})
