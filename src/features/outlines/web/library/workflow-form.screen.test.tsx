import '#web/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import { anOutline } from '../outline.fixtures.ts'
import type { Outline } from '../../contract.ts'
import { sessionOptions } from '#features/auth/web/queries.ts'
import { ada } from '#test/browser/open-product.tsx'
import { WorkflowForm } from './workflow-form.tsx'

const outline = anOutline({ notes: null })
const NOTES = `PATCH /api/email-outlines/${outline.id}/notes`

const form = (now: Outline) => (
  <QueryClientProvider client={client}>
    <TooltipProvider>
      <WorkflowForm outline={now} workspaceId="w" readOnly={false} onSaved={() => {}} />
    </TooltipProvider>
  </QueryClientProvider>
)
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
client.setQueryData(sessionOptions.queryKey, ada as never)
const mine = page.getByLabelText('Notes', { exact: true })
const choice = page.getByRole('group', { name: 'Two versions of Notes' })
const save = page.getByRole('button', { name: 'Save Changes' })

test('two people at the same notes: both are shown, nothing is overwritten, and one chooses', async () => {
  const asked = answeringServer({ [NOTES]: answer({ outline }) })
  const screen = await render(form(outline))
  await mine.fill('Robin: green, please.')
  await screen.rerender(form({ ...outline, notes: 'Kim: blue, please.' }))
  await expect.element(choice.getByText('Kim: blue, please.')).toBeVisible()
  await expect.element(mine).toHaveValue('Robin: green, please.')
  await expect.element(save).toBeDisabled()
  await choice.getByRole('button', { name: 'Keep mine' }).click()
  await expect.element(choice).not.toBeInTheDocument()
  await save.click()
  await expect
    .poll(() => asked.find(({ call }) => call === NOTES)?.body)
    .toEqual({
      notes: 'Robin: green, please.',
      was: 'Kim: blue, please.',
    })

  await expect.element(page.getByText(/Not saved yet/)).not.toBeInTheDocument()
  await mine.fill('Robin: green, really.')
  await screen.rerender(form({ ...outline, notes: 'Ana: red.' }))
  await choice.getByRole('button', { name: 'Use the other version' }).click()
  await expect.element(mine).toHaveValue('Ana: red.')
  await expect.element(choice).not.toBeInTheDocument()
})

test('what was typed is there again after the form was closed, until it is discarded or saved', async () => {
  const later = anOutline({ id: '0198c5a0-0000-7000-8000-0000000000aa', notes: null, designLink: null })
  answeringServer({
    [`PATCH /api/email-outlines/${later.id}/notes`]: answer({ outline: { ...later, notes: 'Second' } }),
  })
  const first = await render(form(later))
  await mine.fill('First')
  await first.unmount()
  const second = await render(form(later))
  await expect.element(mine).toHaveValue('First')
  await expect.element(page.getByText(/Not saved yet/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(mine).toHaveValue('')
  await expect.element(page.getByRole('combobox', { name: 'Status' })).toHaveFocus()
  await mine.fill('Second')
  await save.click()
  await expect.element(page.getByText(/Not saved yet/)).not.toBeInTheDocument()
  await second.unmount()
  await render(form(later))
  await expect.element(mine).toHaveValue('')
})
