import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './kit/field.tsx'
import { Input } from './kit/input.tsx'
import { useProductForm } from './product-form.ts'

function NameForm({ onSave }: { onSave: (name: string) => void }) {
  const [stored, setStored] = useState('Northfold')
  const form = useProductForm({ defaultValues: { name: stored } })
  const save = form.handleSubmit(({ name }) => {
    onSave(name)
    setStored(name)
    form.reset({ name })
  })
  return (
    <form onSubmit={(event) => void save(event)}>
      <Field label="Name">
        <Input {...form.register('name')} />
      </Field>
      <button type="button" onClick={() => form.reset({ name: stored })}>
        Discard
      </button>
      <button type="submit" disabled={!form.formState.isDirty}>
        Save
      </button>
    </form>
  )
}

test('screen tests run components compiled by the React Compiler', () => {
  expect(String(Field)).toMatch(/\b_c\d*\(\d+\)/)
  expect(String(NameForm)).toMatch(/\b_c\d*\(\d+\)/)
})

test('a form accepts input after saving and after discarding', async () => {
  const saved: string[] = []
  await render(<NameForm onSave={(name) => saved.push(name)} />)
  const name = page.getByLabelText('Name')
  const button = (label: string) => page.getByRole('button', { name: label })

  await name.fill('Quayside')
  await button('Save').click()
  await expect.element(button('Save')).toBeDisabled()
  await name.fill('Harborside')
  await button('Discard').click()
  await expect.element(name).toHaveValue('Quayside')
  await expect.element(button('Save')).toBeDisabled()
  await name.fill('Lakeside')
  await button('Save').click()
  await expect.poll(() => saved).toEqual(['Quayside', 'Lakeside'])
})
