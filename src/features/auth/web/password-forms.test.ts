import { describe, expect, test } from 'vitest'
import { resetPasswordForm, signupForm } from './password-forms.ts'

const complaints = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('signing up', () => {
  test('takes an address and the same password twice', () => {
    const typed = { email: ' Ada@Example.com ', password: 'long enough', confirmPassword: 'long enough' }
    expect(signupForm.parse(typed).email).toBe('ada@example.com')
  })

  test('shows all errors together', () => {
    expect(complaints(signupForm.safeParse({ email: '', password: 'short', confirmPassword: 'other' }))).toEqual([
      'email: Email is required',
      'password: Password must be at least 8 characters long',
      'confirmPassword: Passwords do not match',
    ])
  })
})

test('a new password is not trimmed: spaces at its ends belong to it', () => {
  const typed = { password: ' 8 signs ', confirmPassword: '8 signs' }
  expect(complaints(resetPasswordForm.safeParse(typed))).toEqual(['confirmPassword: Passwords do not match'])
})
