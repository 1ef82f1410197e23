import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { brandEndpoints } from '#features/brands/contract.ts'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { endpointQuery } from './endpoint-query.ts'
import { Field } from './kit/field.tsx'
import { Input } from './kit/input.tsx'
import { currentToasts, dismissToast } from './kit/toast-store.ts'
import { useProductForm } from './product-form.ts'
import { useChange, useChanges, useQuietChange } from './use-change.ts'

const LIST = 'GET /api/brands'
const RENAME = `PATCH /api/brands/${tannholt.id}`
const ARCHIVE = `POST /api/brands/${tannholt.id}/archive`
const params = { id: tannholt.id }

function Brands() {
  const client = useQueryClient()
  const { data } = useQuery(endpointQuery(brandEndpoints.list, {}))
  const form = useProductForm({ defaultValues: { name: 'Renamed' } })
  const rename = useChange(brandEndpoints.update, {
    input: (name: string) => ({ params, body: { name } }),
    done: ({ brand }) => ({ title: 'Saved', description: brand.name }),
    failed: { title: 'Not saved', fallback: 'Please try again.' },
    form,
  })
  const both = useChanges(async (change) => {
    await change(brandEndpoints.update, { params, body: { name: 'First' } })
    await change(brandEndpoints.archive, { params })
  })
  const { queryKey } = endpointQuery(brandEndpoints.list, {})
  const store = useQuietChange(brandEndpoints.update, {
    input: (name: string) => ({ params, body: { name } }),
    onAnswer: ({ brand }) => brand.name === 'Kept' && client.setQueryData(queryKey, { brands: [brand] }),
  })
  return (
    <form onSubmit={(event) => void form.handleSubmit(({ name }) => rename.mutate(name))(event)}>
      <p>{data?.brands.map(({ name }) => name).join()}</p>
      <Field label="Name" error={form.formState.errors.name?.message}>
        <Input {...form.register('name')} />
      </Field>
      <button type="submit">Save</button>
      <button type="button" onClick={() => both.mutate()}>
        Both
      </button>
      <button type="button" onClick={() => void store('Stored').catch(() => {})}>
        Store
      </button>
    </form>
  )
}

async function aPage(answers: Parameters<typeof answeringServer>[0]) {
  const asked = answeringServer({ [LIST]: answer({ brands: [tannholt] }), ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  await render(
    <QueryClientProvider client={client}>
      <Brands />
    </QueryClientProvider>,
  )
  await expect.element(page.getByText(tannholt.name)).toBeVisible()
  return () => asked.map(({ call }) => call)
}

let earlier: number[] = []
const said = () =>
  currentToasts()
    .filter(({ id }) => !earlier.includes(id))
    .map(({ title, description }) => [title, description])

beforeEach(() => {
  earlier = currentToasts().map(({ id }) => id)
  for (const id of earlier) dismissToast(id)
})

test('shows a change and loads again what displays it', async () => {
  const calls = await aPage({ [RENAME]: answer({ brand: { ...tannholt, name: 'Renamed' } }) })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(calls).toEqual([LIST, RENAME, LIST])
  await expect.poll(said).toContainEqual(['Saved', 'Renamed'])
})

test('shows an error at its field and loads nothing again', async () => {
  const body = { error: 'This name is too long.', code: 'INVALID_INPUT', field: 'name' }
  const calls = await aPage({ [RENAME]: { status: 400, body } })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('This name is too long.')).toBeVisible()
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
  expect(said()).toContainEqual(['Not saved', 'This name is too long.'])
  expect(calls()).toEqual([LIST, RENAME])
})

test('loads the page again if the error says that it is old', async () => {
  const calls = await aPage({ [RENAME]: refusal(404, 'NOT_FOUND', 'Not found') })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(calls).toEqual([LIST, RENAME, LIST])
})

test('shows the completed requests of a group even if a later one fails', async () => {
  const calls = await aPage({
    [RENAME]: answer({ brand: tannholt }),
    [ARCHIVE]: refusal(403, 'FORBIDDEN', 'You are not allowed to do this'),
  })
  await page.getByRole('button', { name: 'Both' }).click()
  await expect.poll(calls).toEqual([LIST, RENAME, ARCHIVE, LIST])
})

test.each([
  ['Stored', [LIST, RENAME, LIST]],
  // The page already shows what the response put into the cache.
  ['Kept', [LIST, RENAME]],
])('a quiet change says nothing and shows %s', async (name, expected) => {
  const calls = await aPage({ [RENAME]: answer({ brand: { ...tannholt, name } }) })
  await page.getByRole('button', { name: 'Store' }).click()
  await expect.poll(calls).toEqual(expected)
  expect(said()).toEqual([])
})

test('a quiet change loads nothing again after an error that changed nothing', async () => {
  const calls = await aPage({ [RENAME]: refusal(403, 'FORBIDDEN', 'You are not allowed to do this') })
  await page.getByRole('button', { name: 'Store' }).click()
  await expect.poll(calls).toEqual([LIST, RENAME])
  expect(said()).toEqual([])
})
