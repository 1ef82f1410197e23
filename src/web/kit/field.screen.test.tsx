import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

test('the name of an optional field is two words', async () => {
  await render(
    <Field label="Phrases to say" optional>
      <Input />
    </Field>,
  )
  await expect.element(page.getByRole('textbox')).toHaveAccessibleName('Phrases to say Optional')
})
