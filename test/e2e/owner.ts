import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PASSWORD, newEmail } from './product.ts'

/** Calls the API with the session of a page. */
export async function post<Answer>(page: Page, address: string, data: object): Promise<Answer> {
  const response = await page.request.post(address, { data })
  expect(response.ok(), `${address}: ${response.status()}`).toBe(true)
  return (await response.json()) as Answer
}

export async function becomeOwner(page: Page) {
  const email = newEmail()
  await post(page, '/api/auth/signup', { email, password: PASSWORD })
  const { workspace } = await post<{ workspace: { id: string } }>(page, '/api/workspaces', { name: 'Quillhound' })
  const { brand } = await post<{ brand: { id: string } }>(page, '/api/brands', {
    workspaceId: workspace.id,
    name: 'Tannholt',
    website: 'https://tannholt.example',
    country: 'US',
    language: 'en',
    defaultEmailType: 'design-based',
  })
  return { email, workspace, brand }
}

/** A brand without a profile has a short plan. */
export async function describeByApi(page: Page, brandId: string): Promise<void> {
  const address = `/api/brands/${brandId}`
  const described = await page.request.patch(address, {
    data: {
      customerAvatar: { demographics: 'Dog owners', interests: 'Trail days', buyingTriggers: 'The puppy grew' },
      productsInfo: { products: 'Ridge Harness, Packable Bowl, Trail Leash, Cold-Nose Coat', averageOrderValue: '$72' },
      buyingJourney: { buyingProcess: 'Reads the size guide', commonObjections: 'Will it last?' },
    },
  })
  expect(described.ok()).toBe(true)
  const trade = { kind: 'trade', key: 'trade', state: 'confirmed' }
  expect((await page.request.patch(`${address}/sheet`, { data: { facts: [trade] } })).ok()).toBe(true)
}
