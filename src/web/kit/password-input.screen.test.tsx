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

test('shows and hides what was typed', async () => {
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

test('says that Caps Lock is on while one types, and stops when one leaves', async () => {
  const screen = await render(<Form />)
  const input = screen.getByLabelText('Password', { exact: true })
  await input.click()
  // A driven keyboard has no Caps Lock of its own, so the event says it.
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
