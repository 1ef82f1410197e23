import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

function Form() {
  return (
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>
  )
}

test('shows and hides the password', async () => {
  const screen = await render(<Form />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.fill('a secret')
  await expect.element(input).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(input).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(input).toHaveAttribute('type', 'password')
  await expect.element(input).toHaveValue('a secret')
})

test('warns about Caps Lock while you type', async () => {
  const screen = await render(<Form />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.click()
  // A simulated keyboard has no Caps Lock, so the event sets the modifier.
  const press = (modifierCapsLock: boolean) =>
    input.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock }))
  press(true)
  await expect.element(screen.getByText('Caps Lock is on')).toBeVisible()
  press(false)
  await expect.element(screen.getByText('Caps Lock is on')).not.toBeInTheDocument()
  press(true)
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(screen.getByText('Caps Lock is on')).not.toBeInTheDocument()
})
