import '#web/styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, answeringServer, badGateway, refusal } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { emptyAccount } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'
import { createQueryClient } from '#app/web/query-client.ts'
import { routeIds, searches } from '#web/searches.ts'
import { BrandPage } from './widgets/brand-page.tsx'

const other = { ...tannholt, id: '0198c5a0-0000-7000-8000-000000000014', name: 'Other brand' }
const elsewhere = { ...other, workspaceId: '0198c5a0-0000-7000-8000-000000000015', name: 'Brand of another workspace' }
const { workspaceId } = tannholt
const REMEMBER = 'PATCH /api/memberships/last-accessed-brand'

const account = (role = 'OWNER', changes: { status?: string } = {}, last: string | null = null) => ({
  ...emptyAccount,
  'GET /api/workspaces': answer({
    workspaces: [northfold('PRO', changes)],
    memberships: [{ ...adaIn(workspaceId, role), lastAccessedBrandId: last }],
  }),
})
const brandsAre = (...brands: object[]) => ({ 'GET /api/brands': answer({ brands }) })

async function open(answers: Parameters<typeof answeringServer>[0], address = '/') {
  const asked = answeringServer(answers)
  const chosen: string[] = []
  const root = createRootRoute()
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
  const dashboard = createRoute({
    getParentRoute: () => signedIn,
    id: 'dashboard',
    validateSearch: (given) => searches.dashboard.parse(given),
  })
  const shown = createRoute({
    getParentRoute: () => dashboard,
    path: '/',
    component: () => (
      <Suspense>
        <BrandPage
          title="Shelf"
          header={<h1>Shelf of a brand</h1>}
          loading={<p>Loading the shelf</p>}
          noBrand={{ title: 'No brand here', description: 'Create a brand to fill its shelf.' }}
          onChoose={(brandId) => chosen.push(brandId)}
        >
          {({ brand, brands, choose }) => (
            <>
              <h1>{`Shelf of ${brand.name}`}</h1>
              {brands.map(({ id, name }) => (
                <button key={id} type="button" onClick={() => choose(id)}>
                  {name}
                </button>
              ))}
            </>
          )}
        </BrandPage>
      </Suspense>
    ),
  })
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([dashboard.addChildren([shown])])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  expect(Object.keys(router.routesById)).toContain(routeIds.dashboard)
  await render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  return { asked, chosen }
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const create = page.getByRole('link', { name: 'Create Your First Brand' })

test('without a workspace, users can create a brand', async () => {
  await open(emptyAccount)
  await expect.element(heading('Shelf of a brand')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'No brand here' })).toBeVisible()
  await expect.element(create).toBeVisible()
  expect(document.title).toBe('Shelf · Mailmonth')
})

test.each([
  ['an owner creates the first brand', 'OWNER', 'ACTIVE', true],
  ['a creator asks the owner for one', 'CREATOR', 'ACTIVE', false],
  ['a collaborator asks the owner for one', 'COLLABORATOR', 'ACTIVE', false],
  ['nobody creates one in a suspended workspace', 'OWNER', 'SUSPENDED', false],
])('without a brand, %s', async (_, role, status, mayCreate) => {
  await open({ ...account(role, { status }), ...brandsAre(elsewhere) })
  await expect.element(heading('Shelf of a brand')).toBeVisible()
  const sentence = `Create a brand to fill its shelf.${mayCreate ? '' : ' Ask the owner of this workspace to create one.'}`
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible()
  expect(create.elements()).toHaveLength(mayCreate ? 1 : 0)
})

test('shows its frame while the brands are loading', async () => {
  const slow = Promise.withResolvers<ReturnType<typeof answer>>()
  await open({ ...account(), 'GET /api/brands': slow.promise })
  await expect.element(heading('Shelf of a brand')).toBeVisible()
  await expect.element(page.getByText('Loading the shelf')).toBeVisible()
  slow.resolve(answer({ brands: [tannholt] }))
  await expect.element(heading('Shelf of Tannholt Kaffee')).toBeVisible()
  await expect.element(page.getByText('Loading the shelf')).not.toBeInTheDocument()
})

test.each([
  ["the server's reason", refusal(503, 'UNAVAILABLE', 'The service is busy.'), 'The service is busy.'],
  ['its own sentence', badGateway, 'Check your connection and try again.'],
])('brands that fail to load show %s and can be loaded again', async (_, failure, sentence) => {
  const answers = { ...account(), 'GET /api/brands': failure }
  await open(answers)
  await expect.element(heading('Shelf of a brand')).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We couldn't load your brands/)
  await expect.element(page.getByText(sentence)).toBeVisible()
  answers['GET /api/brands'] = answer({ brands: [tannholt] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading('Shelf of Tannholt Kaffee')).toBeVisible()
})

test.each([
  ['the brand of the address', `/?brandId=${other.id}`, tannholt.id, 'Other brand'],
  ['the last brand if the address has none', '/', other.id, 'Other brand'],
  ['the last brand if the address has none of the workspace', '/?brandId=nothing', other.id, 'Other brand'],
  ['the first brand if there is no last one', '/', null, 'Tannholt Kaffee'],
])('shows %s', async (_, address, last, name) => {
  await open({ ...account('OWNER', {}, last), ...brandsAre(elsewhere, tannholt, other) }, address)
  await expect.element(heading(`Shelf of ${name}`)).toBeVisible()
  expect(page.getByRole('button', { name: elsewhere.name }).elements()).toHaveLength(0)
})

test('a choice goes into the address, and the next visit starts with it', async () => {
  const { asked, chosen } = await open({
    ...account(),
    ...brandsAre(tannholt, other),
    [REMEMBER]: answer({ ok: true }),
  })
  await page.getByRole('button', { name: 'Other brand' }).click()
  await expect.poll(() => chosen).toEqual([other.id])
  await expect
    .poll(() => asked.find(({ call }) => call === REMEMBER)?.body)
    .toEqual({ brandId: other.id, workspaceId: tannholt.workspaceId })
})

test.each([
  ['another brand in the address is remembered too', `/?brandId=${other.id}`, tannholt.id, [other.id]],
  ['a brand that would be shown anyway is not saved', `/?brandId=${tannholt.id}`, null, []],
  ['a visit without a brand saves nothing', '/', other.id, []],
])('%s', async (_, address, last, saved) => {
  const { asked } = await open(
    { ...account('OWNER', {}, last), ...brandsAre(tannholt, other), [REMEMBER]: answer({ ok: true }) },
    address,
  )
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Shelf of/)
  const calls = () =>
    asked.filter(({ call }) => call === REMEMBER).map(({ body }) => (body as { brandId: string }).brandId)
  await expect.poll(calls).toEqual(saved)
})
